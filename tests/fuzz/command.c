/* The one unit of the command that relies on beginning but once. */
#include "../../src/cli/commands/edit.c"

void command_forget(void);

void command_forget(void)
{
    edits = NULL;
    n_edits = 0;
    memset(changes, 0, sizeof changes);
}

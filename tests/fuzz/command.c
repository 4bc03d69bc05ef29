/* The only unit of the command that relies on being initialized just once. */
#include "../../src/cli/commands/edit.c"

void command_forget(void);

void command_forget(void)
{
    edits = NULL;
    n_edits = 0;
    memset(changes, 0, sizeof changes);
}

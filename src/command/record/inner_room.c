/* Makes room for the lines that the records of a chunk wrap. */
#include "command/record/inner_room.h"

#include "command/memory.h"
#include "command/record/records.h"

#include <stdlib.h>

/* Chunks without long records need less. */
enum { USUAL_TEXT = 4 * 1024 * 1024 };

static void *with_room(void *list, size_t *room, size_t need, size_t size)
{
    if (need <= *room)
        return list;
    *room = memory_ample(need);
    free(list);
    return memory_of(memory_product(*room, size));
}

void inner_lines_begin(struct inner_lines *inner, size_t lines, size_t parts, size_t text)
{
    inner->n = inner->n_parts = inner->n_text = 0;
    inner->line = with_room(inner->line, &inner->line_room, lines, sizeof *inner->line);
    inner->part = with_room(inner->part, &inner->part_room, parts, sizeof *inner->part);
    inner->text = with_room(inner->text, &inner->text_room, memory_sum(text, RECORD_SLACK), 1);
}

void inner_lines_release(struct inner_lines *inner)
{
    if (inner->text_room <= USUAL_TEXT)
        return;
    free(inner->text);
    inner->text = NULL;
    inner->text_room = 0;
}

void inner_lines_free(struct inner_lines *inner)
{
    if (inner == NULL)
        return;
    free(inner->line);
    free(inner->part);
    free(inner->text);
    free(inner);
}

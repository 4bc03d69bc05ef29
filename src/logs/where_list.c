/* Keeps the list of "in" sorted, and searches it by halves. */
#include "logs/where_list.h"

#include "command/memory.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

struct where_list *where_list_begin(int ignore_case)
{
    struct where_list *list = memory_of(sizeof *list);

    memset(list, 0, sizeof *list);
    list->ignore_case = ignore_case;
    return list;
}

/* Makes room for another element after n. */
static void *grown(void *elements, size_t n, size_t *size, size_t element)
{
    if (n < *size)
        return elements;
    *size = memory_sum(memory_product(2, n), 8);
    return memory_grown(elements, memory_product(*size, element));
}

void where_list_add_text(struct where_list *list, char *s, size_t n)
{
    size_t i;

    list->texts = grown(list->texts, list->n_texts, &list->size_texts, sizeof *list->texts);
    for (i = 0; list->ignore_case && i < n; i++)
        s[i] = (char)uric_lower(s[i]);
    list->texts[list->n_texts].s = s;
    list->texts[list->n_texts++].n = n;
}

void where_list_add_number(struct where_list *list, const struct decimal *number)
{
    list->numbers = grown(list->numbers, list->n_numbers, &list->size_numbers,
                          sizeof *list->numbers);
    list->numbers[list->n_numbers++] = *number;
}

void where_list_keep(struct where_list *list, char *s)
{
    list->kept = memory_grown(list->kept, memory_product(list->n_kept + 1, sizeof *list->kept));
    list->kept[list->n_kept++] = s;
}

static int order_of_texts(const void *a, const void *b)
{
    const struct list_text *const x = a, *const y = b;

    if (x->n != y->n)
        return x->n < y->n ? -1 : 1;
    return x->n > 0 ? memcmp(x->s, y->s, x->n) : 0;
}

static int order_of_numbers(const void *a, const void *b)
{
    return decimal_compare(a, b);
}

void where_list_sort(struct where_list *list)
{
    if (list->n_texts > 0)
        qsort(list->texts, list->n_texts, sizeof *list->texts, order_of_texts);
    if (list->n_numbers > 0)
        qsort(list->numbers, list->n_numbers, sizeof *list->numbers, order_of_numbers);
    address_set_sort(&list->addresses);
}

/* The value is not in lower case yet. */
static int order_in_lower_case(const char *s, const char *text, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const int order = uric_lower(s[i]) - (unsigned char)text[i];

        if (order != 0)
            return order;
    }
    return 0;
}

static int order_of(const struct where_list *list, const char *s, size_t n,
                    const struct list_text *text)
{
    if (n != text->n)
        return n < text->n ? -1 : 1;
    if (n == 0)
        return 0;
    return list->ignore_case ? order_in_lower_case(s, text->s, n) : memcmp(s, text->s, n);
}

int where_list_has_text(const struct where_list *list, const char *s, size_t n)
{
    size_t low = 0, high = list->n_texts;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = order_of(list, s, n, &list->texts[middle]);

        if (order == 0)
            return 1;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return 0;
}

int where_list_has_number(const struct where_list *list, const struct decimal *number)
{
    return list->n_numbers > 0 && bsearch(number, list->numbers, list->n_numbers,
                                          sizeof *list->numbers, order_of_numbers) != NULL;
}

void where_list_free(struct where_list *list)
{
    size_t i;

    if (list == NULL)
        return;
    for (i = 0; i < list->n_texts; i++)
        free(list->texts[i].s);
    for (i = 0; i < list->n_kept; i++)
        free(list->kept[i]);
    free(list->kept);
    free(list->texts);
    free(list->numbers);
    address_set_free(&list->addresses);
    free(list);
}

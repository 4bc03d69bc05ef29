/* The list of "in": texts, numbers and blocks of addresses. */
#ifndef WHERE_LIST_H
#define WHERE_LIST_H

#include "logs/address_set.h"
#include "logs/decimal.h"

#include <stddef.h>

struct list_text {
    char *s; /* n bytes; in lower case if the list ignores case */
    size_t n;
};

struct where_list {
    int ignore_case;
    struct list_text *texts; /* n_texts, sorted by length, then by bytes */
    size_t n_texts;
    struct decimal *numbers; /* n_numbers, sorted */
    size_t n_numbers;
    struct address_set addresses;
    size_t size_texts, size_numbers;
    char **kept; /* n_kept texts that numbers point into */
    size_t n_kept;
};

struct where_list *where_list_begin(int ignore_case);

/* The list frees s. */
void where_list_add_text(struct where_list *list, char *s, size_t n);

/* The number's digits must stay. */
void where_list_add_number(struct where_list *list, const struct decimal *number);

/* The list frees s, which malloc() gave, when it is freed itself. */
void where_list_keep(struct where_list *list, char *s);

/* Call it after the last addition. */
void where_list_sort(struct where_list *list);

int where_list_has_text(const struct where_list *list, const char *s, size_t n);
int where_list_has_number(const struct where_list *list, const struct decimal *number);

void where_list_free(struct where_list *list);

#endif

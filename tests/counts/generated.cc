/* Prints the references that bench/parse/generate.cc generates, one a line. */
#include "parse/generate.h"

#include <cstdio>

int main()
{
    const Records records = generate();

    std::fwrite(records.lines.data(), 1, records.lines.size(), stdout);
    return std::fclose(stdout) == 0 ? 0 : 1;
}

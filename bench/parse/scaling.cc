/* Measures the cost of a byte in references of 16 bytes to 16 MiB.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/scaling.h"

#include "report/report.h"

#include <unistd.h>

#include <cmath>
#include <cstdlib>

namespace {

constexpr int rounds = 9;

/* A reference of any length from 16 bytes: a start, a body that is repeated and cut to
 * length, and an end. */
struct Shape {
    const char *name;
    const char *head, *body, *tail;
    bool valid;
    const char *beside; /* for an invalid shape, the valid one from which only its
                           last bytes differ */
};

/* The first four are ordinary; the others are the worst cases known: each byte of
 * another class than its neighbour, strings that stay ambiguous to the end, special
 * cases, and errors at the very end. */
const Shape shapes[] = {
    {"path", "http://h/", "a-long-path_of.one~segment", "", true, ""},
    {"query", "http://h/?", "key=value&", "", true, ""},
    {"segments", "http://h/", "segment/", "", true, ""},
    {"userinfo", "http://", "user-name_", "@h/", true, ""},

    {"percent", "/", "%41", "", true, ""},
    {"alternating", "/", "a/1:-@.%7E!b~", "", true, ""},
    {"colons", "", "a:", "", true, ""},
    {"slashes", "", "/", "", true, ""},
    {"host", "//", "1.", "", true, ""},
    {"port", "//h:", "1", "", true, ""},
    {"ipv6-path", "//[1::2:3]/", "1:2:3:4:5:6:7:8/", "", true, ""},
    {"ipvfuture", "//[v1.", ":a", "]", true, ""},
    {"scheme", "", "a", ":", true, ""},

    {"path-late", "http://h/", "a-long-path_of.one~segment", "^", false, "path"},
    {"query-late", "http://h/?", "key=value&", "^", false, "query"},
    {"segments-late", "http://h/", "segment/", "^", false, "segments"},
    {"userinfo-late", "http://", "user-name_", "@h^", false, "userinfo"},
    {"percent-late", "/", "%41", "%4", false, "percent"},
    {"alternating-late", "/", "a/1:-@.%7E!b~", "^", false, "alternating"},
    {"port-late", "//h:", "1", "a", false, "port"},
    {"ipvfuture-late", "//[v1.", ":a", "^", false, "ipvfuture"},
    {"scheme-late", "", "a", "^", false, "scheme"},
    {"host-early", "//^", "1.", "", false, "host"},
};

std::string make(const Shape &shape, std::size_t size)
{
    const std::string body = shape.body, tail = shape.tail;
    std::string text = shape.head;
    const std::size_t full = size - tail.size();

    while (text.size() + body.size() <= full)
        text += body;
    /* The rest is too short for the body, which must not be cut inside a
     * percent-encoding. */
    text.append(full - text.size(), body == "1" || body == "1." ? '1' : 'a');
    return text + tail;
}

void must_be_as_valid(const Shape &shape, const std::string &text)
{
    struct uric u;

    if ((uric_parse(text.data(), text.size(), &u) == URIC_OK) != shape.valid) {
        std::fprintf(stderr, "bench: the shape %s of %zu bytes is %svalid\n",
                     shape.name, text.size(), shape.valid ? "in" : "");
        std::exit(2);
    }
}

std::size_t cache(int level)
{
    const long size = sysconf(level);

    return size > 0 ? static_cast<std::size_t>(size) : 0;
}

double ns_per_byte(const Curves &curves, const Curve &curve, std::size_t size)
{
    return curve.ns[size].median() / static_cast<double>(curves.sizes[size]);
}

const Curve *find(const Curves &curves, const Row *row, const std::string &shape)
{
    for (const Curve &curve : curves.curves) {
        if (curve.row == row && curve.shape == shape)
            return &curve;
    }
    return nullptr;
}

std::string size_name(std::size_t size)
{
    if (size >= 1u << 20)
        return std::to_string(size >> 20) + "Mi";
    if (size >= 1u << 10)
        return std::to_string(size >> 10) + "Ki";
    return std::to_string(size);
}

bool meaningless(const Curve &curve)
{
    return std::any_of(curve.ns.begin(), curve.ns.end(),
                       [](const Sample &ns) { return ns.meaningless(); });
}

/* Prints the least share of memchr()'s speed in L1 and beyond L2, the largest cost per
 * byte in L2 and beyond relative to that at 4 KiB, and the largest cost of an invalid
 * reference relative to the valid one. */
void print_verdict(const Curves &curves, const Curve &curve)
{
    const Curve &memchr = *find(curves, &memchr_row(), curve.shape);
    const Curve *const valid = find(curves, curve.row, curve.beside);
    const std::size_t at_4k = static_cast<std::size_t>(
        std::find(curves.sizes.begin(), curves.sizes.end(), 4096u) -
        curves.sizes.begin());
    double in_l1 = HUGE_VAL, in_l2 = 0, beyond = 0, beyond_l2 = HUGE_VAL,
           invalid = 0;

    for (std::size_t i = 0; i < curves.sizes.size(); i++) {
        const std::size_t size = curves.sizes[i];
        const double share = memchr.ns[i].divided_by(curve.ns[i]).median();
        const double growth =
            curve.ns[i].divided_by(curve.ns[at_4k]).median() * 4096 /
            static_cast<double>(size);

        if (valid) {
            invalid = std::max(
                invalid, curve.ns[i].divided_by(valid->ns[i]).median());
        }
        if (size >= 4096 && size <= curves.l1)
            in_l1 = std::min(in_l1, share);
        if (size > 4096 && size < curves.l2)
            in_l2 = std::max(in_l2, growth);
        if (size >= curves.l2) {
            beyond = std::max(beyond, growth);
            beyond_l2 = std::min(beyond_l2, share);
        }
    }
    std::printf("%-18s %-17s %7.2f %6.1f %% %8.2f %8.2f %6.1f %%",
                curve.row->name.c_str(), curve.shape.c_str(),
                1 / ns_per_byte(curves, curve, at_4k), 100 * in_l1, in_l2,
                beyond, 100 * beyond_l2);
    if (valid)
        std::printf(" %8.2f", invalid);
    std::printf("%s\n", meaningless(curve) ? " !" : "");
}

/* Measures shapes that are compared with each other, in the same rounds; all shapes at
 * once would take a gigabyte. */
void measure_together(const std::vector<const Shape *> &together,
                      const std::vector<const Row *> &rows,
                      double seconds_each, Curves *curves)
{
    std::vector<Records> references;
    std::vector<Job> jobs;

    for (const Shape *shape : together) {
        for (std::size_t size : curves->sizes) {
            const std::string text = make(*shape, size);

            must_be_as_valid(*shape, text);
            references.emplace_back(std::vector<std::string_view>{text});
            /* Short ones are repeated, or the measurement would be of the loop
             * around them; the same bytes each time, so that they stay in L1. */
            references.back().at.resize(std::max<std::size_t>(1, 4096 / size),
                                        references.back().at[0]);
        }
    }
    for (const Row *row : rows) {
        for (const Records &records : references)
            jobs.push_back({row, &records});
    }

    const std::vector<Sample> samples = measure(jobs, rounds, seconds_each);
    std::size_t job = 0;

    for (const Row *row : rows) {
        for (const Shape *shape : together) {
            Curve curve{row, shape->name, shape->valid, shape->beside, {}};

            for (std::size_t i = 0; i < curves->sizes.size(); i++, job++) {
                curve.ns.push_back(samples[job].divided_by(
                    static_cast<double>(jobs[job].records->at.size())));
            }
            curves->curves.push_back(curve);
        }
    }
}

} // namespace

Curves measure_scaling(bool shortly)
{
    Curves curves;

    curves.l1 = cache(_SC_LEVEL1_DCACHE_SIZE);
    curves.l2 = cache(_SC_LEVEL2_CACHE_SIZE);
    /* The sizes must include 4 KiB, which the others are compared with. */
    for (std::size_t size = 16; size <= 16u << 20; size *= shortly ? 16 : 4)
        curves.sizes.push_back(size);

    std::vector<const Row *> rows;

    for (std::size_t i = 0; i < uric_rows(); i++)
        rows.push_back(&all_rows()[i]);
    for (const Row &row : all_rows()) {
        if (row.name == "delimiters/memchr")
            rows.push_back(&row);
    }
    rows.push_back(&memchr_row());

    for (const Shape &shape : shapes) {
        std::vector<const Shape *> together = {&shape};

        if (*shape.beside)
            continue;
        for (const Shape &other : shapes) {
            if (std::strcmp(other.beside, shape.name) == 0)
                together.push_back(&other);
        }
        measure_together(together, rows, shortly ? 0.0005 : 0.003, &curves);
    }
    return curves;
}

void print_scaling(const Curves &curves)
{
    std::printf("\n== one reference, from 16 bytes to 16 MiB: ns per byte\n\n"
                "%-18s %-17s",
                "parser", "shape");
    for (std::size_t size : curves.sizes)
        std::printf(" %7s", size_name(size).c_str());
    std::printf("\n");
    for (const Curve &curve : curves.curves) {
        std::printf("%-18s %-17s", curve.row->name.c_str(), curve.shape.c_str());
        for (std::size_t i = 0; i < curves.sizes.size(); i++)
            std::printf(" %7.4f", ns_per_byte(curves, curve, i));
        std::printf("%s\n", meaningless(curve) ? " !" : "");
    }

    std::printf("\n%-18s %-17s %7s %8s %8s %8s %8s %8s\n", "parser", "shape",
                "GB/s", "memchr", "in L2", "beyond", "memchr", "invalid");
    for (const Curve &curve : curves.curves) {
        /* An error at the start says nothing about speed. */
        if (curve.row->contract == Contract::parse &&
            curve.shape != "host-early")
            print_verdict(curves, curve);
    }
    std::printf("\nGB/s       at 4 KiB\n"
                "memchr     the least share of memchr()'s speed, from 4 KiB to L1 "
                "(%zu bytes), and\n"
                "           from L2 (%zu bytes) to 16 MiB\n"
                "in L2      the highest cost per byte above 4 KiB and below L2, "
                "in multiples of that\n"
                "           at 4 KiB; beyond: from L2 to 16 MiB\n"
                "invalid    the largest multiple of the time that the valid shape "
                "of the same size\n"
                "           takes; -late: the last byte is wrong, or the end comes "
                "too early\n"
                "!          the median at some size may be off by over 10 %%\n"
                "           The branches of short references are known to the "
                "processor by heart.\n",
                curves.l1, curves.l2);
}

void write_scaling(const std::string &directory, const Curves &curves)
{
    Tsv tsv(directory, "bench-scaling.tsv");

    std::fprintf(tsv.file, "parser\tshape\tvalid\tbytes\tns\tns_per_byte"
                           "\tgb_per_s\tspread\tfastest_ns\tslowest_ns"
                           "\trounds\n");
    for (const Curve &curve : curves.curves) {
        for (std::size_t i = 0; i < curves.sizes.size(); i++) {
            const Sample &ns = curve.ns[i];

            std::fprintf(tsv.file,
                         "%s\t%s\t%s\t%zu\t%.2f\t%.5f\t%.4f\t%.4f\t%.2f\t%.2f"
                         "\t%zu\n",
                         curve.row->name.c_str(), curve.shape.c_str(),
                         curve.valid ? "yes" : "no", curves.sizes[i],
                         ns.median(), ns_per_byte(curves, curve, i),
                         1 / ns_per_byte(curves, curve, i), ns.spread(),
                         ns.fastest(), ns.slowest(), ns.rounds());
        }
    }
    tsv.close();
}

#!/usr/bin/perl
# The operations by Perl's URI and URI::Escape: see interpreter.h.
use strict;
use warnings;

use Time::HiRes qw(clock_gettime CLOCK_PROCESS_CPUTIME_ID);
use URI;
use URI::Escape qw(uri_escape uri_unescape);

my ($mode, $operation, $base, $rounds) = @ARGV;

if ($mode eq 'version') {
    print "Perl URI $URI::VERSION\n";
    exit;
}

my $base_uri = URI->new($base);

# Each takes a question's strings and answers with a list of strings, an empty one if it
# has no answer.
my %does = (
    'resolve' => sub { URI->new_abs($_[0], $base_uri)->as_string },
    'normalize-scheme' => sub { URI->new($_[0])->canonical->as_string },
    'equal' => sub { URI->new($_[0])->eq(URI->new($_[1])) ? 1 : 0 },
    'decode' => sub { uri_unescape($_[0]) },
    'encode' => sub { uri_escape($_[0], q{^A-Za-z0-9\-._~!$&'()*+,;=:@}) },
    'query-decoded' => sub { map { $_ // '' } URI->new("?$_[0]")->query_form },
);
my $does = $does{$operation} or die "no operation $operation\n";
my $stride = $operation eq 'equal' ? 2 : 1;

binmode STDIN;
binmode STDOUT;
chomp(my @strings = <STDIN>);

sub pass {
    my @answer;
    if ($stride == 1) {
        @answer = $does->($_) for @strings;
    } else {
        for (my $i = 0; $i < @strings; $i += 2) {
            @answer = $does->($strings[$i], $strings[$i + 1]);
        }
    }
    return;
}

if ($mode eq 'time') {
    pass();
    for (1 .. $rounds) {
        my $begin = clock_gettime(CLOCK_PROCESS_CPUTIME_ID);
        pass();
        printf "%.0f\n", 1e9 * (clock_gettime(CLOCK_PROCESS_CPUTIME_ID) - $begin);
    }
    exit;
}
for (my $i = 0; $i < @strings; $i += $stride) {
    my @answer = eval { $does->(@strings[$i .. $i + $stride - 1]) };
    print $@ ? '-' : join(' ', '+', map { unpack 'H*', $_ } @answer), "\n";
}

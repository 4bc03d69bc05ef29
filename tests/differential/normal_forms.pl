#!/usr/bin/perl
# Compares `uric normalize`, `uric percent` and `uric query` with Perl's URI, on the inputs of
# tests/fixtures/normalize and on generated ones.  Prints TAP.
#
#   normal_forms.pl URIC FIXTURES
#
# Each difference must be one of those listed below, with the clause that decides it; a listed
# one that no longer occurs is a failure too.
use strict;
use warnings;

use File::Temp;

BEGIN {
    my @lacking = grep { !eval "require $_" } qw(URI URI::Escape JSON::PP);
    if (@lacking) {
        print "1..0 # SKIP @lacking is not installed (make deps)\n";
        exit(($ENV{CI} // '') eq 'true' ? 1 : 0);
    }
}

my ($uric, $fixtures) = @ARGV;

# --- differences, and why we are right -------------------------------------------
# URI's canonical() is compared with the steps percent, case and scheme, because it keeps
# dot-segments.

my @differences = (
    [ 'marks of RFC 2396 are decoded',
      'RFC 3986, 2.2 and 2.3: "!*\'()" are reserved now',
      sub { $_[0] =~ /%2[1789a]/i } ],
    [ 'a relative reference keeps the case of its host',
      '6.2.2.1: hosts are lower case, with or without a scheme',
      sub { $_[0] =~ m{^//} } ],
    [ 'unknown schemes keep the case of their host, or an empty port',
      '6.2.2.1, 6.2.3: the scheme does not matter; an empty port is removed',
      sub { $_[0] =~ m{^(?!https?:|ftp:|gopher:|file:|wss?:)[a-z][a-z0-9.+-]*://}i } ],
    [ 'triplets of an encoded userinfo or host are lower-cased with the host',
      '6.2.2.1: the digits of triplets are upper case',
      sub { $_[0] =~ m{//[^/?#]*%} } ],
    [ 'the port of an IP literal, or one with leading zeros',
      '6.2.3: a port is compared by value',
      sub { $_[0] =~ m{//[^/?#]*:0+[1-9]} } ],
    [ 'an IPvFuture keeps its case', '6.2.2.1: it is a host',
      sub { $_[0] =~ m{//(?:[^/?#]*\@)?\[v}i } ],
    [ 'an empty path stays empty for ftp, and before a query after a userinfo or a port',
      '6.2.3: an empty path after an authority becomes "/"',
      sub { $_[0] =~ m{^(?:ftp://[^/]*$|ftp://[^/]*[?#]|https?://[^/?#]*[:\@][^/?#]*\?)}i } ],
);

my $number = 0;
my $failed = 0;
my %seen;

sub ok {
    my ($good, $what) = @_;
    $number++;
    $failed ||= !$good;
    print $good ? 'ok' : 'not ok', " $number - $what\n";
}

# --- inputs -----------------------------------------------------------------------

my @inputs;
for my $file (glob "$fixtures/*.txt") {
    open my $in, '<', $file or die "$file: $!";
    while (<$in>) {
        push @inputs, $1 if /^ +"([^"]*)"/;
    }
}
my $fixed = @inputs;

# The same numbers on every machine.
my $seed = 3986;
sub below {
    $seed = ($seed * 1103515245 + 12345) % 2147483648;
    return int($seed / 65536) % $_[0];
}
sub one_of { return $_[below(scalar @_)] }

for (1 .. 3000) {
    my $s = one_of('http:', 'HTTP:', 'https:', 'ftp:', 'x:', 'mailto:', '', 'Urn:');
    $s .= '//' . one_of('', 'u@', 'U%3a@') . one_of('h', 'H.Example', '%48', '[::1]', '[vF.A]')
        . one_of('', ':', ':80', ':0080', ':443', ':21', ':8080')
        if below(2) && $s !~ /^mailto|^Urn/;
    $s .= one_of('/', '') if $s !~ m{//};
    $s .= join '', map { '/' . one_of('a', 'B', '%41', '%7e', '%2f', '%c3%a9', '.', '..', '~', '%21', "b'") }
        1 .. below(4) if $s =~ m{//|^$};
    $s .= one_of('a', 'B%41', '%7E') if $s =~ /^(?:mailto|Urn|x):$/;
    $s .= one_of('', '', '?%41=%2b', '?q') . one_of('', '', '#%7e', '#');
    push @inputs, $s;
}

sub answers {
    my ($input, @arguments) = @_;
    my $file = File::Temp->new;
    print $file "$_\n" for @$input;
    $file->flush;
    open my $in, '-|', $uric, @arguments, $file->filename or die "$uric: $!";
    my @lines = <$in>;
    close $in;
    chomp @lines;
    return @lines;
}

# --- normal forms -------------------------------------------------------------------

my @normal = answers(\@inputs, 'normalize', '-q', '--steps=percent,case,scheme');
my ($same, $apart, $invalid, $wrong) = (0, 0, 0, 0);
for my $i (0 .. $#inputs) {
    if ($normal[$i] eq '\N') {
        $invalid++;
        next;
    }
    my $theirs = URI->new($inputs[$i])->canonical->as_string;
    if ($theirs eq $normal[$i]) {
        $same++;
        next;
    }
    my ($why) = grep { $_->[2]->($inputs[$i]) } @differences;
    if ($why) {
        $apart++;
        $seen{ $why->[0] }++;
    } elsif ($wrong++ < 10) {
        print "# \"$inputs[$i]\": \"$normal[$i]\", URI: \"$theirs\"\n";
    }
}
print "# $same the same, $apart differ as listed, $invalid invalid, of ", scalar @inputs,
    " ($fixed fixtures)\n";
ok($wrong == 0, 'normal forms are the same or differ as listed');
ok($same > @inputs / 4, 'at least a quarter are the same');
for my $difference (@differences) {
    my ($what, $clause) = @$difference;
    ok($seen{$what}, "$what ($clause)");
    print "#   $seen{$what} times\n" if $seen{$what};
}

# --- percent-encoding and queries ---------------------------------------------------

my @texts = map { join '', map { chr(32 + below(95)) } 1 .. below(20) } 1 .. 2000;
my %sets = (
    segment => q{A-Za-z0-9\-._~!$&'()*+,;=:@}, query => q{A-Za-z0-9\-._~!$&'()*+,;=:@/?},
    userinfo => q{A-Za-z0-9\-._~!$&'()*+,;=:}, 'reg-name' => q{A-Za-z0-9\-._~!$&'()*+,;=},
);
for my $component (sort keys %sets) {
    my @encoded = answers(\@texts, qw(percent encode), "--for=$component");
    my @theirs = map { URI::Escape::uri_escape($_, "^$sets{$component}") } @texts;
    ok("@encoded" eq "@theirs", "encoded for $component as by uri_escape");
}
my @codes = map { URI::Escape::uri_escape($_) } @texts;
my @decoded = answers(\@codes, qw(percent decode));
ok("@decoded" eq join(' ', map { s/\\/\\\\/gr } @texts), 'decoded as by uri_unescape');

my @queries = map {
    join '&', map { URI::Escape::uri_escape($texts[below(2000)]) . '=' . URI::Escape::uri_escape($texts[below(2000)]) }
        1 .. 1 + below(4)
} 1 .. 500;
my @pairs = answers([ map { s/%20/+/gr } @queries ], qw(query --raw --form));
my $json = JSON::PP->new->latin1;
my $differ = grep {
    my @form = URI->new('?' . $queries[$_] =~ s/%20/+/gr)->query_form;
    my @ours = map { @$_ } @{ $json->decode($pairs[$_]) };
    "@form" ne "@ours";
} 0 .. $#queries;
ok($differ == 0, 'pairs as by query_form');

print "1..$number\n";
exit($failed ? 1 : 0);

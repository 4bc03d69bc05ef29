#!/usr/bin/perl
# Compares `uric scheme` with Perl's URI (the components of the modern languages) and
# Regexp::Common::URI (RFC 1738's languages and their parts), on the inputs of
# tests/fixtures/schemes and on generated ones.  Prints TAP.
#
#   schemes.pl URIC FIXTURES
#
# Each difference must be one of those listed below, with the reason why we are right; a listed
# one that no longer occurs is a failure too.
use strict;
use warnings;

BEGIN {
    my @lacking = grep { !eval "require $_" } qw(URI Regexp::Common JSON::PP);
    if (@lacking) {
        print "1..0 # SKIP @lacking is not installed (make deps)\n";
        exit(($ENV{CI} // '') eq 'true' ? 1 : 0);
    }
}
use Regexp::Common qw(URI);

my ($uric, $fixtures) = @ARGV;

# --- differences, and why we are right -------------------------------------------

my %reasons = (
    'case of the scheme' =>
        'RFC 822, whose conventions RFC 1738 adopts: literals ignore case',
    'http and ftp' =>
        'Regexp::Common follows RFC 2396: "~", ports without digits, hosts that '
        . 'end in ".", "/" and "?" in a search, parameters; no "?" before one',
    'ftptype d' => 'RFC 1738, 5: ftptype can be "d"; Regexp::Common has only a and i',
    'fsegment' => 'RFC 1738, 5: an fsegment can hold "?"',
    'gtype' => 'RFC 1738, 5: gtype is any xchar, and is optional; '
        . 'Regexp::Common requires one of eleven and "/"',
    'selector' => 'RFC 1738, 5: xchars can be "/", ";" and "?"; Regexp::Common takes '
        . 'pchars of RFC 1808',
    'host of a literal' => 'RFC 3986, 3.2.2: the brackets belong to the host; URI '
        . 'removes them',
    'decoded host' => 'raw spelling was requested; URI decodes',
    'news with a server' =>
        'RFC 5538: the "/" after the server is not in the group; URI keeps it there',
    'newsgroups' => 'RFC 5538: "*" is all groups, not a group of that name',
    'empty port' => 'RFC 3986, 3.2.3: the port after ":" may be empty; '
        . 'URI keeps the ":" in the host',
    'mailto plus' => 'RFC 6068, 2: "+" is "+"; URI treats headers as a form, where it '
        . 'is a space',
    'win32 name' => 'RFC 8089, Appendix E: a name with a drive, or with a host; URI '
        . 'also gives names that are not absolute, and knows only this host',
    'unix name' => 'RFC 8089, Appendix E: "//" starts a UNC name; another host '
        . 'has no name; URI gives one',
    'parameters of a file' => 'RFC 8089 has no parameters; URI drops them',
    'gopher query' => 'RFC 4266: "?" belongs to the selector; URI removes it',
    'coded gophertype' => 'raw spelling was requested; URI takes the "%" as the type',
);
my (%seen, @failures, %compared);

sub differ {
    my ($input, $what, $ours, $theirs, $reason) = @_;
    if (defined $reason) {
        die "no reason '$reason'" if !exists $reasons{$reason};
        $seen{$reason}++;
        return;
    }
    push @failures, sprintf('%s: %s is %s, theirs %s', $input, $what,
                            map { defined ? "\"$_\"" : 'undefined' } $ours, $theirs);
}

sub same {
    my ($x, $y) = @_;
    return defined $x ? defined $y && $x eq $y : !defined $y;
}

# --- inputs ---------------------------------------------------------------------------

sub fixture_inputs {
    my @found;
    for my $file (glob "$fixtures/*.txt") {
        open my $lines, '<', $file or die "$file: $!";
        while (<$lines>) {
            push @found, $1 if /^(?:modern|strict|both) (\S+)$/;
        }
    }
    return @found;
}

sub pick { return $_[int rand @_] }

sub text {
    my ($most, @of) = @_;
    return join '', map { pick(@of) } 1 .. int rand($most + 1);
}

my @uchar = ('a' .. 'z', 'A' .. 'Z', 0 .. 9, qw(- _ . + ! * ' $), '(', ')', ',',
             '%20', '%2F', '%41', '%C3%A9');
my @pchar = (@uchar, qw(~ : @ & =));

sub made_host {
    return pick('h.org', 'a-b.example.com', '10.1.2.3', 'H1.Example.NET', 'x',
                'a..b', '1.2.3', 'h_1.org', 'h.org.', '[::1]', '');
}
sub made_server { return made_host() . pick('', '', ':80', ':', ':8x') }
sub made_login {
    return pick('', '', '', 'u@', 'u:p@', ':p@', '@', 'u%40:p;x@') . made_server();
}

my %made = (
    http => sub { 'http://' . made_server() . pick('', '/' . text(6, @pchar, ';', '/')
                  . pick('', '?' . text(5, @pchar, ';', '/'))) },
    ftp => sub { 'ftp://' . made_login() . pick('', '/' . text(8, @pchar, '/', '?')
                 . pick('', '', ';type=' . pick(qw(a i d A x)))) },
    gopher => sub { 'gopher://' . made_server() . pick('', '/', '/1' . text(5, @pchar)
                    . pick('', '%09' . text(3, @pchar) . pick('', '%09+'))) },
    telnet => sub { 'telnet://' . made_login() . pick('', '/', '/a') },
    wais => sub { 'wais://' . made_server() . '/' . text(4, @uchar)
                  . pick('', '?' . text(4, @pchar), '/t/' . text(3, @uchar)) },
    nntp => sub { 'nntp://' . made_server() . '/' . pick('comp.x', 'a+b', '1x', '')
                  . pick('', '/12', '/') },
    news => sub { 'news:' . pick('*', 'comp.lang.c', 'x1', 'a@h.org', '1@a.b', 'a.b@c',
                                 'comp.*', text(4, @uchar) . '@h.org') },
    file => sub { 'file://' . pick('', 'localhost', made_host()) . '/'
                  . text(8, @pchar, '/', 'c:/') },
    prospero => sub { 'prospero://' . made_server() . '/' . text(5, @pchar, '/')
                      . pick('', ';a=b', ';a=b;c=' . text(3, @uchar), ';a') },
    mailto => sub { 'mailto:' . pick('a@b.c', 'x.y@h.org,z@h', '%22a%20b%22@c', '')
                    . pick('', '?subject=' . text(4, @uchar),
                           '?cc=a@b&body=' . text(4, @uchar)) },
);

srand 1738;
my @inputs = fixture_inputs();
push @inputs, $made{pick(sort keys %made)}->() for 1 .. 6000;
{
    my %once;
    @inputs = grep { !$once{$_}++ } @inputs;
}

# --- our answers ---------------------------------------------------------------------------

sub answers {
    my @options = @_;
    my $file = ($ENV{TMPDIR} // '/tmp') . "/uric-schemes.$$";
    open my $list, '>', $file or die "$file: $!";
    print $list "$_\n" for @inputs;
    close $list or die "$file: $!";
    my @lines = `"$uric" scheme -q @options "$file"`;
    unlink $file;
    die 'expected one answer for each record' if @lines != @inputs;
    my $json = JSON::PP->new->utf8;
    return map { $json->decode($_) } @lines;
}

# --- Regexp::Common: RFC 1738 --------------------------------------------------------------

my %pattern = (
    http     => $RE{URI}{HTTP}{-keep},
    ftp      => $RE{URI}{FTP}{-password}{-keep},
    gopher   => $RE{URI}{gopher}{-notab}{-keep},
    news     => $RE{URI}{news}{-keep},
    nntp     => $RE{URI}{NNTP}{-keep},
    telnet   => $RE{URI}{telnet}{-keep},
    wais     => $RE{URI}{WAIS}{-keep},
    file     => $RE{URI}{file}{-keep},
    prospero => $RE{URI}{prospero}{-keep},
);

# The key of each capture; see the modules.
my %captures = (
    http     => { host => 3, port => 4, path => 7, searchpart => 8 },
    ftp      => { user => 3, password => 4, host => 5, port => 6, typecode => 10 },
    nntp     => { host => 5, port => 6, group => 7, 'article-number' => 8 },
    telnet   => { user => 4, password => 5, host => 7, port => 8 },
    wais     => { host => 3, port => 4, database => 6, search => 8 },
    gopher   => { host => 3, port => 4, gophertype => 6, selector => 7,
                  search => 8, 'gopher-string' => 9 },
    prospero => { host => 3, port => 4, hsoname => 5 },
);

sub strict_reason {
    my ($scheme, $input, $valid) = @_;
    my ($authority, $path) = $input =~ m{^[^:]*://([^/]*)(.*)};
    return 'case of the scheme' if $valid && $input !~ /^$scheme:/;
    return 'http and ftp' if !$valid && $scheme =~ /^(http|ftp)$/
        && $input =~ m{~|:(/|$)|\.([:/]|$)|\?.*[/?]|;};
    return 'ftptype d' if $valid && $scheme eq 'ftp' && $input =~ /;type=d$/i;
    return 'http and ftp' if $valid && $scheme eq 'ftp' && $input =~ /[?]/;
    return 'case of the scheme' if $valid && $scheme eq 'ftp'
        && $input =~ /;type=/i && $input !~ /;type=/;
    return 'fsegment' if $valid && $scheme eq 'file' && $input =~ /[?]/;
    return 'gtype' if $valid && $scheme eq 'gopher' && $path !~ m{^/[0-9+IgT]};
    return 'selector' if $valid && $scheme eq 'gopher'
        && $path =~ m{^/.*[/;?]};
    return;
}

sub check_strict {
    my ($input, $ours) = @_;
    my ($scheme) = $input =~ /^([a-z]+):/i or return;
    $scheme = lc $scheme;
    my $pattern = $pattern{$scheme} or return;
    my $valid = defined $ours->{scheme};
    my @found = $input =~ /\A$pattern\z/;
    $compared{"Regexp::Common, $scheme"}++;
    if ($valid != !!@found) {
        differ($input, 'verdict', $valid ? 'valid' : 'invalid',
               @found ? 'valid' : 'invalid', strict_reason($scheme, $input, $valid));
        return;
    }
    return if !$valid;
    my $captures = $captures{$scheme} || {};
    for my $key (sort keys %$captures) {
        my $theirs = $found[$captures->{$key} - 1];
        differ($input, $key, $ours->{$key}, $theirs)
            if !same($ours->{$key}, $theirs);
    }
}

# --- URI: the modern languages ----------------------------------------------------------------

sub decoded {
    my ($text) = @_;
    $text =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge if defined $text;
    return $text;
}

sub check_host {
    my ($input, $ours, $uri) = @_;
    return if !$uri->can('host') || !defined $ours->{host};
    my ($host, $theirs) = ($ours->{host}, $uri->host // '');
    return if same(lc $host, lc $theirs);
    differ($input, 'host', $host, $theirs, $host =~ /^\[/ ? 'host of a literal'
           : $host =~ /%/ ? 'decoded host'
           : "$host:" eq $theirs ? 'empty port' : undef);
}

sub check_user {
    my ($input, $ours, $uri) = @_;
    return if !exists $ours->{user};
    differ($input, 'user', decoded($ours->{user}), $uri->user)
        if $uri->can('user') && !same(decoded($ours->{user}), $uri->user)
        && defined $ours->{user};
    # URI supplies "anonymous" if there is no user, and a password for it
    differ($input, 'password', decoded($ours->{password}), $uri->password)
        if $uri->can('password') && defined $ours->{user}
        && !same(decoded($ours->{password}), $uri->password);
}

sub check_mailto {
    my ($input, $ours, $uri) = @_;
    my @headers = map { @$_ } @{ $ours->{headers} };
    my @ours = ('to', join(',', @{ $ours->{addresses} }), @headers);
    my @theirs = $uri->headers;
    utf8::encode($_) for @ours;
    return if join("\0", @ours) eq join("\0", @theirs);
    my ($x, $y) = map { s/[+]/ /gr } "@ours", "@theirs";
    differ($input, 'headers', "@ours", "@theirs", $x eq $y ? 'mailto plus' : undef);
}

sub check_news {
    my ($input, $ours, $uri) = @_;
    my ($group, $message) = (scalar $uri->group, $uri->message);
    return if same(decoded($ours->{group}), $group)
        && same(decoded($ours->{article}), $message);
    differ($input, 'group or article', $ours->{group} // $ours->{article},
           $group // $message, defined $ours->{host} ? 'news with a server'
           : $ours->{all} ? 'newsgroups' : undef);
}

sub check_file {
    my ($input, $ours, $uri) = @_;
    my %theirs = (posix => scalar $uri->file('unix'),
                  windows => scalar $uri->file('win32'));
    for my $key (sort keys %theirs) {
        my $name = $ours->{$key};
        utf8::encode($name) if defined $name;
        next if same($name, $theirs{$key});
        differ($input, $key, $name, $theirs{$key},
               $input =~ /;/ ? 'parameters of a file'
               : $key eq 'windows' ? 'win32 name'
               : !defined $name ? 'unix name' : undef);
    }
}

sub check_gopher {
    my ($input, $ours, $uri) = @_;
    my %theirs = (gophertype => $uri->gopher_type, selector => $uri->selector,
                  search => $uri->search, 'gopher-string' => $uri->string);
    for my $key (sort keys %theirs) {
        my $text = decoded($ours->{$key});
        next if same($text // '', $theirs{$key} // '');
        differ($input, $key, $text, $theirs{$key},
               $ours->{gophertype} =~ /^%/ ? 'coded gophertype'
               : $input =~ /[?]/ ? 'gopher query' : undef);
    }
}

my %check = (mailto => \&check_mailto, news => \&check_news, file => \&check_file,
             gopher => \&check_gopher);

sub check_modern {
    my ($input, $ours) = @_;
    return if !defined $ours->{scheme};
    my $scheme = lc $ours->{scheme};
    my $uri = URI->new($input);
    return if ref $uri eq 'URI::_generic' || ref $uri eq 'URI::_foreign';
    $compared{"URI, $scheme"}++;
    check_host($input, $ours, $uri);
    differ($input, 'default-port', $ours->{'default-port'}, $uri->default_port)
        if $uri->can('default_port')
        && !same($ours->{'default-port'}, $uri->default_port);
    check_user($input, $ours, $uri);
    $check{$scheme}->($input, $ours, $uri) if $check{$scheme};
}

# --- the run --------------------------------------------------------------------------------------

my @strict = answers('--strict');
my @modern = answers();
for my $i (0 .. $#inputs) {
    check_strict($inputs[$i], $strict[$i]);
    check_modern($inputs[$i], $modern[$i]);
}

my $number = 0;
sub result {
    my ($ok, $what) = @_;
    $number++;
    print $ok ? '' : 'not ', "ok $number - $what\n";
}
# The schemes that each of the two knows, of the ten and those like them.
my @known = ((map { "Regexp::Common, $_" }
              qw(file ftp gopher http news nntp prospero telnet wais)),
             (map { "URI, $_" }
              qw(file ftp gopher http https mailto news nntp telnet)));
for my $known (@known) {
    my $count = $compared{$known} // 0;
    result($count > 0, "$known: $count compared");
}
result(($seen{$_} // 0) > 0, "they differ, " . ($seen{$_} // 0) . " times: $_: "
       . $reasons{$_}) for sort keys %reasons;
result(!@failures, 'there are no other differences');
print "# $_\n" for @failures[0 .. ($#failures < 40 ? $#failures : 40)];
print "1..$number\n";
exit(grep { $_ } scalar @failures);

//! The cases of fluent-uri's and http's own tests, with the answers of RFC 3986 and 9112 by hand.  Where
//! the crate answers otherwise than ours, the clause that decides is beside the case.

use fluent_uri::UriRef;
use uric::{Part, Rule, Steps, Uri};

/// Scheme, authority, path, query and fragment; "-" for what is undefined.
fn parts(uri: &Uri<'_>) -> String {
    let all = [uri.scheme(), uri.authority(), uri.part(Part::Path), uri.query(), uri.fragment()];
    all.map(|part| part.unwrap_or("-")).join(" ")
}

#[test]
fn fluent_uri_valid() {
    for (text, expected) in [
        ("file:///etc/hosts", "file  /etc/hosts - -"),
        ("ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp ftp.is.co.za /rfc/rfc1808.txt - -"),
        ("ldap://[2001:db8::7]/c=GB?objectClass?one",
         "ldap [2001:db8::7] /c=GB objectClass?one -"),
        ("mailto:John.Doe@example.com", "mailto - John.Doe@example.com - -"),
        ("news:comp.infosystems.www.servers.unix", "news - comp.infosystems.www.servers.unix - -"),
        ("tel:+1-816-555-1212", "tel - +1-816-555-1212 - -"),
        ("telnet://192.0.2.16:80/", "telnet 192.0.2.16:80 / - -"),
        ("urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
         "urn - oasis:names:specification:docbook:dtd:xml:4.1.2 - -"),
        ("foo://example.com:8042/over/there?name=ferret#nose",
         "foo example.com:8042 /over/there name=ferret nose"),
        ("ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
         "ftp cnn.example.com&story=breaking_news@10.0.0.1 /top_story.htm - -"),
        ("http://[vFe.foo.bar]", "http [vFe.foo.bar]  - -"),
        ("http://127.0.0.1:/", "http 127.0.0.1: / - -"),
        ("http://127.0.0.1:80808/", "http 127.0.0.1:80808 / - -"),
        ("", "- -  - -"),
        ("foo.txt", "- - foo.txt - -"),
        (".", "- - . - -"),
        ("./this:that", "- - ./this:that - -"),
        ("//example.com", "- example.com  - -"),
        ("?query", "- -  query -"),
        ("#fragment", "- -  - fragment"),
        ("//[::ffff:1.1.1.1]", "- [::ffff:1.1.1.1]  - -"),
        ("//[0000:0000:0000:0000:0000:0000:255.255.255.255]",
         "- [0000:0000:0000:0000:0000:0000:255.255.255.255]  - -"),
    ] {
        assert_eq!(parts(&Uri::parse(text).unwrap()), expected, "{}", text);
        assert!(UriRef::parse(text).is_ok());
    }
    for text in ["//127.0.0.001", "//127.1", "//127.00.00.1"] {
        assert_eq!(Uri::parse(text).unwrap().host_kind(), uric::HostKind::RegName);
    }
}

/// Where fluent-uri sees the error, and where no match can go on: it names the begin of a scheme, a
/// triplet or an address that has one; a ":" or a letter may be of a user info until its "@" is missing.
#[test]
fn fluent_uri_invalid() {
    for (text, theirs, ours) in [
        (":hello", 0, 0),
        ("3ttp://a.com", 0, 4),
        ("exam=ple:foo", 8, 8),
        ("(:", 1, 1),
        ("a%20:foo", 4, 4),
        ("foo\\bar", 3, 3),
        ("foo%xxd", 3, 4),
        ("text%a", 4, 6),
        ("%", 0, 1),
        ("http://example.com:80ab", 21, 23),
        ("http://user@example.com:80ab", 26, 26),
        ("http://user:pass:example.com/", 16, 28),
        ("https://[::1/", 12, 12),
        ("https://[::1]wrong", 13, 13),
        ("http://[:]", 8, 9),
        ("http://[]", 8, 8),
        ("http://[vG.addr]", 9, 9),
        ("http://[v.addr]", 9, 9),
        ("ftp://[vF.]", 10, 10),
        ("ftp://[vF.%20]", 10, 10),
        ("ftp://[fe80::abcd%eth0]", 17, 17),
        ("example://[44:55::66::77]", 11, 21),
        ("//[::01.1.1.1]", 3, 7),
    ] {
        assert_eq!(UriRef::parse(text).unwrap_err().index(), theirs, "{}", text);
        assert_eq!(Uri::parse(text).unwrap_err().offset, ours, "{}", text);
    }
}

#[test]
fn fluent_uri_normal_forms() {
    let mut buffer = [0; 256];
    for (text, theirs, ours) in [
        ("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D", "="),
        ("http://example.com", "http://example.com", "http://example.com/"), // 6.2.3
        ("http://example.com:/", "http://example.com/", "="),
        ("http://example.com:80/", "http://example.com/", "="),
        ("%3a", "%3A", "="),
        ("HTTP://www.EXAMPLE.com/", "http://www.example.com/", "="),
        ("http://a/../../../g", "http://a/g", "="),
        ("http://a/b/c/%2E/%2E./%2e%2E/d", "http://a/d", "="),
        ("foo/../bar", "foo/../bar", "="),
        ("/foo/../bar", "/foo/../bar", "/bar"), // its target is the same against each base
        ("foo:/bar/./../baz", "foo:/baz", "="),
        ("foo:/.//@@", "foo:/.//@@", "="),
        ("HTTP://%45XAMPLE.%43Om", "http://example.com", "http://example.com/"), // 6.2.3
        ("%3A%2F%3F%23%5B%5D%40%21%24%26", "%3A%2F%3F%23%5B%5D%40%21%24%26", "="),
        ("FOO://%55se%72@EXamp%4ce%2ecom:8042/%4b%2f?%4c%2b#%24%4d",
         "foo://User@example.com:8042/K%2F?L%2B#%24M", "="),
        ("//127.0.0.%31", "//127.0.0.1", "="),
        ("//[0000:0000:0000::1]", "//[::1]", "="),
        ("//[0:0:0:0:0:ffff:192.0.2.1]", "//[::ffff:192.0.2.1]", "="),
        ("//[::192.0.2.1]", "//[::c000:201]", "="),
        ("//[v1FdE.AddR]", "//[v1fde.addr]", "="),
    ] {
        let normal = Uri::parse(text).unwrap().normalize_into(Steps::ALL, &mut buffer).unwrap();
        assert_eq!(UriRef::parse(text).unwrap().normalize().as_str(), theirs);
        assert_eq!(normal.as_str(), if ours == "=" { theirs } else { ours }, "{}", text);
    }
}

#[test]
fn fluent_uri_targets() {
    let mut buffer = [0; 256];
    for (base, text, expected) in [
        ("http://a/b/c/d;p?q", "../../../g", "http://a/g"),
        ("http://a/b/c/d;p?q", "g;x=1/../y", "http://a/b/c/y"),
        ("http://a/b/c/d;p?q", "http:g", "http:g"),
        ("foo:bar", "", "foo:bar"),
        ("foo:bar", "#baz", "foo:bar#baz"),
        ("foo:bar", "bar:baz", "bar:baz"),
        ("foo:bar", "baz", "foo:baz"),  // 5.2.3; fluent-uri refuses
        ("foo:bar", "?baz", "foo:bar?baz"), // 5.2.2; fluent-uri refuses
        ("foo:/", ".//@@", "foo:/.//@@"),
        // 5.2.4 removes what is spelled ".."; fluent-uri decodes before
        ("foo:/bar/baz/.%2E/", "..", "foo:/bar/baz/"),
        ("foo:/bar/..", ".", "foo:/bar/"),
        ("foo:/..", "?a", "foo:/..?a"),
    ] {
        let target = Uri::parse(base).unwrap();
        let target = target.resolve_into(&Uri::parse(text).unwrap(), &mut buffer).unwrap();
        assert_eq!(target.as_str(), expected, "{} of {}", text, base);
    }
}

/// Whether http takes a text, which it reads as a request-target or an authority, and as what RFC 9112
/// does: the form's parts, or where the error is.
#[test]
fn http_texts() {
    let label = "thequickbrownfoxjumpedoverthelazydogtofindthelargedangerousdragon.localhost";
    let long = format!("{}:1234", label);
    for (text, theirs, ours) in [
        ("/some/path/here?and=then&hello#and-bye", true, Err(30)), // no fragment: 3.2.1
        ("http://127.0.0.1:61761/chunks", true, Ok("http 127.0.0.1:61761 /chunks - -")),
        ("https://127.0.0.1:61761", true, Ok("https 127.0.0.1:61761  - -")),
        ("*", true, Ok("- - * - -")),
        ("localhost", true, Err(9)), // an authority-form has a port: 3.2.3
        ("S", true, Err(1)),
        ("localhost:3000", true, Ok("- localhost:3000 - - -")),
        ("http://127.0.0.1/#?", true, Err(17)),
        ("http://127.0.0.1/path?", true, Ok("http 127.0.0.1 /path  -")),
        ("http://127.0.0.1?foo=bar", true, Ok("http 127.0.0.1  foo=bar -")),
        ("http://127.0.0.1#foo/bar", true, Err(16)),
        (label, true, Err(label.len())),
        (&long, true, Ok(&format!("- {} - - -", long))),
        ("http://a:b@127.0.0.1:1234/", true, Ok("http a:b@127.0.0.1:1234 / - -")),
        ("http://a@127.0.0.1/", true, Ok("http a@127.0.0.1 / - -")),
        ("user@localhost:3000", true, Err(4)), // an authority-form has no user info
        ("user:pass@localhost:3000", true, Ok("user - pass@localhost:3000 - -")), // an absolute-form
        ("http://[2001:0db8:85a3:0000:0000:8a2e:0370:7334]/", true,
         Ok("http [2001:0db8:85a3:0000:0000:8a2e:0370:7334] / - -")),
        ("http://[::]/", true, Ok("http [::] / - -")),
        ("http://[2001:db8::2:1]/", true, Ok("http [2001:db8::2:1] / - -")),
        ("/echo/abcdefgh_i-j%20/abcdefg_i-j%20478", true,
         Ok("- - /echo/abcdefgh_i-j%20/abcdefg_i-j%20478 - -")),
        ("/foo=bar|baz\\^~%", true, Err(8)), // RFC 3986, 3.3
        ("/?foo={bar|baz}\\^`", true, Err(6)), // 3.4
        ("http://", false, Ok("http   - -")), // the host may be empty: 3.2.2; uric_request refuses it
        ("htt:p//host", false, Ok("htt - p//host - -")), // 4.3
        ("hyper.rs/", false, Err(8)),
        ("hyper.rs?key=val", false, Err(8)),
        ("?key=val", false, Err(0)),
        ("localhost/", false, Err(9)),
        ("localhost?key=val", false, Err(9)),
        ("\0", false, Err(0)),
        ("http://[::1", false, Err(11)),
        ("http://::1]", false, Err(10)), // "::1" may be a user info
        ("localhost:8080:3030", false, Ok("localhost - 8080:3030 - -")), // 4.3
        ("@", false, Err(0)),
        ("http://username:password@/wut", false, Ok("http username:password@ /wut - -")), // 3.2.2
        ("/?foo\rbar", false, Err(5)),
        ("/?foo\nbar", false, Err(5)),
        ("/?<", false, Err(2)),
        ("/?>", false, Err(2)),
    ] {
        assert_eq!(text.parse::<http::Uri>().is_ok(), theirs, "{}", text);
        let found = Uri::parse_as(Rule::RequestTargetConnect, text);
        let found = found.as_ref().map(parts).map_err(|error| error.offset);
        assert_eq!(found, ours.map(String::from), "{}", text);
    }
}

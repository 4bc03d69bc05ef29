//! A request: its target, and after a line end its Host field.  The route of one that is allowed is
//! judged to be itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use uric::{Http, Policy, Preset, Request, RequestError, Tolerance, Uri};

const ROOM: usize = 16384;

fn judge(request: &Request<'_>, policy: &Policy<'_>) {
    let mut buffer = [0; ROOM];
    let route = match request.judge(policy, &mut buffer) {
        Ok(route) => route,
        Err(RequestError::Refused(why)) => {
            assert!((400..600).contains(&why.verdict.code()));
            return;
        }
        Err(other) => panic!("{}", other),
    };
    // "*" and an authority-form have no path
    let (path, host) = match (route.path(), route.host()) {
        (Some(path), Some(host)) => (path, host),
        _ => return,
    };
    assert!(path.starts_with(b"/") && Uri::parse(path).is_ok());
    let host: Vec<u8> = if host.contains(&b':') { [b"[", host, b"]"].concat() } else { host.into() };
    let (mut again, hosts) = ([0; ROOM], [&host[..]]);
    let sent = Request { version: Http::V1_1, target: Some(path), hosts: &hosts,
                         target_scheme: None, target_authority: None, ..*request };
    let second = sent.judge(policy, &mut again).expect("what was allowed is allowed again");
    assert_eq!((second.path(), second.host()), (Some(path), route.host()));
}

fuzz_target!(|data: &[u8]| {
    if data.len() > 2048 {
        return;
    }
    let mut lines = data.splitn(2, |&byte| byte == b'\n');
    let target: Box<[u8]> = lines.next().unwrap().into();
    let host: Box<[u8]> = lines.next().unwrap_or(b"h").into();
    let (lenient, hosts) = (Tolerance::preset(Preset::WhatwgRequest), [&host[..]]);
    let one = Request { target: Some(&target), hosts: &hosts, ..Request::default() };
    let two = Request { version: Http::V2, target_scheme: Some(b"http"), hosts: &[],
                        target_authority: Some(&host), ..one };
    for request in [one, two] {
        judge(&request, &Policy::new());
        judge(&request, &Policy::new().tolerating(&lenient));
    }
});

//! An HTTP request judged in one call: whether to serve it, and where it leads.

use crate::columns::View;
use crate::compare::Steps;
use crate::edit::bytes;
use crate::error::{bytes_written, WriteError};
use crate::hosts::{Hazard, Hazards};
use crate::numbers::text;
use crate::tolerance::Tolerance;
use crate::uri::HostKind;
use core::fmt;
use core::marker::PhantomData;
use uric_sys as sys;

numbered! {
    /// The forms of a request-target (RFC 9112, section 3.2).
    Form {
        /// "/a?b".
        Origin = URIC_REQUEST_ORIGIN,
        /// "http://h/a".
        Absolute = URIC_REQUEST_ABSOLUTE,
        /// "h:80".
        Authority = URIC_REQUEST_AUTHORITY,
        /// "*".
        Asterisk = URIC_REQUEST_ASTERISK,
    }
}

named! {
    /// "origin-form" and so on.
    ///
    /// ```
    /// assert_eq!(uric::Form::Origin.name(), "origin-form");
    /// ```
    Form by uric_request_form_name
}

numbered! {
    /// The version of HTTP.
    Http {
        /// HTTP/1.1.
        V1_1 = URIC_HTTP_1_1,
        /// HTTP/1.0: a request without Host is valid (RFC 9112, section 3.3).
        V1_0 = URIC_HTTP_1_0,
        /// HTTP/2 and HTTP/3: pseudo-header fields (RFC 9113, section 8.3.1).
        V2 = URIC_HTTP_2,
    }
}

flags! {
    /// What a policy asks for.
    RequestFlags: u32 {
        /// An absolute-form and the Host field must name the same host and port.
        SAME_HOST = sys::URIC_REQUEST_SAME_HOST,
        /// Accept another scheme than the connection's, as forward proxies do.
        ANY_SCHEME = sys::URIC_REQUEST_ANY_SCHEME,
        /// Accept an empty Host field.
        EMPTY_HOST = sys::URIC_REQUEST_EMPTY_HOST,
        /// Merge each run of "/" in the path.
        MERGE_SLASHES = sys::URIC_REQUEST_MERGE_SLASHES,
        /// "%2F" is "/".
        DECODE_SLASHES = sys::URIC_REQUEST_DECODE_SLASHES,
        /// "\\" and "%5C" are "/".
        DECODE_BACKSLASHES = sys::URIC_REQUEST_DECODE_BACKSLASHES,
        /// Look for the hazards of authority and query, too.
        AUDIT = sys::URIC_REQUEST_AUDIT,
        /// The host must be an address or a DNS name.
        DNS_HOST = sys::URIC_REQUEST_DNS_HOST,
    }
}

numbered! {
    /// Why a request is refused: the first that applies, in this order.
    Verdict {
        /// It is not: never in an error.
        Ok = URIC_VERDICT_OK,
        /// Longer than the policy says.
        TargetTooLong = URIC_VERDICT_TARGET_TOO_LONG,
        /// A valid request-target, then "#".
        Fragment = URIC_VERDICT_FRAGMENT,
        /// None of the four forms.
        TargetInvalid = URIC_VERDICT_TARGET_INVALID,
        /// Not a form for this method.
        Form = URIC_VERDICT_FORM,
        /// ":protocol" is not supported.
        Protocol = URIC_VERDICT_PROTOCOL,
        /// No ":scheme", or one that is no scheme.
        SchemeInvalid = URIC_VERDICT_SCHEME_INVALID,
        /// The target's scheme is not the connection's.
        Scheme = URIC_VERDICT_SCHEME,
        /// A user info.
        Userinfo = URIC_VERDICT_USERINFO,
        /// No Host field.
        HostMissing = URIC_VERDICT_HOST_MISSING,
        /// More than one.
        HostRepeated = URIC_VERDICT_HOST_REPEATED,
        /// One that is not uri-host [ ":" port ].
        HostInvalid = URIC_VERDICT_HOST_INVALID,
        /// One that is not the target's authority, but has to be.
        HostDiffers = URIC_VERDICT_HOST_DIFFERS,
        /// The scheme requires a host.
        HostEmpty = URIC_VERDICT_HOST_EMPTY,
        /// Neither an address nor a DNS name.
        HostNotDns = URIC_VERDICT_HOST_NOT_DNS,
        /// CONNECT without a port.
        PortMissing = URIC_VERDICT_PORT_MISSING,
        /// A port over 65535.
        PortRange = URIC_VERDICT_PORT_RANGE,
        /// The policy's hosts lack the host.
        HostNotServed = URIC_VERDICT_HOST_NOT_SERVED,
        /// A hazard that the policy refuses.
        Hazard = URIC_VERDICT_HAZARD,
        /// To be redirected: never in a [`RefusedRequest`].
        Redirect = URIC_VERDICT_REDIRECT,
    }
}

named! {
    /// "host-missing" and so on.
    ///
    /// ```
    /// assert_eq!(uric::Verdict::HostMissing.name(), "host-missing");
    /// ```
    Verdict by uric_verdict_name
}

impl Verdict {
    /// The reason in words.
    ///
    /// ```
    /// assert!(!uric::Verdict::Userinfo.text().is_empty());
    /// ```
    pub fn text(self) -> &'static str {
        // SAFETY: the function takes any number.
        text(unsafe { sys::uric_verdict_text(self as i32) })
    }

    /// The clause that requires it; "" if only the policy does.
    ///
    /// ```
    /// assert_eq!(uric::Verdict::HostRepeated.clause(), "RFC 9112, 3.2");
    /// ```
    pub fn clause(self) -> &'static str {
        // SAFETY: the function takes any number.
        text(unsafe { sys::uric_verdict_clause(self as i32) })
    }

    /// The status code to answer with; 0 for `Ok`.
    ///
    /// ```
    /// assert_eq!(uric::Verdict::TargetTooLong.code(), 414);
    /// ```
    pub fn code(self) -> u16 {
        // SAFETY: the function takes any number; it returns status codes, of three digits.
        unsafe { sys::uric_verdict_code(self as i32) as u16 }
    }
}

/// A policy; the default is safe.
#[derive(Clone, Copy)]
pub struct Policy<'p> {
    policy: sys::uric_request_policy,
    borrows: PhantomData<&'p Tolerance>,
}

// SAFETY: a policy is shared borrows and numbers.
unsafe impl Send for Policy<'_> {}
// SAFETY: the same.
unsafe impl Sync for Policy<'_> {}

impl Default for Policy<'_> {
    fn default() -> Self {
        Policy::new()
    }
}

impl<'p> Policy<'p> {
    /// The default policy: refuses what a server behind could read as a way out of the root, and
    /// request-targets over 8000 bytes; merges slashes; serves all hosts.
    ///
    /// ```
    /// # let _ =
    /// uric::Policy::new().refuse(uric::Hazard::EncodedSlash).longest(4096);
    /// ```
    pub fn new() -> Policy<'p> {
        let mut policy = core::mem::MaybeUninit::uninit();
        // SAFETY: the function writes the whole policy.
        let policy = unsafe {
            sys::uric_request_policy_init(policy.as_mut_ptr());
            policy.assume_init()
        };
        Policy {
            policy,
            borrows: PhantomData,
        }
    }

    /// Refuses a hazard.
    ///
    /// ```
    /// use uric::{Hazard, Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a%2Fb"), hosts: &[b"h"], ..Request::default() };
    /// assert!(request.judge(&Policy::new(), &mut buffer).is_ok());
    /// let policy = Policy::new().refuse(Hazard::EncodedSlash);
    /// assert!(request.judge(&policy, &mut buffer).is_err());
    /// ```
    #[must_use]
    pub fn refuse(mut self, hazard: Hazard) -> Self {
        self.policy.refused |= 1 << hazard as u8;
        self
    }

    /// Lets a hazard pass.
    ///
    /// ```
    /// use uric::{Hazard, Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a%00"), hosts: &[b"h"], ..Request::default() };
    /// assert!(request.judge(&Policy::new(), &mut buffer).is_err());
    /// let policy = Policy::new().allow(Hazard::EncodedNul);
    /// assert!(request.judge(&policy, &mut buffer).is_ok());
    /// ```
    #[must_use]
    pub fn allow(mut self, hazard: Hazard) -> Self {
        self.policy.refused &= !(1 << hazard as u8);
        self.policy.redirected &= !(1 << hazard as u8);
        self
    }

    /// Redirects to the normal path for a hazard of the path.
    ///
    /// ```
    /// use uric::{Hazard, Policy, Request, RequestError};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a//b"), hosts: &[b"h"], ..Request::default() };
    /// let policy = Policy::new().redirect(Hazard::EmptySegments);
    /// let answer = request.judge(&policy, &mut buffer);
    /// assert!(matches!(answer, Err(RequestError::Redirect(_))));
    /// ```
    #[must_use]
    pub fn redirect(mut self, hazard: Hazard) -> Self {
        self.policy.redirected |= 1 << hazard as u8;
        self
    }

    /// The most bytes of a request-target.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/abc"), hosts: &[b"h"], ..Request::default() };
    /// assert!(request.judge(&Policy::new().longest(4), &mut buffer).is_ok());
    /// assert!(request.judge(&Policy::new().longest(3), &mut buffer).is_err());
    /// ```
    #[must_use]
    pub fn longest(mut self, bytes: u32) -> Self {
        self.policy.longest = bytes as usize;
        self
    }

    /// The steps to the normal path and host: [`Steps::PERCENT`], `DOTS` and `CASE`.
    ///
    /// ```
    /// use uric::{Policy, Request, Steps};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/%61/../b"), hosts: &[b"h"], ..Request::default() };
    /// let policy = Policy::new().steps(Steps::PERCENT);
    /// let route = request.judge(&policy, &mut buffer).unwrap();
    /// assert_eq!(route.path(), Some(&b"/a/../b"[..]));
    /// ```
    #[must_use]
    pub fn steps(mut self, steps: Steps) -> Self {
        self.policy.steps = steps.0;
        self
    }

    /// Adds flags.
    ///
    /// ```
    /// use uric::{Policy, Request, RequestFlags};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a%2Fb"), hosts: &[b"h"], ..Request::default() };
    /// let policy = Policy::new().with(RequestFlags::DECODE_SLASHES);
    /// let route = request.judge(&policy, &mut buffer).unwrap();
    /// assert_eq!(route.path(), Some(&b"/a/b"[..]));
    /// ```
    #[must_use]
    pub fn with(mut self, flags: RequestFlags) -> Self {
        self.policy.flags |= flags.0;
        self
    }

    /// Takes flags away.
    ///
    /// ```
    /// use uric::{Policy, Request, RequestFlags};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a//b"), hosts: &[b"h"], ..Request::default() };
    /// let policy = Policy::new().without(RequestFlags::MERGE_SLASHES);
    /// let route = request.judge(&policy, &mut buffer).unwrap();
    /// assert_eq!(route.path(), Some(&b"/a//b"[..]));
    /// ```
    #[must_use]
    pub fn without(mut self, flags: RequestFlags) -> Self {
        self.policy.flags &= !flags.0;
        self
    }

    /// Takes what a policy tolerates in a request-target.
    ///
    /// ```
    /// use uric::{Policy, Preset, Request, Tolerance};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/?a[]"), hosts: &[b"h"], ..Request::default() };
    /// assert!(request.judge(&Policy::new(), &mut buffer).is_err());
    /// let browsers = Tolerance::preset(Preset::WhatwgRequest);
    /// assert!(request.judge(&Policy::new().tolerating(&browsers), &mut buffer).is_ok());
    /// ```
    #[must_use]
    pub fn tolerating(mut self, tolerance: &'p Tolerance) -> Self {
        self.policy.tolerance = tolerance.raw();
        self
    }

    /// The hosts that are served, without ports; others are answered by 421.
    ///
    /// ```
    /// use uric::{Policy, Request, RequestError, View};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/"), hosts: &[b"evil.example"], ..Request::default() };
    /// let served = [View::new("h.example"), View::new("[::1]")];
    /// match request.judge(&Policy::new().hosts(&served), &mut buffer) {
    ///     Err(RequestError::Refused(why)) => assert_eq!(why.verdict.code(), 421),
    ///     other => panic!("{:?}", other),
    /// }
    /// ```
    #[must_use]
    pub fn hosts(mut self, hosts: &'p [View<'p>]) -> Self {
        self.policy.hosts = hosts.as_ptr().cast();
        self.policy.host_count = hosts.len();
        self
    }

    /// The values of ":protocol" that are supported.
    ///
    /// ```
    /// use uric::{Http, Policy, Request, View};
    /// let request = Request {
    ///     version: Http::V2,
    ///     method: b"CONNECT",
    ///     target: Some(b"/chat"),
    ///     target_scheme: Some(b"http"),
    ///     target_authority: Some(b"h"),
    ///     target_protocol: Some(b"websocket"),
    ///     ..Request::default()
    /// };
    /// let (mut buffer, supported) = ([0; 64], [View::new("websocket")]);
    /// assert!(request.judge(&Policy::new(), &mut buffer).is_err());
    /// assert!(request.judge(&Policy::new().protocols(&supported), &mut buffer).is_ok());
    /// ```
    #[must_use]
    pub fn protocols(mut self, protocols: &'p [View<'p>]) -> Self {
        self.policy.protocols = protocols.as_ptr().cast();
        self.policy.protocol_count = protocols.len();
        self
    }
}

/// A request, as its message has it; what does not apply is empty or `None`.
///
/// ```
/// use uric::{Policy, Request};
/// let request = Request {
///     method: b"GET",
///     target: Some(b"/a/%2e%2E/b%7e?c"),
///     hosts: &[b"[::1]:8080"],
///     ..Request::default()
/// };
/// let mut buffer = [0; 64];
/// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
/// assert_eq!((route.host(), route.port()), (Some(&b"::1"[..]), Some(8080)));
/// assert_eq!((route.path(), route.query()), (Some(&b"/b~"[..]), Some(&b"c"[..])));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The version.
    pub version: Http,
    /// The connection's scheme: "http" or "https".
    pub scheme: &'a [u8],
    /// The method.
    pub method: &'a [u8],
    /// The request-target; in HTTP/2 ":path".
    pub target: Option<&'a [u8]>,
    /// The values of the Host fields, without the white space around them.
    pub hosts: &'a [&'a [u8]],
    /// ":scheme", in HTTP/2.
    pub target_scheme: Option<&'a [u8]>,
    /// ":authority", in HTTP/2.
    pub target_authority: Option<&'a [u8]>,
    /// ":protocol", in HTTP/2.
    pub target_protocol: Option<&'a [u8]>,
}

impl Default for Request<'_> {
    fn default() -> Self {
        Request {
            version: Http::V1_1,
            scheme: b"http",
            method: b"GET",
            target: None,
            hosts: &[],
            target_scheme: None,
            target_authority: None,
            target_protocol: None,
        }
    }
}

/// Where a request leads.  Its texts are bytes of the request or of the buffer.
#[derive(Clone, Copy)]
pub struct Route<'r> {
    result: sys::uric_request_result,
    texts: PhantomData<&'r [u8]>,
}

// SAFETY: a route is shared borrows and numbers.
unsafe impl Send for Route<'_> {}
// SAFETY: the same.
unsafe impl Sync for Route<'_> {}

/// A request that HTTP or the policy refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RefusedRequest {
    /// Why.
    pub verdict: Verdict,
    /// The hazard that was refused, if `verdict` says so.
    pub hazard: Option<Hazard>,
    /// The offset of the error, in an invalid request-target or Host field.
    pub offset: usize,
}

/// Why a request is not to be served.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant)] // it stays Copy, without an allocation
pub enum RequestError<'r> {
    /// Answer with the verdict's status code.
    Refused(RefusedRequest),
    /// Answer 307, with [`Route::location_into`].
    Redirect(Route<'r>),
    /// The buffer has fewer bytes than are needed.
    TooSmall {
        /// How many are needed.
        needed: usize,
    },
    /// The connection's scheme, which the caller gives, is none.
    NoScheme,
}

impl fmt::Display for RequestError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Refused(refused) => {
                let verdict = refused.verdict;
                write!(f, "{} {}", verdict.code(), verdict.text())?;
                refused.hazard.map_or(Ok(()), |hazard| write!(f, ": {}", hazard.name()))
            }
            RequestError::Redirect(_) => f.write_str("307 the path is not normal"),
            RequestError::TooSmall { needed } => {
                write!(f, "the buffer is too small: {} bytes are needed", needed)
            }
            RequestError::NoScheme => f.write_str("the connection's scheme is none"),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for RequestError<'_> {}

impl<'a> Request<'a> {
    /// Judges the request and finds where it leads.  The buffer is needed for a path or a host that
    /// is not normal: as many bytes as request-target and Host together suffice, three times as many
    /// with a tolerance.
    ///
    /// ```
    /// use uric::{Policy, Request, RequestError, Verdict};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/..;/b"), hosts: &[b"h"], ..Request::default() };
    /// match request.judge(&Policy::new(), &mut buffer) {
    ///     Err(RequestError::Refused(refused)) => {
    ///         assert_eq!(refused.verdict.code(), 400);
    ///         assert_eq!(refused.hazard, Some(uric::Hazard::PathParameterDots));
    ///     }
    ///     other => panic!("{:?}", other),
    /// }
    /// ```
    ///
    /// # Errors
    /// What to answer; `TooSmall`, `NoScheme`.
    // A redirection is an error as large as a route, and nothing here allocates.
    #[allow(clippy::result_large_err)]
    pub fn judge<'r>(
        &self,
        policy: &Policy<'_>,
        buffer: &'r mut [u8],
    ) -> Result<Route<'r>, RequestError<'r>>
    where
        'a: 'r,
    {
        let input = sys::uric_request_input {
            method: bytes(Some(self.method)),
            target: bytes(self.target),
            host: bytes(self.hosts.first().copied()),
            hosts: self.hosts.len(),
            scheme: bytes(Some(self.scheme)),
            target_scheme: bytes(self.target_scheme),
            target_authority: bytes(self.target_authority),
            target_protocol: bytes(self.target_protocol),
            version: self.version as u8 as sys::uric_http,
            reserved: [0; 4],
        };
        let mut length = 0;
        let mut result = core::mem::MaybeUninit::zeroed();
        // SAFETY: what is read lives through the call; the buffer is exclusively borrowed, so it
        // overlaps nothing; for the result all zero is a value.
        let (status, result) = unsafe {
            let status = sys::uric_request(
                &input,
                &policy.policy,
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
                result.as_mut_ptr(),
            );
            (status, result.assume_init())
        };
        let route = Route {
            result,
            texts: PhantomData,
        };
        match status {
            sys::URIC_OK => Ok(route),
            sys::URIC_TOO_SMALL => Err(RequestError::TooSmall { needed: length }),
            sys::URIC_REFUSED if u32::from(result.verdict) == sys::URIC_VERDICT_REDIRECT => {
                Err(RequestError::Redirect(route))
            }
            sys::URIC_REFUSED => {
                let verdict = Verdict::of(u32::from(result.verdict));
                let parts = if verdict == Verdict::HostInvalid {
                    &result.field
                } else {
                    &result.target
                };
                Err(RequestError::Refused(RefusedRequest {
                    verdict,
                    hazard: Hazard::ALL.get(usize::from(result.refused)).copied(),
                    offset: parts.error_offset as usize,
                }))
            }
            _ => Err(RequestError::NoScheme),
        }
    }
}

impl<'r> Route<'r> {
    fn text(&self, text: sys::uric_bytes) -> Option<&'r [u8]> {
        // SAFETY: strings of a result are bytes of the request or of the buffer, which live for 'r,
        // or constants.
        (!text.s.is_null()).then(|| unsafe { core::slice::from_raw_parts(text.s, text.n) })
    }

    /// The scheme of the target URI: its own, or the connection's.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"https://h/"), hosts: &[b"h"], scheme: b"https",
    ///                         ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.scheme(), Some(&b"https"[..]));
    /// ```
    pub fn scheme(&self) -> Option<&'r [u8]> {
        self.text(self.result.scheme)
    }

    /// The host in normal form, without the brackets of an IP literal.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/"), hosts: &[b"[::1]:8080"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.host(), Some(&b"::1"[..]));
    /// ```
    pub fn host(&self) -> Option<&'r [u8]> {
        self.text(self.result.host)
    }

    /// Which kind of host it is.
    ///
    /// ```
    /// use uric::{HostKind, Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/"), hosts: &[b"[::1]"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.host_kind(), HostKind::Ipv6Address);
    /// ```
    pub fn host_kind(&self) -> HostKind {
        HostKind::of(u32::from(self.result.host_kind))
    }

    /// The effective port; `None` if the scheme has no default.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/"), hosts: &[b"h"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.port(), Some(80));
    /// ```
    pub fn port(&self) -> Option<u16> {
        let known = u32::from(self.result.port_status) == sys::URIC_PORT_NUMBER;
        known.then_some(self.result.port)
    }

    /// The path in normal form; `None` of an authority-form or an asterisk-form.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a/../%62"), hosts: &[b"h"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.path(), Some(&b"/b"[..]));
    /// ```
    pub fn path(&self) -> Option<&'r [u8]> {
        self.text(self.result.path)
    }

    /// The query as it came.
    ///
    /// ```
    /// use uric::{Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/?%62"), hosts: &[b"h"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.query(), Some(&b"%62"[..]));
    /// ```
    pub fn query(&self) -> Option<&'r [u8]> {
        self.text(self.result.query)
    }

    /// The form of the request-target.
    ///
    /// ```
    /// use uric::{Form, Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/"), hosts: &[b"h"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert_eq!(route.form(), Form::Origin);
    /// ```
    pub fn form(&self) -> Form {
        Form::of(u32::from(self.result.form))
    }

    /// The hazards of the path as it came; of the rest, if the policy asks for it.
    ///
    /// ```
    /// use uric::{Hazard, Policy, Request};
    /// let mut buffer = [0; 64];
    /// let request = Request { target: Some(b"/a//b"), hosts: &[b"h"], ..Request::default() };
    /// let route = request.judge(&Policy::new(), &mut buffer).unwrap();
    /// assert!(route.hazards().has(Hazard::EmptySegments));
    /// ```
    pub fn hazards(&self) -> Hazards {
        Hazards(self.result.hazards)
    }

    /// Writes the value of a Location field: the normal path, and the query.
    ///
    /// ```
    /// use uric::{Hazard, Policy, Request, RequestError, RequestFlags};
    /// let policy = Policy::new().with(RequestFlags::DECODE_SLASHES).redirect(Hazard::EncodedSlash);
    /// let request = Request { target: Some(b"/a%2Fb?c"), hosts: &[b"h"], ..Request::default() };
    /// let (mut buffer, mut location) = ([0; 64], [0; 64]);
    /// match request.judge(&policy, &mut buffer) {
    ///     Err(RequestError::Redirect(route)) => {
    ///         assert_eq!(route.location_into(&mut location)?, b"/a/b?c");
    ///     }
    ///     other => panic!("{:?}", other),
    /// }
    /// # Ok::<(), uric::WriteError>(())
    /// ```
    ///
    /// # Errors
    /// `TooSmall`, `TooLong`; `NoReference` if there is no path that starts with "/".
    pub fn location_into<'b>(&self, buffer: &'b mut [u8]) -> Result<&'b [u8], WriteError> {
        let mut length = 0;
        // SAFETY: the strings of the result live for 'r; the buffer is exclusively borrowed, so it
        // overlaps none of them.
        let status = unsafe {
            sys::uric_request_location(
                &self.result,
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
            )
        };
        bytes_written(status, buffer, length)
    }
}

impl fmt::Debug for Route<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Route")
            .field("scheme", &self.scheme())
            .field("host", &self.host())
            .field("port", &self.port())
            .field("path", &self.path())
            .field("query", &self.query())
            .finish_non_exhaustive()
    }
}

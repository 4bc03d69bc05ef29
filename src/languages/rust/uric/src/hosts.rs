//! Hosts: ports, addresses, origins, and the hazards of references.

use crate::edit::bytes;
use crate::uri::Uri;
use core::fmt;
use uric_sys as sys;

/// The number of a port (section 3.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Port {
    /// There is no ":".
    Undefined,
    /// There is a ":" and no digit.
    Empty,
    /// 0 to 65535.
    Number(u16),
    /// More than 65535.
    Overflow,
}

/// An address of a host, in network byte order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// An IPv4address.
    V4([u8; 4]),
    /// An IPv6address.
    V6([u8; 16]),
}

#[cfg(feature = "std")]
impl From<Address> for std::net::IpAddr {
    fn from(address: Address) -> std::net::IpAddr {
        match address {
            Address::V4(bytes) => bytes.into(),
            Address::V6(bytes) => bytes.into(),
        }
    }
}

fn port(status: sys::uric_port_status, number: u16) -> Port {
    match status {
        sys::URIC_PORT_NUMBER => Port::Number(number),
        sys::URIC_PORT_EMPTY => Port::Empty,
        sys::URIC_PORT_OVERFLOW => Port::Overflow,
        _ => Port::Undefined,
    }
}

impl<'a> Uri<'a> {
    /// The number of the port; leading zeros are allowed.
    ///
    /// ```
    /// use uric::{Port, Uri};
    /// assert_eq!(Uri::parse("//h:0080")?.port_number(), Port::Number(80));
    /// assert_eq!(Uri::parse("//h:65536")?.port_number(), Port::Overflow);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn port_number(&self) -> Port {
        let parts = self.parts();
        let mut number = 0;
        // SAFETY: the reference and its parts live through the call; the number may be written.
        let status = unsafe { sys::uric_port_number(self.bound(&parts), &mut number) };
        port(status, number)
    }

    /// The port to connect to: its own, or else the default of its scheme.
    ///
    /// ```
    /// use uric::{Port, Uri};
    /// assert_eq!(Uri::parse("https://h/")?.effective_port(), Port::Number(443));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn effective_port(&self) -> Port {
        let parts = self.parts();
        let mut number = 0;
        // SAFETY: as in `port_number`; NULL asks for what the library knows of the scheme.
        let status = unsafe {
            sys::uric_effective_port(self.bound(&parts), core::ptr::null(), &mut number)
        };
        port(status, number)
    }

    /// The address of an IPv4address or an IPv6address (section 3.2.2).
    ///
    /// ```
    /// use uric::{Address, Uri};
    /// assert_eq!(Uri::parse("//192.0.2.1/")?.host_address(), Some(Address::V4([192, 0, 2, 1])));
    /// assert_eq!(Uri::parse("//127.1/")?.host_address(), None);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn host_address(&self) -> Option<Address> {
        let parts = self.parts();
        let mut bytes = [0; 16];
        // SAFETY: as in `port_number`; at most 16 bytes are written.
        match unsafe { sys::uric_host_address(self.bound(&parts), bytes.as_mut_ptr()) } {
            4 => Some(Address::V4([bytes[0], bytes[1], bytes[2], bytes[3]])),
            16 => Some(Address::V6(bytes)),
            _ => None,
        }
    }

    /// Whether two URIs have the same origin: scheme, host and effective port (RFC 6454).
    ///
    /// ```
    /// use uric::Uri;
    /// assert!(Uri::parse("http://h/a")?.same_origin(&Uri::parse("HTTP://H:80/b")?));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn same_origin(&self, other: &Uri<'_>) -> bool {
        let (one, two) = (self.parts(), other.parts());
        // SAFETY: as in `port_number`.
        unsafe { sys::uric_same_origin(self.bound(&one), other.bound(&two)) }
    }

    /// Whether the whole host is one of those allowed, which are without ports, however either is
    /// spelled.
    ///
    /// ```
    /// let allowed = ["example.com", "::1"];
    /// let allows = |text| uric::Uri::parse(text).map(|uri| uri.host_allowed(&allowed));
    /// assert!(allows("http://EXAMPLE.com./")? && allows("http://[0::1]/")?);
    /// assert!(!allows("http://example.com.evil/")?);
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn host_allowed<T: AsRef<[u8]>>(&self, allowed: &[T]) -> bool {
        let parts = self.parts();
        allowed.iter().any(|host| {
            let host = bytes(Some(host.as_ref()));
            // SAFETY: as in `port_number`; there is one host, whose bytes live through the call.
            unsafe { sys::uric_host_allowed(self.bound(&parts), &host, 1) }
        })
    }

    /// The hazards of a reference: what is valid but may do harm (section 7).
    ///
    /// ```
    /// use uric::{Hazard, Uri};
    /// let hazards = Uri::parse("http://0x7f.1/")?.audit();
    /// assert!(hazards.has(Hazard::Loopback) && hazards.has(Hazard::Ipv4Hex));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn audit(&self) -> Hazards {
        let parts = self.parts();
        let mut result = NO_AUDIT;
        // SAFETY: as in `port_number`; NULL asks for what the library knows of the scheme.
        unsafe { sys::uric_audit(self.bound(&parts), core::ptr::null(), &mut result) };
        Hazards(result.hazards)
    }
}

const NO_AUDIT: sys::uric_audit_result = sys::uric_audit_result {
    hazards: 0,
    ipv4: 0,
    label: 0,
    name: 0,
    port: 0,
    reserved: 0,
};

/// The hazards of a text that need not be a valid reference; `None` if it has more than 2^32 - 1
/// bytes.
///
/// ```
/// use uric::Hazard;
/// let hazards = uric::audit("http://a.example\\@127.1/ ").unwrap();
/// assert!(hazards.has(Hazard::Backslash) && hazards.has(Hazard::Loopback));
/// ```
pub fn audit<T: AsRef<[u8]> + ?Sized>(text: &T) -> Option<Hazards> {
    let text = text.as_ref();
    let mut result = NO_AUDIT;
    // SAFETY: the pointer and the length are those of a slice; the result may be written.
    let status = unsafe {
        sys::uric_audit_split(text.as_ptr(), text.len(), core::ptr::null(), &mut result)
    };
    (status == sys::URIC_OK).then_some(Hazards(result.hazards))
}

/// A set of hazards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hazards(pub(crate) u64);

impl Hazards {
    /// Whether it has a hazard.
    ///
    /// ```
    /// assert!(!uric::Hazards::default().has(uric::Hazard::Loopback));
    /// ```
    pub fn has(self, hazard: Hazard) -> bool {
        self.0 >> hazard as u8 & 1 != 0
    }

    /// Whether it has none.
    ///
    /// ```
    /// assert!(uric::Uri::parse("http://h.example/")?.audit().is_empty());
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its hazards, in the order of their numbers.
    ///
    /// ```
    /// let hazards = uric::Uri::parse("http://127.0.0.1:22/")?.audit();
    /// assert!(hazards.iter().map(|hazard| hazard.name()).eq(["loopback", "port-not-default",
    ///                                                        "port-low"]));
    /// # Ok::<(), uric::Error>(())
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Hazard> {
        Hazard::ALL
            .iter()
            .copied()
            .filter(move |&hazard| self.has(hazard))
    }
}

impl fmt::Debug for Hazards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

named! {
    /// "loopback", "userinfo-like-host" and so on.
    ///
    /// ```
    /// assert_eq!(uric::Hazard::LinkLocal.name(), "link-local");
    /// ```
    Hazard by uric_hazard_name
}

numbered! {
    /// What is valid but may do harm (section 7).
    Hazard {
        /// A password that is not empty (7.5).
        Password = URIC_HAZARD_PASSWORD,
        /// A user info that starts like a host name (7.6).
        UserinfoLikeHost = URIC_HAZARD_USERINFO_LIKE_HOST,
        /// An IPv4 address of one to three numbers (7.4).
        Ipv4Short = URIC_HAZARD_IPV4_SHORT,
        /// One with a leading 0.
        Ipv4Octal = URIC_HAZARD_IPV4_OCTAL,
        /// One with a leading 0x.
        Ipv4Hex = URIC_HAZARD_IPV4_HEX,
        /// One 32-bit number.
        Ipv4Decimal = URIC_HAZARD_IPV4_DECIMAL,
        /// An IPv6 address that contains an IPv4 address.
        Ipv6EmbedsIpv4 = URIC_HAZARD_IPV6_EMBEDS_IPV4,
        /// 127/8, ::1, localhost.
        Loopback = URIC_HAZARD_LOOPBACK,
        /// Private addresses (RFC 1918, RFC 4193).
        Private = URIC_HAZARD_PRIVATE,
        /// 169.254/16, fe80::/10.
        LinkLocal = URIC_HAZARD_LINK_LOCAL,
        /// 224/4, ff00::/8.
        Multicast = URIC_HAZARD_MULTICAST,
        /// 0/8, ::.
        Unspecified = URIC_HAZARD_UNSPECIFIED,
        /// A port that is not the scheme's default (7.2).
        PortNotDefault = URIC_HAZARD_PORT_NOT_DEFAULT,
        /// A port below 1024 that is not the scheme's default.
        PortLow = URIC_HAZARD_PORT_LOW,
        /// Port 0.
        PortZero = URIC_HAZARD_PORT_ZERO,
        /// A port over 65535.
        PortOverflow = URIC_HAZARD_PORT_OVERFLOW,
        /// An encoded CR or LF (7.3).
        EncodedCrlf = URIC_HAZARD_ENCODED_CRLF,
        /// An encoded NUL.
        EncodedNul = URIC_HAZARD_ENCODED_NUL,
        /// An encoded tab.
        EncodedTab = URIC_HAZARD_ENCODED_TAB,
        /// An encoded "/" in the path.
        EncodedSlash = URIC_HAZARD_ENCODED_SLASH,
        /// An encoded "\\" in the path.
        EncodedBackslash = URIC_HAZARD_ENCODED_BACKSLASH,
        /// A dot-segment that only decoding reveals.
        EncodedDots = URIC_HAZARD_ENCODED_DOTS,
        /// A segment that starts with "..;" or ".;".
        PathParameterDots = URIC_HAZARD_PATH_PARAMETER_DOTS,
        /// A triplet that decodes to a part of another.
        DoubleEncoding = URIC_HAZARD_DOUBLE_ENCODING,
        /// Decoded bytes over 0x7F that are not UTF-8.
        BadUtf8 = URIC_HAZARD_BAD_UTF8,
        /// A triplet in the host.
        EncodedHost = URIC_HAZARD_ENCODED_HOST,
        /// A label over 63 bytes.
        LabelTooLong = URIC_HAZARD_LABEL_TOO_LONG,
        /// A name over 255 bytes.
        NameTooLong = URIC_HAZARD_NAME_TOO_LONG,
        /// A label that starts with "xn--".
        Punycode = URIC_HAZARD_PUNYCODE,
        /// A name that ends in ".".
        TrailingDot = URIC_HAZARD_TRAILING_DOT,
        /// "//" without a host, where the scheme needs one.
        EmptyHost = URIC_HAZARD_EMPTY_HOST,
        /// A path in place of "//" and a host.
        MissingSlashes = URIC_HAZARD_MISSING_SLASHES,
        /// More ".." than segments before them; of requests alone.
        SurplusDots = URIC_HAZARD_SURPLUS_DOTS,
        /// A dot-segment next to "%2F" or "%5C"; of requests alone.
        HiddenDots = URIC_HAZARD_HIDDEN_DOTS,
        /// "//" in the path; of requests alone.
        EmptySegments = URIC_HAZARD_EMPTY_SEGMENTS,
        /// A "\\" in the authority or the path.
        Backslash = URIC_HAZARD_BACKSLASH,
        /// ".." that climbs out of the root, or in a value.
        Traversal = URIC_HAZARD_TRAVERSAL,
        /// A dot-segment once white space is trimmed off.
        TrimmedDots = URIC_HAZARD_TRIMMED_DOTS,
    }
}

//! One part of a reference set or removed, and references built from parts.

use crate::error::WriteError;
use crate::numbers::text;
use crate::uri::{Part, Uri, NO_PARTS};
use core::fmt;
use uric_sys as sys;

/// A change of a reference.  New bytes are given as they are to appear: percent-encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit<'e> {
    /// A part; `None` removes it.
    Part(Part, Option<&'e str>),
    /// User info, host and port together.
    Authority(Option<&'e str>),
    /// What is before the first ":" of the user info.
    User(Option<&'e str>),
    /// What is after it.
    Password(Option<&'e str>),
    /// A path segment, by its index; setting the one after the last appends it.
    Segment(usize, Option<&'e str>),
    /// A query parameter, by its index: what is between "&"; sets its value and keeps its name.
    Parameter(usize, Option<&'e str>),
    /// The first query parameter of a name, compared percent-decoded; setting appends it if there
    /// is none.
    ParameterNamed(&'e str, Option<&'e str>),
}

/// What a refusal is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EditPart {
    /// A part.
    Part(Part),
    /// User info, host and port together.
    Authority,
    /// The user in the user info.
    User,
    /// The password in it.
    Password,
    /// A path segment.
    Segment,
    /// A query parameter.
    Parameter,
}

numbered! {
    /// Why an edit was refused.
    Reason {
        /// For no reason: never in a [`Refusal`].
        None = URIC_REASON_NONE,
        /// The byte at the offset is not allowed there.
        NotAllowed = URIC_REASON_NOT_ALLOWED,
        /// A user info or a port without a host.
        NeedsHost = URIC_REASON_NEEDS_HOST,
        /// With an authority, a path that does not start with "/".
        NeedsSlash = URIC_REASON_NEEDS_SLASH,
        /// A password without a user.
        NeedsUser = URIC_REASON_NEEDS_USER,
        /// There are fewer segments or parameters.
        NoSuch = URIC_REASON_NO_SUCH,
        /// The byte at the offset would end the part.
        Delimiter = URIC_REASON_DELIMITER,
        /// The segment is "." or "..", perhaps percent-encoded.
        DotSegment = URIC_REASON_DOT_SEGMENT,
        /// The first segment of a relative path would be empty.
        FirstSegment = URIC_REASON_FIRST_SEGMENT,
    }
}

/// What was refused, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// Of which part.
    pub part: EditPart,
    /// The offset in the value that was given for that part; in the name, if `in_name`.
    pub offset: usize,
    /// Whether the offset is one of a parameter's name.
    pub in_name: bool,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = match self.part {
            EditPart::Part(part) => part.name(),
            EditPart::Authority => "authority",
            EditPart::User => "user",
            EditPart::Password => "password",
            EditPart::Segment => "segment",
            EditPart::Parameter => "parameter",
        };
        // SAFETY: the function takes any number.
        let reason = text(unsafe { sys::uric_reason_text(self.reason as i32) });
        write!(f, "{}: {}", part, reason)
    }
}

const NO_REFUSAL: sys::uric_refusal = sys::uric_refusal {
    reason: 0,
    part: 0,
    in_name: 0,
    reserved: 0,
    offset: 0,
};

/// A string of the library; `None` is undefined.
pub(crate) fn bytes(text: Option<&[u8]>) -> sys::uric_bytes {
    match text {
        Some(text) => sys::uric_bytes {
            s: text.as_ptr(),
            n: text.len(),
        },
        None => sys::uric_bytes {
            s: core::ptr::null(),
            n: 0,
        },
    }
}

/// What an edit or a build has written.
///
/// # Safety
/// If the status is `URIC_OK`, the library has just written `length` bytes of a strict reference with
/// these parts into the buffer.
unsafe fn edited<'b>(
    status: i32,
    buffer: &'b [u8],
    length: usize,
    parts: &sys::uric,
    why: &sys::uric_refusal,
) -> Result<Uri<'b>, WriteError> {
    if status != sys::URIC_OK {
        return Err(error(status, length, why));
    }
    // SAFETY: as above.
    Ok(unsafe { Uri::new(&buffer[..length], parts) })
}

fn error(status: i32, needed: usize, why: &sys::uric_refusal) -> WriteError {
    if status != sys::URIC_REFUSED {
        return WriteError::of(status, needed);
    }
    WriteError::Refused(Refusal {
        reason: Reason::of(u32::from(why.reason)),
        part: match u32::from(why.part) {
            sys::URIC_EDIT_AUTHORITY => EditPart::Authority,
            sys::URIC_EDIT_USER => EditPart::User,
            sys::URIC_EDIT_PASSWORD => EditPart::Password,
            sys::URIC_EDIT_SEGMENT => EditPart::Segment,
            sys::URIC_EDIT_PARAMETER | sys::URIC_EDIT_PARAMETER_NAMED => EditPart::Parameter,
            part => EditPart::Part(Part::of(part)),
        },
        offset: why.offset as usize,
        in_name: why.in_name != 0,
    })
}

impl<'a> Uri<'a> {
    /// Writes the reference with one part changed.  What it writes parses into exactly the parts
    /// that are meant, or it is refused.
    ///
    /// ```
    /// use uric::{Edit, Part, Uri};
    /// let mut buffer = [0; 64];
    /// let uri = Uri::parse("http://h/items?id=3#x")?;
    /// let other = uri.edit_into(&Edit::ParameterNamed("id", Some("7")), &mut buffer)?;
    /// assert_eq!(other.as_str(), "http://h/items?id=7#x");
    /// let refused = uri.edit_into(&Edit::Part(Part::Host, Some("a b")), &mut buffer);
    /// assert_eq!(refused.unwrap_err().to_string(), "host: invalid character");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// `Refused`, `TooSmall`, `NoReference`, `TooLong`.
    pub fn edit_into<'b>(
        &self,
        edit: &Edit<'_>,
        buffer: &'b mut [u8],
    ) -> Result<Uri<'b>, WriteError> {
        let (what, index, name, value) = match *edit {
            Edit::Part(part, value) => (part as u32, 0, None, value),
            Edit::Authority(value) => (sys::URIC_EDIT_AUTHORITY, 0, None, value),
            Edit::User(value) => (sys::URIC_EDIT_USER, 0, None, value),
            Edit::Password(value) => (sys::URIC_EDIT_PASSWORD, 0, None, value),
            Edit::Segment(index, value) => (sys::URIC_EDIT_SEGMENT, index, None, value),
            Edit::Parameter(index, value) => (sys::URIC_EDIT_PARAMETER, index, None, value),
            Edit::ParameterNamed(name, value) => {
                (sys::URIC_EDIT_PARAMETER_NAMED, 0, Some(name), value)
            }
        };
        let change = sys::uric_change {
            what: what as i32,
            index,
            name: bytes(name.map(str::as_bytes)),
            value: bytes(value.map(str::as_bytes)),
        };
        let own = self.parts();
        let (mut length, mut parts, mut why) = (0, NO_PARTS, NO_REFUSAL);
        // SAFETY: what is read lives through the call; the buffer is exclusively borrowed, so it
        // overlaps nothing; NULL is a strict tolerance.
        let status = unsafe {
            sys::uric_edit(
                self.bound(&own),
                &change,
                core::ptr::null(),
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
                &mut parts,
                &mut why,
            )
        };
        // SAFETY: the library wrote the parts of what it wrote into the buffer, which is strict.
        unsafe { edited(status, buffer, length, &parts, &why) }
    }
}

/// The parts of a reference to build; `None` is undefined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts<'p> {
    /// Without ":".
    pub scheme: Option<&'p str>,
    /// Without "@".
    pub userinfo: Option<&'p str>,
    /// An IP literal with its brackets.
    pub host: Option<&'p str>,
    /// Digits.
    pub port: Option<&'p str>,
    /// With its "/".
    pub path: &'p str,
    /// Without "?".
    pub query: Option<&'p str>,
    /// Without "#".
    pub fragment: Option<&'p str>,
}

/// Writes the reference that consists of parts (section 5.3), percent-encoded as they are given.
///
/// ```
/// use uric::{build, Parts};
/// let mut buffer = [0; 64];
/// let parts = Parts { host: Some("h"), path: "/a", query: Some(""), ..Parts::default() };
/// assert_eq!(build(&parts, &mut buffer)?.as_str(), "//h/a?");
/// assert!(build(&Parts { port: Some("80"), ..Parts::default() }, &mut buffer).is_err());
/// # Ok::<(), uric::WriteError>(())
/// ```
///
/// # Errors
/// `Refused`, `TooSmall`, `TooLong`.
pub fn build<'b>(parts: &Parts<'_>, buffer: &'b mut [u8]) -> Result<Uri<'b>, WriteError> {
    let given = [
        parts.scheme,
        parts.userinfo,
        parts.host,
        parts.port,
        Some(parts.path),
        parts.query,
        parts.fragment,
    ]
    .map(|part| bytes(part.map(str::as_bytes)));
    let (mut length, mut parts, mut why) = (0, NO_PARTS, NO_REFUSAL);
    // SAFETY: there are as many strings as parts; the rest as in `edit_into`.
    let status = unsafe {
        sys::uric_build(
            given.as_ptr(),
            core::ptr::null(),
            buffer.as_mut_ptr(),
            buffer.len(),
            &mut length,
            &mut parts,
            &mut why,
        )
    };
    // SAFETY: the library wrote the parts of what it wrote into the buffer, which is strict.
    unsafe { edited(status, buffer, length, &parts, &why) }
}

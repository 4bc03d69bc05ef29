//! Percent-encoding (section 2.1).

use crate::error::WriteError;
use uric_sys as sys;

numbered! {
    /// Where an encoded text is to go: each place has its own set of bytes that stay as they are.
    Place {
        /// A user info.
        Userinfo = URIC_ENCODE_USERINFO,
        /// A host's name.
        RegName = URIC_ENCODE_REG_NAME,
        /// A path; keeps "/".
        Path = URIC_ENCODE_PATH,
        /// One segment of a path.
        Segment = URIC_ENCODE_SEGMENT,
        /// A query.
        Query = URIC_ENCODE_QUERY,
        /// A fragment.
        Fragment = URIC_ENCODE_FRAGMENT,
        /// application/x-www-form-urlencoded: a space becomes "+".
        Form = URIC_ENCODE_FORM,
    }
}

/// Writes bytes percent-encoded, for a place: at most three times as many.
///
/// ```
/// use uric::{encode_into, Place};
/// let mut buffer = [0; 16];
/// assert_eq!(encode_into(Place::Segment, "a/b c", &mut buffer)?, "a%2Fb%20c");
/// # Ok::<(), uric::WriteError>(())
/// ```
///
/// # Errors
/// `TooSmall`, `TooLong`.
pub fn encode_into<'b, T: AsRef<[u8]> + ?Sized>(
    place: Place,
    text: &T,
    buffer: &'b mut [u8],
) -> Result<&'b str, WriteError> {
    let text = text.as_ref();
    let mut length = 0;
    // SAFETY: the pointers and lengths are those of slices that do not overlap.
    let status = unsafe {
        sys::uric_encode(
            place as u8 as sys::uric_encode_for,
            text.as_ptr(),
            text.len(),
            buffer.as_mut_ptr(),
            buffer.len(),
            &mut length,
        )
    };
    if status != sys::URIC_OK {
        return Err(WriteError::of(status, length));
    }
    // SAFETY: the library writes triplets and characters of RFC 3986: ASCII.
    Ok(unsafe { core::str::from_utf8_unchecked(&buffer[..length]) })
}

/// Writes a text with its triplets decoded: at most as many bytes.
///
/// ```
/// let mut buffer = [0; 16];
/// assert_eq!(uric::decode_into("a%2Fb", &mut buffer)?, b"a/b");
/// assert_eq!(uric::decode_into("a%2", &mut buffer).unwrap_err(), uric::WriteError::NoTriplet(1));
/// # Ok::<(), uric::WriteError>(())
/// ```
///
/// # Errors
/// `NoTriplet`, `TooSmall`.
pub fn decode_into<'b, T: AsRef<[u8]> + ?Sized>(
    text: &T,
    buffer: &'b mut [u8],
) -> Result<&'b [u8], WriteError> {
    let text = text.as_ref();
    let (mut length, mut stopped) = (0, 0);
    // SAFETY: the pointers and lengths are those of slices that do not overlap.
    let status = unsafe {
        sys::uric_decode(
            text.as_ptr(),
            text.len(),
            sys::URIC_DECODE_ALL,
            buffer.as_mut_ptr(),
            buffer.len(),
            &mut length,
            &mut stopped,
        )
    };
    match status {
        sys::URIC_OK => Ok(&buffer[..length]),
        sys::URIC_INVALID => Err(WriteError::NoTriplet(stopped)),
        _ => Err(WriteError::of(status, length)),
    }
}

/// The decoded bytes of a text, in pieces, without a buffer: what is not encoded comes as it is, a
/// triplet as one byte.  A "%" that starts no triplet stands for itself.
///
/// ```
/// assert!(uric::decode("a%2Fb").eq([b"a", b"/", b"b"]));
/// assert!(uric::decode("%41%zz").flatten().eq(b"A%zz"));
/// ```
pub fn decode<T: AsRef<[u8]> + ?Sized>(text: &T) -> Pieces<'_> {
    Pieces {
        rest: text.as_ref(),
        form: false,
    }
}

/// The same for a form: a "+" is a space, too.
///
/// ```
/// assert!(uric::decode_form("a+b").flatten().eq(b"a b"));
/// ```
pub fn decode_form<T: AsRef<[u8]> + ?Sized>(text: &T) -> Pieces<'_> {
    Pieces {
        rest: text.as_ref(),
        form: true,
    }
}

/// See [`decode`].
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    rest: &'a [u8],
    form: bool,
}

/// Each byte by itself, so that a decoded one can be a slice.
static BYTES: [u8; 256] = {
    let mut bytes = [0; 256];
    let mut at = 0;
    while at < 256 {
        bytes[at] = at as u8;
        at += 1;
    }
    bytes
};

/// The byte of the triplet that the bytes start with.
fn triplet(bytes: &[u8]) -> Option<u8> {
    match *bytes {
        [b'%', high, low, ..] => {
            let (high, low) = (char::from(high).to_digit(16)?, char::from(low).to_digit(16)?);
            Some((high << 4 | low) as u8)
        }
        _ => None,
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = &'a [u8];
    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = self.rest;
        let first = *rest.first()?;
        let (byte, taken) = match triplet(rest) {
            Some(byte) => (byte, 3),
            None if self.form && first == b'+' => (b' ', 1),
            None => {
                let form = self.form;
                let special =
                    |at: &usize| triplet(&rest[*at..]).is_some() || form && rest[*at] == b'+';
                let end = (1..rest.len()).find(special).unwrap_or(rest.len());
                self.rest = &rest[end..];
                return Some(&rest[..end]);
            }
        };
        self.rest = &rest[taken..];
        Some(core::slice::from_ref(&BYTES[usize::from(byte)]))
    }
}

impl core::iter::FusedIterator for Pieces<'_> {}

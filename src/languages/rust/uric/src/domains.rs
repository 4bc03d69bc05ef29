//! The part of a host that someone registered, by a public suffix list.

use crate::uri::Uri;
use core::fmt;
use core::marker::PhantomData;
use uric_sys as sys;

flags! {
    /// Which rules of a list hold.
    DomainFlags: u32 {
        /// Those of the ICANN section alone.
        ICANN = sys::URIC_DOMAIN_ICANN,
        /// No rule "*": a host below a top-level domain that is not listed has no suffix.
        LISTED = sys::URIC_DOMAIN_LISTED,
    }
}

/// Why a list was not compiled, or a table not opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DomainsError {
    /// The buffer has fewer bytes than are needed.
    TooSmall {
        /// So many are enough.
        needed: usize,
    },
    /// It is no list; or no table of this version.
    Unknown,
    /// It is cut off.
    Incomplete,
    /// The line at this offset is no rule; a table is damaged, and the offset is 0.
    Invalid(usize),
    /// The rule at this offset is more than a table can hold; or the table has another version.
    Refused(usize),
    /// The list, or the table, is too long.
    TooLong,
}

impl DomainsError {
    fn of(status: i32, needed: usize, offset: usize) -> DomainsError {
        match status {
            sys::URIC_TOO_SMALL => DomainsError::TooSmall { needed },
            sys::URIC_INCOMPLETE => DomainsError::Incomplete,
            sys::URIC_INVALID => DomainsError::Invalid(offset),
            sys::URIC_REFUSED => DomainsError::Refused(offset),
            sys::URIC_TOO_LONG => DomainsError::TooLong,
            _ => DomainsError::Unknown,
        }
    }
}

impl fmt::Display for DomainsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DomainsError::TooSmall { needed } => {
                write!(f, "the buffer is too small: {} bytes are enough", needed)
            }
            DomainsError::Unknown => f.write_str("it is no public suffix list"),
            DomainsError::Incomplete => f.write_str("it is cut off"),
            DomainsError::Invalid(at) => write!(f, "it is not valid at byte {}", at),
            DomainsError::Refused(at) => write!(f, "the rule at byte {} is not supported", at),
            DomainsError::TooLong => f.write_str("it is too long"),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for DomainsError {}

/// A public suffix list, compiled into a table that the caller keeps.
#[derive(Clone, Copy)]
pub struct Domains<'t> {
    domains: sys::uric_domains,
    table: PhantomData<&'t [u8]>,
}

// SAFETY: it is a shared borrow of a table, which lookups only read, and numbers.
unsafe impl Send for Domains<'_> {}
// SAFETY: the same.
unsafe impl Sync for Domains<'_> {}

impl<'t> Domains<'t> {
    /// Compiles a list, the bytes of a `public_suffix_list.dat`, into the buffer, and opens it.  The
    /// same list gives the same table, which may be stored.
    ///
    /// ```
    /// use uric::{DomainFlags, Domains};
    /// let list = "// ===BEGIN ICANN DOMAINS===\nuk\nco.uk\n// ===END ICANN DOMAINS===\n\
    ///             // ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n";
    /// let mut table = [0; 4096];
    /// let (domains, length) = Domains::compile_into(list, &mut table)?;
    /// assert_eq!(domains.registrable("www.example.co.uk", DomainFlags::NONE),
    ///            Some("example.co.uk"));
    /// let again = Domains::open(&table[..length])?;
    /// assert_eq!(again.suffix("www.example.co.uk", DomainFlags::NONE), Some("co.uk"));
    /// # Ok::<(), uric::DomainsError>(())
    /// ```
    ///
    /// # Errors
    /// All of [`DomainsError`].
    pub fn compile_into<T: AsRef<[u8]> + ?Sized>(
        list: &T,
        buffer: &'t mut [u8],
    ) -> Result<(Domains<'t>, usize), DomainsError> {
        let list = list.as_ref();
        let (mut length, mut offset) = (0, 0);
        // SAFETY: the pointers and lengths are those of slices that do not overlap; the others may
        // be written.
        let status = unsafe {
            sys::uric_domains_compile(
                list.as_ptr(),
                list.len(),
                buffer.as_mut_ptr(),
                buffer.len(),
                &mut length,
                &mut offset,
            )
        };
        if status != sys::URIC_OK {
            return Err(DomainsError::of(status, length, offset));
        }
        Ok((Domains::open(&buffer[..length])?, length))
    }

    /// Opens a table that was compiled; reads it once.  A forged one gives wrong answers and does no
    /// other harm.
    ///
    /// ```
    /// assert!(uric::Domains::open(b"").is_err());
    /// ```
    ///
    /// # Errors
    /// All of [`DomainsError`] but `TooSmall` and `TooLong`.
    pub fn open(table: &'t [u8]) -> Result<Domains<'t>, DomainsError> {
        let mut domains = core::mem::MaybeUninit::uninit();
        // SAFETY: the pointer and the length are those of a slice, which lives as long as the
        // result; the function writes the whole struct, whatever the status.
        let (status, domains) = unsafe {
            let status =
                sys::uric_domains_open(table.as_ptr(), table.len(), domains.as_mut_ptr());
            (status, domains.assume_init())
        };
        if status != sys::URIC_OK {
            return Err(DomainsError::of(status, 0, 0));
        }
        Ok(Domains {
            domains,
            table: PhantomData,
        })
    }

    /// The part of a host that someone registered: its public suffix and the label before it.  `None`
    /// if it is a suffix itself, an address, or no name.
    ///
    /// See [`Domains::compile_into`], and [`Uri::registrable_domain`] for a reference's host.
    ///
    /// ```
    /// # let list = "// ===BEGIN ICANN DOMAINS===\nuk\nco.uk\n// ===END ICANN DOMAINS===\n\
    /// #             // ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n";
    /// # let mut table = [0; 4096];
    /// let (domains, _) = uric::Domains::compile_into(list, &mut table)?;
    /// assert_eq!(domains.registrable("a.b.co.uk", uric::DomainFlags::NONE), Some("b.co.uk"));
    /// # Ok::<(), uric::DomainsError>(())
    /// ```
    pub fn registrable<'h>(&self, host: &'h str, flags: DomainFlags) -> Option<&'h str> {
        self.look_up(host, flags, sys::uric_registrable_domain)
    }

    /// The public suffix of a host.
    ///
    /// ```
    /// # let list = "// ===BEGIN ICANN DOMAINS===\nuk\nco.uk\n// ===END ICANN DOMAINS===\n\
    /// #             // ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n";
    /// # let mut table = [0; 4096];
    /// let (domains, _) = uric::Domains::compile_into(list, &mut table)?;
    /// assert_eq!(domains.suffix("a.b.co.uk", uric::DomainFlags::NONE), Some("co.uk"));
    /// # Ok::<(), uric::DomainsError>(())
    /// ```
    pub fn suffix<'h>(&self, host: &'h str, flags: DomainFlags) -> Option<&'h str> {
        self.look_up(host, flags, sys::uric_public_suffix)
    }

    fn look_up<'h>(&self, host: &'h str, flags: DomainFlags, find: Lookup) -> Option<&'h str> {
        let mut span = sys::uric_span { begin: 0, end: 0 };
        // SAFETY: the table is open and lives; the pointer and the length are those of a slice; the
        // span may be written.
        let status =
            unsafe { find(&self.domains, host.as_ptr(), host.len(), flags.0, &mut span) };
        // Labels end at "." or at the ends of the host, and so at ends of characters.
        (status == sys::URIC_OK).then(|| &host[span.begin as usize..span.end as usize])
    }
}

/// A lookup of the library.
type Lookup = unsafe extern "C" fn(
    *const sys::uric_domains,
    *const u8,
    usize,
    sys::uric_domain_flags,
    *mut sys::uric_span,
) -> sys::uric_status;

impl<'a> Uri<'a> {
    /// The part of the host that someone registered: [`Domains::registrable`].
    ///
    /// ```
    /// # let list = "// ===BEGIN ICANN DOMAINS===\nuk\nco.uk\n// ===END ICANN DOMAINS===\n\
    /// #             // ===BEGIN PRIVATE DOMAINS===\n// ===END PRIVATE DOMAINS===\n";
    /// # let mut table = [0; 4096];
    /// use uric::{DomainFlags, Domains, Uri};
    /// let (domains, _) = Domains::compile_into(list, &mut table)?;
    /// let uri = Uri::parse("http://www.example.co.uk:80/")?;
    /// assert_eq!(uri.registrable_domain(&domains, DomainFlags::NONE), Some("example.co.uk"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn registrable_domain(&self, domains: &Domains<'_>, flags: DomainFlags) -> Option<&'a str> {
        domains.registrable(self.host()?, flags)
    }
}

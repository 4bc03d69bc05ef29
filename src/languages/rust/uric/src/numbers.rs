//! Numbers of C as types: enums, and sets of flags.

/// A constant string of the library; "" for NULL.
pub(crate) fn text(start: *const u8) -> &'static str {
    if start.is_null() {
        return "";
    }
    let mut length = 0;
    // SAFETY: the library's strings are constants that live for ever, end in NUL, and are ASCII; so
    // no byte after the NUL is read, and the bytes are UTF-8.
    unsafe {
        while *start.add(length) != 0 {
            length += 1;
        }
        core::str::from_utf8_unchecked(core::slice::from_raw_parts(start, length))
    }
}

/// Defines an enum whose values are those of an enum of C, and which of them a number is.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant = uric_sys::$value as u8,)* }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The one with a number of the library, which has no others.
            #[allow(dead_code)]
            pub(crate) fn of(number: u32) -> Self {
                Self::ALL[number as usize]
            }
        }
    };
}

/// Gives an enum the names that a function of the library has for its numbers.
macro_rules! named {
    ($(#[$about:meta])* $name:ident by $function:ident) => {
        impl $name {
            $(#[$about])*
            pub fn name(self) -> &'static str {
                // SAFETY: the function takes any number.
                $crate::numbers::text(unsafe { uric_sys::$function(self as i32) })
            }
        }
    };
}

/// Defines a set of flags of C.
macro_rules! flags {
    ($(#[$about:meta])* $name:ident: $bits:ident {
        $($(#[$doc:meta])* $flag:ident = $value:expr,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// None of them.
            pub const NONE: $name = $name(0);
            $($(#[$doc])* pub const $flag: $name = $name($value as $bits);)*

            /// Whether it has all flags of another set.
            ///
            /// ```
            /// use uric::Steps;
            /// assert!(Steps::SYNTAX.contains(Steps::CASE) && !Steps::CASE.contains(Steps::SYNTAX));
            /// ```
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether it has none.
            ///
            /// ```
            /// assert!(uric::Steps::NONE.is_empty() && !uric::Steps::CASE.is_empty());
            /// ```
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The flags of both.
            ///
            /// ```
            /// use uric::Steps;
            /// assert!(Steps::CASE.and(Steps::DOTS).contains(Steps::DOTS));
            /// assert_eq!(Steps::CASE.and(Steps::DOTS), Steps::CASE | Steps::DOTS);
            /// ```
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Its flags but those of another set.
            ///
            /// ```
            /// use uric::Steps;
            /// assert!(!Steps::ALL.without(Steps::CASE).contains(Steps::CASE));
            /// ```
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = $name;
            fn bitor(self, other: $name) -> $name {
                self.and(other)
            }
        }
    };
}

//! The C library uric and its declarations, for the crate `uric`: its headers are the manual.
//!
//! Types and names are those of C; `char` is `u8`, since the library's strings are bytes.
#![no_std]
#![allow(non_camel_case_types)]

use core::ffi::c_void;
use core::mem::size_of;

include!("bindings.rs");

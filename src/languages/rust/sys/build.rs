//! Compiles the single C files by the C compiler of the target: `CC_<target>`, `CC`, or `cc`; packs
//! them by `AR_<target>`, `AR` or `ar`; with the flags of `CFLAGS_<target>` or `CFLAGS`.
//!
//! `URIC_LIBRARY`, if set, is the path of a static library to link in their place.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A variable of the environment, of the target or of all.
fn setting(name: &str, target: &str) -> Option<String> {
    let dashes = format!("{}_{}", name, target);
    let underscores = dashes.replace('-', "_");
    [dashes, underscores, name.to_string()].iter().find_map(|each| {
        println!("cargo:rerun-if-env-changed={}", each);
        env::var(each).ok().filter(|value| !value.is_empty())
    })
}

/// The tool's words: a command and perhaps arguments.
fn tool(name: &str, target: &str, host: &str, default: &str) -> Command {
    let words = setting(name, target).unwrap_or_else(|| {
        if target == host {
            default.to_string()
        } else {
            // Debian and others name cross compilers by the triple without the vendor.
            let triple = target.replacen("-unknown-", "-", 1);
            format!("{}-{}", triple, if default == "cc" { "gcc" } else { default })
        }
    });
    let mut words = words.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or(default));
    command.args(words);
    command
}

fn run(mut command: Command) {
    let status = command.status();
    if !status.as_ref().map_or(false, |status| status.success()) {
        eprintln!("uric-sys: {:?}: {:?}; set CC, AR and CFLAGS, or URIC_LIBRARY", command, status);
        std::process::exit(1);
    }
}

fn link(library: &Path) {
    let stem = library.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let folder = library.parent().unwrap_or_else(|| Path::new("."));
    println!("cargo:rustc-link-search=native={}", folder.display());
    println!("cargo:rustc-link-lib=static={}", stem.strip_prefix("lib").unwrap_or(stem));
}

/// The names of the single files.
fn units() -> Vec<String> {
    let files = std::fs::read_dir("library").unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut units: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".c").map(str::to_string)).collect();
    units.sort();
    units
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=library");
    println!("cargo:rerun-if-env-changed=URIC_LIBRARY");
    if let Some(library) = env::var_os("URIC_LIBRARY") {
        println!("cargo:rerun-if-changed={}", Path::new(&library).display());
        link(Path::new(&library));
        return;
    }
    // Cargo sets these for each build script.
    let target = env::var("TARGET").unwrap();
    let host = env::var("HOST").unwrap();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let flags = setting("CFLAGS", &target).unwrap_or_default();
    let archive = out.join("liburic.a");
    let mut pack = tool("AR", &target, &host, "ar");
    pack.arg("crs").arg(&archive);
    let _ = std::fs::remove_file(&archive);
    for unit in units() {
        let object = out.join(&unit).with_extension("o");
        let mut compile = tool("CC", &target, &host, "cc");
        compile.args(["-std=c99", "-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-w"]);
        compile.args(flags.split_whitespace());
        compile.arg("-c").arg(format!("library/{}.c", unit)).arg("-o").arg(&object);
        run(compile);
        pack.arg(&object);
    }
    run(pack);
    link(&archive);
}

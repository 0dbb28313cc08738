//! Functions of the C library, defined here instead: the linker takes an executable's own before the library's.
//!
//! Each asks the log whether it must fail, carries the call out by its number, and logs it. A file that is not below a
//! watched folder costs one look into a table.

use crate::log::{Call, Kind, failure, log, place};
use libc::{c_char, c_int, c_long, c_uint, c_void, mode_t, off64_t, size_t, ssize_t};
use std::ffi::{CStr, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

const FILES: usize = 4096;
static WATCHED: [AtomicBool; FILES] = [const { AtomicBool::new(false) }; FILES];
static OPEN: Mutex<Vec<(c_int, PathBuf, String)>> = Mutex::new(Vec::new());

/// The watched file behind a number.
fn file(fd: c_int) -> Option<(PathBuf, String)> {
    let watched = usize::try_from(fd).ok().and_then(|at| WATCHED.get(at))?;
    if !watched.load(Ordering::Acquire) {
        return None;
    }
    let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    open.iter().find(|(number, ..)| *number == fd).map(|(_, root, name)| (root.clone(), name.clone()))
}

/// # Safety
/// `path` must end with a zero, or be null.
unsafe fn path<'a>(path: *const c_char) -> Option<&'a Path> {
    if path.is_null() {
        return None;
    }
    // SAFETY: the caller's text ends with a zero.
    Some(Path::new(OsStr::from_bytes(unsafe { CStr::from_ptr(path) }.to_bytes())))
}

fn error(errno: c_int) -> c_int {
    // SAFETY: the place of this thread's error number is always valid.
    unsafe { *libc::__errno_location() = errno };
    -1
}

fn answer(found: c_long) -> c_int {
    c_int::try_from(found).unwrap_or(-1)
}

unsafe fn open_at(name: *const c_char, flags: c_int, mode: c_uint) -> c_int {
    // SAFETY: as the caller of `open` promises.
    let found = unsafe { path(name) }.and_then(place);
    let new = flags & libc::O_CREAT != 0 && found.is_some() &&
        // SAFETY: the same text.
        unsafe { path(name) }.is_some_and(|path| !path.exists());
    if let Some((root, _)) = &found {
        let kind = if new {
            Kind::NeedsRoom
        } else if flags & libc::O_ACCMODE == libc::O_RDONLY {
            Kind::Reads
        } else {
            Kind::Changes
        };
        if let Some(errno) = failure(root, kind) {
            return error(errno);
        }
    }
    // SAFETY: the call as it came.
    let fd = answer(unsafe { libc::syscall(libc::SYS_openat, libc::AT_FDCWD, name, flags, mode) });
    if let (Some((root, file)), true) = (found, fd >= 0) {
        if new {
            log(&root, || Call::Create { file: file.clone() });
        }
        if let Some(watched) = usize::try_from(fd).ok().and_then(|at| WATCHED.get(at)) {
            let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
            open.retain(|(number, ..)| *number != fd);
            open.push((fd, root, file));
            watched.store(true, Ordering::Release);
        }
    }
    fd
}

/// # Safety
/// As of the C library. Its third argument is one of a variable number there, which both processors pass like any other.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn open(name: *const c_char, flags: c_int, mode: c_uint) -> c_int {
    // SAFETY: the same.
    unsafe { open_at(name, flags, mode) }
}

/// # Safety
/// The same.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn open64(name: *const c_char, flags: c_int, mode: c_uint) -> c_int {
    // SAFETY: the same.
    unsafe { open_at(name, flags, mode) }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn close(fd: c_int) -> c_int {
    if let Some(watched) = usize::try_from(fd).ok().and_then(|at| WATCHED.get(at)) {
        watched.store(false, Ordering::Release);
    }
    // SAFETY: the call as it came.
    answer(unsafe { libc::syscall(libc::SYS_close, fd) })
}

unsafe fn write_at(fd: c_int, from: *const c_void, length: size_t, at: Option<off64_t>) -> ssize_t {
    let send = |length: size_t| match at {
        // SAFETY: the call as it came, or its beginning.
        Some(at) => unsafe { libc::syscall(libc::SYS_pwrite64, fd, from, length, at) as ssize_t },
        // SAFETY: the same.
        None => unsafe { libc::syscall(libc::SYS_write, fd, from, length) as ssize_t },
    };
    let Some((root, file)) = file(fd) else { return send(length) };
    // SAFETY: asks where the file stands.
    let begin = at.unwrap_or_else(|| unsafe { libc::lseek64(fd, 0, libc::SEEK_CUR) });
    if let Some(errno) = failure(&root, Kind::NeedsRoom) {
        // A disk that becomes full takes a part first.
        if errno == libc::ENOSPC {
            send(length / 2);
        }
        error(errno);
        return -1;
    }
    let written = send(length);
    if let (Ok(length), Ok(at)) = (usize::try_from(written), u64::try_from(begin)) {
        // SAFETY: so many bytes were just read from there.
        let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), length) };
        log(&root, || Call::Write { file, at, bytes: bytes.to_vec() });
    }
    written
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn write(fd: c_int, from: *const c_void, length: size_t) -> ssize_t {
    // SAFETY: the same.
    unsafe { write_at(fd, from, length, None) }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn pwrite64(
    fd: c_int,
    from: *const c_void,
    length: size_t,
    at: off64_t,
) -> ssize_t {
    // SAFETY: the same.
    unsafe { write_at(fd, from, length, Some(at)) }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn pwrite(
    fd: c_int,
    from: *const c_void,
    length: size_t,
    at: off64_t,
) -> ssize_t {
    // SAFETY: the same.
    unsafe { write_at(fd, from, length, Some(at)) }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn read(fd: c_int, into: *mut c_void, length: size_t) -> ssize_t {
    if let Some(errno) = file(fd).and_then(|(root, _)| failure(&root, Kind::Reads)) {
        error(errno);
        return -1;
    }
    // SAFETY: the call as it came.
    unsafe { libc::syscall(libc::SYS_read, fd, into, length) as ssize_t }
}

unsafe fn cut(fd: c_int, length: off64_t) -> c_int {
    let found = file(fd);
    if let Some(errno) = found.as_ref().and_then(|(root, _)| failure(root, Kind::Changes)) {
        return error(errno);
    }
    // SAFETY: the call as it came.
    let done = answer(unsafe { libc::syscall(libc::SYS_ftruncate, fd, length) });
    if let (Some((root, file)), Ok(len), 0) = (found, u64::try_from(length), done) {
        log(&root, || Call::Truncate { file, len });
    }
    done
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn ftruncate(fd: c_int, length: off64_t) -> c_int {
    // SAFETY: the same.
    unsafe { cut(fd, length) }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn ftruncate64(fd: c_int, length: off64_t) -> c_int {
    // SAFETY: the same.
    unsafe { cut(fd, length) }
}

fn sync(fd: c_int) -> c_int {
    let found = file(fd);
    if let Some(errno) = found.as_ref().and_then(|(root, _)| failure(root, Kind::Changes)) {
        return error(errno);
    }
    match found {
        // Images are made from the log: nothing needs to reach a disk.
        Some((root, file)) => {
            log(&root, || Call::Sync { file });
            0
        }
        // SAFETY: the call as it came.
        None => answer(unsafe { libc::syscall(libc::SYS_fsync, fd) }),
    }
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn fsync(fd: c_int) -> c_int {
    sync(fd)
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn fdatasync(fd: c_int) -> c_int {
    sync(fd)
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn unlink(name: *const c_char) -> c_int {
    // SAFETY: as the caller promises.
    let found = unsafe { path(name) }.and_then(place);
    if let Some(errno) = found.as_ref().and_then(|(root, _)| failure(root, Kind::Changes)) {
        return error(errno);
    }
    // SAFETY: the call as it came.
    let done = answer(unsafe { libc::syscall(libc::SYS_unlinkat, libc::AT_FDCWD, name, 0) });
    if let (Some((root, file)), 0) = (found, done) {
        log(&root, || Call::Remove { file });
    }
    done
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn rename(old: *const c_char, new: *const c_char) -> c_int {
    // SAFETY: as the caller promises.
    let (found, to) = unsafe { (path(old).and_then(place), path(new).and_then(place)) };
    if let Some(errno) = found.as_ref().and_then(|(root, _)| failure(root, Kind::Changes)) {
        return error(errno);
    }
    // SAFETY: the call as it came.
    let done =
        answer(unsafe { libc::syscall(libc::SYS_renameat2, libc::AT_FDCWD, old, libc::AT_FDCWD, new, 0) });
    if let (Some((root, from)), Some((_, to)), 0) = (found, to, done) {
        log(&root, || Call::Rename { from, to });
    }
    done
}

/// # Safety
/// As of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn mkdir(name: *const c_char, mode: mode_t) -> c_int {
    // SAFETY: as the caller promises.
    let found = unsafe { path(name) }.and_then(place);
    if let Some(errno) = found.as_ref().and_then(|(root, _)| failure(root, Kind::NeedsRoom)) {
        return error(errno);
    }
    // SAFETY: the call as it came.
    answer(unsafe { libc::syscall(libc::SYS_mkdirat, libc::AT_FDCWD, name, mode) })
}

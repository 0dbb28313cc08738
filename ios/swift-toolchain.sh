#!/bin/bash
# swift-toolchain.sh COMMAND…: runs COMMAND with a Swift 6 toolchain: the machine's own, else (Linux, root) one in a
# Debian chroot that is made once: about a minute, 1.8 GB. Exit 3: no toolchain can be had, and why.
#   SWIFT_ROOT  folder of the chroot; by default one of the user's caches, so that all clones share it
set -euo pipefail
repo=$(cd "$(dirname "$0")/.." && pwd)
stamp=swift-6.0.3-v1
root=${SWIFT_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/douze/$stamp}

none() {
  echo "no Swift toolchain: $1" >&2
  exit 3
}

for swift in swift /opt/swift/usr/bin/swift; do
  if version=$("$swift" --version 2>/dev/null) && [[ $version =~ [Vv]ersion\ ([6-9])\. ]]; then
    PATH=$(dirname "$(command -v "$swift")"):$PATH exec "$@"
  fi
done
[ "$(uname -s)" = Linux ] || none "install Swift 6"
[ "$(id -u)" = 0 ] || none "install Swift 6 from swift.org, or run as root, which makes one in $root"
unshare --mount true 2>/dev/null || none "this machine allows no mount namespace"

ready() { [ "$(cat "$root/.stamp" 2>/dev/null)" = "$stamp" ]; }
if ! ready; then
  mkdir -p "$(dirname "$root")"
  exec 9>"$root.lock"
  flock 9
  if ! ready; then
    if ! command -v mmdebstrap >/dev/null; then
      { apt-get update -q && apt-get install -yq --no-install-recommends mmdebstrap; } >&2 || none "mmdebstrap cannot be installed"
    fi
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m1 '/debian/\?$') ||
      none "no Debian mirror among apt's sources"
    rm -rf --one-file-system "$root" "$root.part"
    mmdebstrap --mode=root --variant=apt --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Retries "3"' \
      --aptopt='Acquire::Check-Valid-Until "false"' \
      --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
      --include=swiftlang,libc6-dev,libstdc++-14-dev trixie "$root.part" "$mirror" >&2 || none "the chroot cannot be made"
    echo "$stamp" >"$root.part/.stamp"
    mv "$root.part" "$root"
  fi
  exec 9>&-
fi

# A mount namespace of our own: nothing stays mounted. --rbind of the repository would loop into the chroot itself.
exec unshare --mount --propagation private bash -c '
  set -e
  root=$1 repo=$2 cwd=$3
  shift 3
  mkdir -p "$root/proc" "$root/dev" "$root$repo"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount --bind "$repo" "$root$repo"
  exec chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 TERM=dumb PATH=/usr/bin:/bin:/usr/libexec/swift/bin \
    PKG_CONFIG_PATH="${PKG_CONFIG_PATH:-}" bash -c "cd \"\$0\" && exec \"\$@\"" "$cwd" "$@"' \
  _ "$root" "$repo" "$PWD" "$@"

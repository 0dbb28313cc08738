# shellcheck shell=bash
# shellcheck disable=SC2034 # Lists for those who source this: ./check and ./play.
# Debian packages.

# What Skia and AWT load; a font with a name, so that pictures are the same everywhere.
drawing_packages="libgl1 libx11-6 libfontconfig1 libxext6 libxi6 libxrender1 libxtst6 fonts-dejavu-core"
window_packages="xvfb xauth"
# The resources' compiler, what packs and what signs.
android_packages="aapt zipalign apksigner"

# packages NAME…: installs what is missing, as root on Debian. Fails, naming them, when it may not or cannot.
packages() {
  command -v dpkg-query >/dev/null || return 0 # Not Debian: install them by hand.
  local name missing=()
  for name in "$@"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} = 0 ] && return 0
  if [ "$(id -u)" = 0 ]; then
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${missing[@]}"; } >&2 &&
      return 0
  fi
  echo "needs the Debian packages ${missing[*]} (as root: apt-get install ${missing[*]})"
  return 1
}

# window_java: can this machine's Java open windows? "Headless" packages cannot.
window_java() {
  local home
  home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
  [ "$(uname -s)" != Linux ] || [ -e "$home/lib/libawt_xawt.so" ] || packages openjdk-17-jre
}

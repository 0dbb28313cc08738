# shellcheck shell=bash
# shellcheck disable=SC2034 # Counts of a step are read by ./check.
# The steps of ./check android (sourced by it): the very app, without SDK, Gradle and device. See README.md.
# A step answers 3, with the reason on its last line, when it cannot be done on this machine.

app_is_built=no

android() {
  local target
  for target in aarch64-linux-android x86_64-linux-android aarch64-apple-ios aarch64-apple-ios-sim; do
    step "android: types, $target" one target_types "$target"
  done
  step "android: format and scripts" one android_lint
  step "android: types, Gradle's scripts" one gradle_types
  step "android: the app is built" one android_app
  step "android: files and levels" checks_tests android_checks
  step "android: packaging" holding android_package
  step "android: sizes" one android_sizes
  step "android: shrunk code starts" shrunk_tests android_shrunk
  step "android: unit tests on API 26 and 34" app_tests android_tests
}

# Core and border for phones, without the C of SQLite, which needs an NDK or Xcode.
target_types() {
  local target=$1
  if ! rustup target list --installed | grep -qx "$target"; then
    rustup target add "$target" || {
      echo "Rust's standard library for $target cannot be had"
      return 3
    }
  fi
  cargo check -q --locked -p douze-ffi --no-default-features --target "$target"
}

android_lint() {
  # shellcheck disable=SC2046 # Names without spaces.
  packages shellcheck && shellcheck -x check $(grep -lr '^#!.*bash' --exclude-dir=target android/verify) || return
  ktlint 'android/verify/*/src/**/*.kt' 'android/*.kts' 'android/*/*.kts'
}

# The build of a release cannot run here; whether its scripts say what Gradle and the Android plugin know, a compiler tells.
gradle_types() { verify_maven -pl verify/gradle compile; }

# verify_maven OPTION…: Maven on the modules of verify. What cannot be fetched is listed, and then the answer is 3.
verify_maven() {
  local said missing status=0
  said=$(mvn -q -B -f android/pom.xml -Pverify "$@" 2>&1) || status=$?
  echo "$said"
  [ $status = 0 ] && return
  missing=$(grep -oE '(Could not find|Failure to find|Could not transfer)( artifact)? [a-z][^ ]+:[^ ]+' <<<"$said" |
    sed 's/.* //' | grep -v '^dev\.douze:' | sort -u | paste -sd' ')
  [ -n "$missing" ] || return $status
  echo "cannot be had: $missing"
  return 3
}

# The real libraries, the manifest by the platform's merger, the resources by aapt2, everything compiled against them.
android_app() {
  local tool
  # shellcheck disable=SC2086,SC2154 # A list; of .ci/packages.sh.
  packages $android_packages || return 3
  for tool in aapt2 zipalign apksigner; do
    command -v $tool >/dev/null || { echo "needs $tool"; return 3; }
  done
  android/verify/fetch || return
  rm -rf android/verify/{app,checks,shrunk}/target/{classes,test-classes,surefire-reports}
  verify_maven -pl verify/app -am -Dmaven.test.skip=true package && app_is_built=yes
}

needs_app() {
  [ $app_is_built = yes ] && return
  echo "the app was not built"
  return 3
}

# What can be read off files: manifest, backup rules, translations, versions, API level.
android_checks() {
  needs_app || return 3
  verify_maven -pl verify/checks -Dmaven.test.failure.ignore=true test
}
checks_tests() { maven_tests "$1" android/verify/checks; }

android_package() { needs_app && android/verify/package; }
holding() { # every "ok" of its log is one that holds
  ran=$(grep -c '^ok ' "$1")
  broke=$(grep -c '^FAIL ' "$1")
}

# The library of a release takes minutes to be built; with dex it is one of the two figures that are promised.
android_sizes() { needs_app && android/verify/sizes; }

android_shrunk() {
  needs_app || return 3
  library && verify_maven -pl verify/shrunk -Dmaven.test.failure.ignore=true test
}
shrunk_tests() { maven_tests "$1" android/verify/shrunk; }

# The shell's tests and those of the composables, by Robolectric. What was compiled before is not compiled again.
android_tests() {
  needs_app || return 3
  library && verify_maven -pl verify/app -am -Dcompile.phase=none -Dmaven.test.failure.ignore=true package
}
app_tests() { maven_tests "$1" android/verify/app; }

# shellcheck shell=bash
# shellcheck disable=SC2034,SC2046,SC2086,SC2154 # Counts are read by ./check; lists of packages are meant to be split.
# What the steps of ./check run, and how their tests are counted (sourced). A command answers 3, with the reason on its
# last line, when it cannot be done on this machine.

sum() { awk '{ n += $1 } END { print n + 0 }'; }

# Counters: COUNTER LOG STATUS sets ran, broke and left_out. A lint counts as one.
one() { [ "$2" != 0 ] || ran=1; }

cargo_tests() {
  ran=$(sed -n 's/^test result: .* \([0-9]*\) passed; .*/\1/p' "$1" | sum)
  broke=$(sed -n 's/^test result: .* \([0-9]*\) failed; .*/\1/p' "$1" | sum)
  left_out=$(sed -n 's/^test result: .* \([0-9]*\) ignored; .*/\1/p' "$1" | sum)
}

# The last line that each module's Surefire wrote: "Tests run: 5, Failures: 0, Errors: 0, Skipped: 0".
maven_tests() {
  local lines
  lines=$(grep -E '^\[[A-Z]+\] *Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+$' "$1")
  broke=$(grep -oE '(Failures|Errors): [0-9]+' <<<"$lines" | grep -oE '[0-9]+' | sum)
  left_out=$(grep -oE 'Skipped: [0-9]+' <<<"$lines" | grep -oE '[0-9]+' | sum)
  ran=$(($(grep -oE 'run: [0-9]+' <<<"$lines" | grep -oE '[0-9]+' | sum) - broke - left_out))
}

swift_tests() { # Swift Testing, one line a test
  ran=$(grep '^✔ Test ' "$1" | grep -vc '^✔ Test run')
  broke=$(grep '^✘ Test .* failed after' "$1" | grep -vc '^✘ Test run')
  left_out=$(grep -c '^➜ Test .* skipped' "$1")
}

holding() { # Every "ok" of the log is one that holds.
  ran=$(grep -c '^ok ' "$1")
  broke=$(grep -c '^FAIL ' "$1")
}

# Rust. Always all members: another selection has other features, and would build everything again. But for the
# generator of the border, on which a compiler works for a minute and nothing else depends.
members="--locked --workspace --exclude douze-bindgen --lib --bins"
library() { cargo build -q $members; }
gallery() { "$CARGO_TARGET_DIR/debug/douze-gallery" "$CARGO_TARGET_DIR/gallery"; }
test_executables() { cargo test -q $members --tests --no-run --message-format json; }
lints() { cargo clippy -q --locked "$@" --all-targets -- -D warnings; }
docs() { RUSTDOCFLAGS=-Dwarnings cargo doc -q --locked --no-deps --workspace --exclude douze-bindgen; }

# crate_tests FOLDER…: runs what is built of these crates' tests, where Cargo would.
crate_tests() {
  local folder built file status=0
  built=$(test_executables) || { test_executables >/dev/null; return 1; }
  for folder in "$@"; do
    while read -r file; do
      echo "$folder: ${file##*/}"
      (cd "$folder" && "$file") </dev/null || status=1
    done < <(grep -F "\"manifest_path\":\"$PWD/$folder/Cargo.toml\"" <<<"$built" | grep -F '"test":true},"features"' |
      sed -n 's/.*"executable":"\([^"]*\)".*/\1/p')
  done
  return $status
}

# deny CHECK…: cargo-deny by deny.toml. The advisories come from a database that is fetched.
deny() {
  local said
  command -v cargo-deny >/dev/null || { echo "cargo-deny is not here (cargo install --locked cargo-deny)"; return 3; }
  said=$(cargo deny --locked check "$@" 2>&1) && { echo "$said"; return; }
  echo "$said"
  if grep -qiE 'failed to fetch|failed to (clone|open) advisory|unable to (fetch|clone)' <<<"$said"; then
    echo "the database of advisories cannot be reached"
    return 3
  fi
  return 1
}

# Core and border for phones, without the C of SQLite, which needs an NDK or Xcode.
target_types() {
  rustup target list --installed | grep -qx "$1" || rustup target add "$1" || {
    echo "Rust's standard library for $1 cannot be had"
    return 3
  }
  cargo check -q --locked -p douze-ffi --no-default-features --target "$1"
}

# Kotlin. Maven's compiler sees what has changed in a module, not what has changed in another one: then all is compiled.
compiled_anew() {
  local state=target/check/border.sum now
  now=$(find android/core/src/main android/core/pom.xml android/pom.xml -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
  [ "$now" = "$(cat $state 2>/dev/null)" ] && return
  rm -rf android/{core,ui,desktop,verify/app}/target/{classes,test-classes,kotlin-ic}
  echo "$now" >$state
}

# maven OPTION…: what cannot be fetched is listed, and then the answer is 3.
maven() {
  local said missing status=0
  said=$(mvn -B -ntp -f android/pom.xml -Dmaven.test.failure.ignore=true -Dsurefire.failIfNoSpecifiedTests=false "$@" 2>&1) || status=$?
  echo "$said"
  # Failed tests are counted from what Surefire wrote.
  [ $status = 0 ] && { ! grep -q '^\[ERROR\] There are test failures' <<<"$said" || return 1; } && return
  missing=$(grep -oE '(Could not find|Failure to find|Could not transfer)( artifact)? [a-z][^ ]+:[^ ]+' <<<"$said" |
    sed 's/.* //' | grep -v '^dev\.douze:' | sort -u | paste -sd' ')
  [ -n "$missing" ] || return 1
  echo "cannot be had: $missing"
  return 3
}

ktlint() {
  [ -e android/target/tools/ktlint-cli-all.jar ] || mvn -q -N -f android/pom.xml dependency:copy@ktlint || return
  java -jar android/target/tools/ktlint-cli-all.jar --relative "$@"
}

kotlin_tests() { # kotlin_tests TESTS OPTION…: TESTS in Surefire's patterns
  packages $drawing_packages || return 3
  maven "-Dtest=$1" "${@:2}" package
}

window() {
  { packages $drawing_packages $window_packages && window_java; } || return 3
  local data status=0
  maven -Dmaven.test.skip=true package || return
  data=$(mktemp -d)
  xvfb-run -a android/desktop/window "$CARGO_TARGET_DIR/debug" "$data" -Ddouze.exitWhenUsable=true || status=$?
  rm -rf "$data"
  return $status
}

# Android: the production app, without SDK, Gradle and device; see android/verify/README.md.
android_lint() {
  packages shellcheck && shellcheck -x check play .ci/*.sh .ci/run .ci/faults .ci/reproducible $(grep -lr '^#!.*bash' --exclude-dir=target android/verify) || return
  ktlint 'android/verify/*/src/**/*.kt' 'android/*.kts' 'android/*/*.kts'
}

# The real libraries, the manifest by the platform's merger, the resources by aapt2, everything compiled against them.
android_app() {
  local tool
  packages $android_packages || return 3
  for tool in aapt2 zipalign apksigner; do
    command -v $tool >/dev/null || { echo "needs $tool"; return 3; }
  done
  maven -Pverify -pl verify/app -am -Dmaven.test.skip=true package && return
  android/verify/fetch || return 3 # Lists all that is missing, not the first of it.
  return 1
}

# Google's own, over what was built.
google_lint() {
  maven -Pverify -pl verify/lint package || return
  android/verify/lint/run
}

android_tests() { # android_tests LEVEL TESTS OPTION…
  maven -Pverify -pl verify/app -am "-Dandroid.level=$1" "-Dtest=$2" "${@:3}" package
}

view_tests() { [ "$(uname -s)" = Linux ] || { echo "Apple's own SwiftUI is not read"; return 3; }; ios/test "$@"; }

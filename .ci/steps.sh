# shellcheck shell=bash
# shellcheck disable=SC2034 # A name is a part of the table.
# The steps of ./check, in the order in which their lane runs them (sourced by ../check, which explains the fields).
# Inputs are pathspecs of git: a pass counts as long as they, the tools and the scripts stay as they are. They are wider
# rather than narrower than what a step reads; .ci/faults plants a fault in each kind of file.

workspace="Cargo.toml Cargo.lock .cargo clippy.toml *Cargo.toml"
rules="$workspace core/rules"
players="$rules core/ai"
app="$players core/app core/docs/rulings.md core/docs/rulebook.md core/docs/lessons.md"
library="$app bindings/ffi :!core/*/tests/* :!core/*/benches/* :!core/*/examples/*"
composables="android/pom.xml android/.mvn android/core android/ui art/fonts"
desktop="$composables android/desktop"
shell="$composables android/app android/verify android/gradle android/*.kts"
swift="ios bindings/contract"
# Tests that play in the real library. All others are run without it.
games="*SessionTest,ReadFileTest,BorderTest,ContractTest"
screens="!${games//,/,!}"
short="-DexcludedGroups=dev.douze.ui.LongRun" long="-Dgroups=dev.douze.ui.LongRun"

# build NAME LANE NEEDS COMMAND: made when a check that needs it runs, by tools that see themselves what has changed.
# check NAME LANE TIER NEEDS INPUTS COUNTER COMMAND
build library           rust "" library
build test-executables  rust library "test_executables >/dev/null"
build gallery           rust library gallery
check rust-format       rust quick "" "*.rs *.toml" one "cargo fmt --all --check"
check plain-english     rust quick "" "." one .ci/words
check rust-border       rust quick library "$library bindings $composables ios/DouzeKit" one "bindings/generate --check"
check rust-rules        rust quick test-executables "$rules" cargo_tests "crate_tests core/rules"
check rust-players      rust quick test-executables "$players" cargo_tests "crate_tests core/ai"
check rust-app          rust quick test-executables "$app core/cli" cargo_tests "crate_tests core/app"
check rust-tool         rust quick test-executables "$app core/cli bindings/contract" cargo_tests "crate_tests core/cli"
check rust-trust        rust quick test-executables "$app core/trust bindings/contract core/docs/dependencies.md deny.toml android/licences.txt core/benches/peers" cargo_tests "crate_tests core/trust"
check rust-art          rust quick test-executables "$players art android ios" cargo_tests "crate_tests art"
check rust-shells       rust quick test-executables "bindings android ios" cargo_tests "crate_tests bindings/ffi"
check swift-xcode       rust quick test-executables "$app art android ios bindings .github" cargo_tests "crate_tests ios/checks"
check rust-lints        rust quick "" "$app core bindings art ios/checks" one "lints --workspace --exclude douze-bindgen"
check rust-examples     rust quick library "$app" cargo_tests "cargo test -q --locked --workspace --exclude douze-bindgen --doc"
check rust-docs         rust all "" "$app core bindings" one docs
check rust-deny         rust all "" "$workspace deny.toml" one "deny bans licenses sources"
check rust-advisories   rust all "" "$workspace deny.toml" one "deny advisories"
check rust-generator    rust all library "$library bindings $composables ios/DouzeKit" one \
  "lints -p douze-bindgen && bindings/generate --again"

build one-border        jvm "" compiled_anew
check kotlin-format     jvm quick "" "*.kt .editorconfig android/pom.xml" one "ktlint 'android/*/src/**/*.kt'"
check kotlin-screens    jvm quick "one-border gallery" "$library bindings/gallery $desktop" maven_tests "kotlin_tests '$screens' $short -Ddouze.lib=none"
check kotlin-games      jvm quick "one-border library" "$library $desktop bindings/contract" maven_tests "kotlin_tests '$games' $short"
check kotlin-window     jvm quick "one-border library" "$library $desktop" one window
build android-app       jvm one-border android_app
check android-screens   jvm quick android-app "$shell" maven_tests "android_tests 34 'Android*Test' -Ddouze.lib=none"
check android-games     jvm quick "android-app library" "$library $shell" maven_tests "android_tests 34 '!Android*Test'"
check android-format    jvm quick "" "android check play .ci .editorconfig" one android_lint
check android-gradle    jvm quick "" "android" one "maven -Pverify -pl verify/gradle compile"
check android-files     jvm quick android-app "android bindings core" maven_tests "maven -Pverify -pl verify/checks test"
check android-apart     jvm all android-app "$shell" one "maven -Pverify -pl verify/apart -am -Dmaven.test.skip=true package"
check android-lint      jvm all android-app "$shell" one google_lint
check android-licences  jvm all "" "android/licences.txt android/verify android/pom.xml android/*/pom.xml" one "android/verify/licences --check"
check android-packaging jvm all android-app "$shell" holding android/verify/package
check android-shrunk    jvm all "android-packaging library" "$library $shell" maven_tests "maven -Pverify -pl verify/shrunk test"
check kotlin-long       jvm all "one-border library gallery" "$library $desktop bindings/contract bindings/gallery" maven_tests "kotlin_tests '*Test' $long"
check android-8         jvm all "android-app library" "$library $shell" maven_tests "android_tests 26 '*Test'"

check swift-format      swift quick "" ios one "ios/test lint"
build swift-package     swift library "ios/test build"
check swift-kit         swift quick swift-package "$library $swift" swift_tests "ios/test kit"
check swift-views       swift quick "swift-package gallery" "$library $swift bindings/gallery" swift_tests "view_tests views"
check swift-layout      swift quick "swift-package gallery" "$library $swift bindings/gallery art/fonts" swift_tests "view_tests layout"
check swift-long        swift all swift-package "$library $swift" swift_tests "view_tests long"
check swift-layouts     swift all "swift-package gallery" "$library $swift bindings/gallery art/fonts" swift_tests "view_tests layouts"

for target in aarch64-linux-android x86_64-linux-android aarch64-apple-ios aarch64-apple-ios-sim; do
  check android-types-$target rust all "" "$library" one "target_types $target"
done
# The library of a release takes minutes to be built; with dex it is one of the two figures that are promised.
check android-sizes     rust all android-packaging "$library $shell" one android/verify/sizes

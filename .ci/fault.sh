# shellcheck shell=bash
# Plants faults in this checkout and looks whether ./check sees them (sourced by .ci/faults, android/verify/faults and
# ios/faults). Only what is committed comes back afterwards, so nothing else may be there.
set -uo pipefail
cd "$(git rev-parse --show-toplevel)" || exit
[ -z "$(git status --porcelain)" ] || { echo "commit or stash first: faults are planted in this checkout"; exit 1; }
restore() { git checkout -q -- . && git clean -fdq; }
trap restore EXIT
unseen=0

# plant FILE SED: changes a file, or the fault is none.
plant() {
  sed -i "$2" "$1"
  git diff --quiet -- "$1" && { echo "nothing was planted in $1 by $2"; unseen=$((unseen + 1)); }
}

# fault STEP SAID…: what was planted has to break the step, and every SAID (a pattern) stands in one of the logs.
fault() {
  local step=$1 said line broke=no
  shift
  touch target/check/fault.start
  ./check "$step" >target/check/fault.log 2>&1 || broke=yes
  for said in "$@"; do
    line=$(find target/check -maxdepth 1 -name '*.log' -newer target/check/fault.start \
      -exec grep -hoE -m1 ".{0,30}$said.{0,70}" {} + | head -1)
    if [ $broke = no ] || [ -z "$line" ]; then
      unseen=$((unseen + 1))
      printf 'UNSEEN  %-24s %s\n' "$step" "$said"
      cp target/check/fault.log target/check/unseen-$unseen.log
    else
      printf 'seen    %-24s %s\n' "$step" "$line"
    fi
  done
  restore
}

# all_seen: the last word.
all_seen() {
  echo "$unseen faults were not seen"
  [ $unseen = 0 ]
}

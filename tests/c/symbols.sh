#!/usr/bin/env bash
# symbols.sh LIBRARY: the symbols that the shared library shows are those of symbols.txt, the functions of plyglot.h, and
# those that tests here call. With PLYGLOT_UPDATE in the environment the list is written again.
set -euo pipefail
export LC_ALL=C
library=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
header=$here/../../lib/include/plyglot.h
list=$here/symbols.txt
failed=0

# Version nodes, such as PLYGLOT_0, are absolute; the version of a symbol is part of what programs are linked against.
shown=$(nm -D --defined-only "$library" | awk '$2 != "A" {print $3}' | sort)
if [ -n "${PLYGLOT_UPDATE:-}" ]; then printf '%s\n' "$shown" >"$list"; fi
if ! diff -u --label "symbols.txt" --label "what the library shows" "$list" <(printf '%s\n' "$shown"); then
  cat >&2 <<'HELP'
The shared library shows other symbols than tests/c/symbols.txt lists. If one went or changed, programs that were linked
before no longer run: raise PLYGLOT_C_ABI in lib/c/CMakeLists.txt. Then write the list again: PLYGLOT_UPDATE=1 ctest -R c_symbols
HELP
  failed=1
fi

names=$(sed 's/@.*//' <<<"$shown")
declared=$(sed -n 's/^PLYGLOT_API .*\(plyglot_[a-z_0-9]*\)(.*/\1/p' "$header" | sort)
diff -u --label "plyglot.h" --label "what the library shows" <(printf '%s\n' "$declared") <(printf '%s\n' "$names") || failed=1

for name in $names; do
  if ! grep -q "\b$name\b" "$here"/*_test.cpp; then
    echo "$name is not called by a test" >&2
    failed=1
  fi
done
exit $failed

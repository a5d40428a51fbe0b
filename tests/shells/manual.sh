#!/usr/bin/env bash
# manual.sh PROGRAM: groff has nothing to say against the manual page, and the page names all that the program lists.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$program" generate manual >"$folder/plyglot.1"
groff -man -ww -b -Tutf8 -P-cbou "$folder/plyglot.1" >"$folder/page" 2>"$folder/warnings"
failed=0
if [ -s "$folder/warnings" ]; then cat "$folder/warnings"; failed=1; fi

# Words of a page may be parted at the end of a line.
page=$(tr -s ' \n' ' ' <"$folder/page" | sed 's/‐ //g')
says() { if ! grep -qF -- "$1" <<<"$page"; then echo "the page does not say \`$1\`"; failed=1; fi; }
# What the help has between backticks is bold.
grep -qF 'or \fB\-\fR for standard input' "$folder/plyglot.1" || { echo 'the page has no bold words in sentences'; failed=1; }
commands=$("$program" --help | sed -n '/^Subcommands:/,$s/^  \([a-z-]*\) .*/\1/p')
for command in $commands; do
  says "plyglot $command"
  for option in $("$program" "$command" --help | sed -n 's/^  \(-.,\)\{0,1\}\(--[a-z-]*\).*/\2/p'); do says "$option"; done
done
examples=0
while IFS= read -r line; do
  says "$(tr -s ' ' <<<"${line//\`/}" | sed 's/^ //')"
  examples=$((examples + 1))
done < <(for command in $commands; do "$program" "$command" --help | sed '1,/^Examples:$/d'; done)
[ "$examples" -ge 40 ] || { echo "the help has few examples: $examples"; failed=1; }
for word in $("$program" list notations | sed -n 's/^    --option \([a-z-]*\)=.*/\1=/p'); do says "$word"; done
says "plyglot $("$program" --version | cut -d ' ' -f 2)"
[ "$(wc -w <<<"$commands")" -ge 10 ] || { echo "the help names few commands: $commands"; failed=1; }
exit $failed

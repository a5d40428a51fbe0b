#!/bin/sh
# An engine that behaves badly: hostile.sh KIND [MOVES]. Its greeting is right but for KINDs that begin with `greeting-`,
# and so are its answers but for what the KIND says. MOVES is how many it lists where they are many.
kind=$1
moves=${2:-100000}
line_end='\n'
[ "$kind" = crlf ] && line_end='\r\n'

say() { printf "%s$line_end" "$@"; }
# For as long as the one who asked is there, and not much longer.
wait_long() { exec sleep 600; }

case $kind in
  greeting-none) wait_long ;;
  greeting-dies) echo 'no licence' >&2; exit 3 ;;
  greeting-killed) kill -SEGV $$ ;;
  greeting-flood) exec tr '\0' x </dev/zero ;;
  greeting-lines) exec yes 'id again' ;;
  greeting-errors) tr '\0' x </dev/zero >&2 ;;
  greeting-deaf) exec <&-; say 'id deaf' Mosquito ok; wait_long ;;
  ignores-term) trap '' TERM INT HUP ;;
  leaves-child) sleep 600 & ;;
  leaves-child-silent) sleep 600 >/dev/null 2>&1 & sleep 0.1 ;;
esac
say "id Hostile $kind" 'Mosquito;Ladybug;Pillbug' ok
while read -r command rest; do
  case $kind:$command in
    hangs:*) wait_long ;;
    no-ok:*) say 'Base;NotStarted;White[1]' ;;
    ok-without-end:*) say 'Base;NotStarted;White[1]'; printf ok ;;
    dies:*) echo 'cannot go on' >&2; exit 3 ;;
    closes:*) exec >&-; wait_long ;;
    half:*) printf 'Base;NotStarted;White[1]'; exit 0 ;;
    chatters:*) say 'Base;NotStarted;White[1]' ok 'and by the way' ;;
    late:info) sleep 0.3; say "id Hostile $kind" 'Mosquito;Ladybug;Pillbug' ok ;;
    ignores-term:exit) while :; do sleep 1; done ;;
    babbles:validmoves) yes 'wX9 -wQ;' | head -n $moves | tr -d '\n'; say '' ok ;;
    heaps:validmoves) yes "$(yes x | head -n 400 | tr -d '\n')" | head -n $((moves / 10)); say ok ;;
    *:exit) say ok; exit 0 ;;
    *:limits) say "$(ulimit -v)" "$(ulimit -t)" "$(ulimit -c)" ok ;;
    *:descriptors) say $(ls /proc/self/fd | tr '\n' ' ') ok ;;
    *:newgame) say 'Base;NotStarted;White[1]' ok ;;
    *:play) say 'invalidmove not now' ok ;;
    *) say "err what is $command $rest" ok ;;
  esac
done

# Types each line of standard input into a zsh of its own terminal, presses the tabulator, and prints what became of it.
zmodload zsh/zpty
zpty typist zsh -f -i
send() { zpty -w typist "$1"; }
# All that is said up to a mark.
await() { zpty -r typist REPLY "*$1*"; }
send "PS1= PS2= RPS1=; unsetopt prompt_cr prompt_sp; autoload -Uz compinit; compinit -D -u; source ./.completion"
# Neither a bell nor a list of choices disturbs what is read here, and nothing is run.
send "unsetopt beep list_beep auto_list auto_menu; LISTMAX=0; bindkey -e; setopt no_auto_param_slash no_auto_remove_slash"
send 'tell() { print -rn -- "<[$BUFFER]>"; BUFFER=; }; zle -N tell; bindkey "^T" tell; bindkey "^I" complete-word; print -r "rea""dy"'
await ready
while IFS= read -r line; do
  zpty -w -n typist "$line"$'\t\x14'
  await '\]>'
  REPLY=${REPLY##*<\[}
  print -r -- "${REPLY%%\]>*}"
done
zpty -d typist

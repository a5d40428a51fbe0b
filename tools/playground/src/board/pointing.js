// What a finding is about, on the board.

const named = (text) => text.match(/[A-Za-z]\w*/g) ?? [];
const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => named(code));

// Longer places are about more than a piece.
const longest = 40;

// Names that may be those of pieces or cells, and places of the text that may have put pieces on the board.
export function aboutFinding({message, label, labels, span}, textOf) {
  const spans = [span, ...labels.map((one) => one.span)].filter(({begin, end}) => end - begin <= longest);
  return {names: [...codeIn(message), ...codeIn(label), ...spans.flatMap((one) => named(textOf(one)))], spans};
}

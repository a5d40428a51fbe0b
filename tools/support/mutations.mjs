// The changes that mutation testing makes to a C++ file, one at a time.

// Binary operators have blanks around them in this project's layout, and template brackets have none.
const operators = [
  [" == ", " != "],
  [" != ", " == "],
  [" < ", " <= "],
  [" <= ", " < "],
  [" > ", " >= "],
  [" >= ", " > "],
  [" && ", " || "],
  [" || ", " && "],
  [" + ", " - "],
  [" - ", " + "],
  [" += ", " -= "],
  [" -= ", " += "],
  [" & ", " | "],
  [" | ", " & "],
];

const words = [
  [/\btrue\b/g, () => "false"],
  [/\bfalse\b/g, () => "true"],
  [/(?<![\w.'"])\d+(?![\w.'"])/g, (number) => String(Number(number) + 1)],
  [/(?<=[(\s])!(?=[\w(])/g, () => ""],
  [/\bcontinue;/g, () => "break;"],
];

// Comments, strings, characters and lines of the preprocessor become blanks of the same length.
function codeOf(text) {
  const blank = (match) => match.replace(/[^\n]/g, " ");
  return text.replace(/\/\/[^\n]*|R"(\w*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^#[^\n]*|\bstatic_assert\([^;]*;/gm, blank);
}

// Each change: offset, line and column (from 1) of `from`, and `to` that takes its place; in the order of the text.
export function changesOf(text) {
  const code = codeOf(text);
  const found = [];
  for (const [from, to] of operators) {
    for (let at = code.indexOf(from); at >= 0; at = code.indexOf(from, at + 1)) found.push({ offset: at + 1, from: from.trim(), to: to.trim() });
  }
  for (const [pattern, replacement] of words) {
    for (const match of code.matchAll(pattern)) found.push({ offset: match.index, from: match[0], to: replacement(match[0]) });
  }
  found.sort((a, b) => a.offset - b.offset);
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const change of found) {
    for (; at < change.offset; ++at) {
      if (text[at] !== "\n") continue;
      line += 1;
      lineStart = at + 1;
    }
    change.line = line;
    change.column = change.offset - lineStart + 1;
  }
  return found;
}

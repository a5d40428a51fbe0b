// Where the games of a file of Hive PGN begin (hive-notations P11).

const isTag = (line) => /^[ \t]*\[/.test(line);
const soundTag = /^[ \t]*\[[ \t]*([A-Za-z_][A-Za-z0-9_]*)[^]*"/;
const isGameType = (line) => soundTag.exec(line)?.[1].toLowerCase() === 'gametype';
const move = /^[ \t]*([0-9]*)\.*[ \t]*(?:pass|[wb][qabdglmps][0-9]*)(?=[ \t\r\n.;{()]|$)/i;

// {start, isLineStart, text, kind}: lines, divided where comments begin and end.
function partsOf(text) {
  const parts = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const isLineStart = start === 0 || text[start - 1] === '\n';
    const line = /[^\n]*\n?/y;
    line.lastIndex = start;
    let [taken] = line.exec(text);
    const shown = taken.replace(/^\uFEFF/, '');
    let kind = 'other';
    if (shown.trim() === '') {
      kind = 'blank';
    } else if (/^[ \t]*\{/.test(shown)) {
      kind = 'comment';
      const comment = /[^}]*\}?(?:[ \t]*\r?(?:\n|$))?/y;
      comment.lastIndex = start;
      [taken] = comment.exec(text);
    } else if (isTag(shown)) {
      kind = 'tag';
      taken = /^[^]*?"\][ \t]*(?=\{)/.exec(taken)?.[0] ?? taken;
    } else {
      taken = /^[^{]*/.exec(taken)[0];
    }
    at += taken.length;
    parts.push({start, isLineStart, text: taken.replace(/^\uFEFF/, ''), kind});
  }
  return parts;
}

// The tags from this part on: do they begin another game, and where is the part after them?
function tagsFrom(parts, first, hasGameType, hasPlay) {
  let next = first;
  while (next < parts.length && parts[next].kind !== 'other') next += 1;
  const tags = parts.slice(first, next).filter(({kind}) => kind === 'tag').map(({text}) => text);
  const number = parts[next] && move.exec(parts[next].text)?.[1];
  const names = tags.filter((tag) => soundTag.test(tag)).length;
  const isNumbered = number === '1' && names > 0;
  const isBare = number === '' && names > 1;
  const begins = (hasGameType && tags.some(isGameType)) || (hasPlay && (isNumbered || isBare));
  return {begins: begins && parts[first].isLineStart, next, hasGameType: tags.some(isGameType)};
}

// {start, text, blankLines} of each game, with how many blank lines there are between it and the next.
export function gamesOf(text) {
  const parts = partsOf(text);
  const starts = [0];
  let [hasGameType, hasGap, hasPlay] = [false, false, false];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (part.kind === 'blank' || part.kind === 'comment') {
      hasGap ||= hasGameType;
    } else if (part.kind === 'other') {
      hasPlay = hasGap = true;
    } else if (!hasGap) {
      hasGameType ||= isGameType(part.text);
    } else {
      const tags = tagsFrom(parts, i, hasGameType, hasPlay);
      if (tags.begins) {
        starts.push(part.start);
        [hasGameType, hasGap, hasPlay] = [isGameType(part.text), false, false];
      } else {
        hasGameType ||= tags.hasGameType;
        i = tags.next - 1;
      }
    }
  }
  return starts.map((start, i) => {
    const game = text.slice(start, starts[i + 1]);
    if (i + 1 === starts.length) return {start, text: game, blankLines: 0};
    const written = game.trimEnd();
    return {start, text: `${written}\n`, blankLines: game.slice(written.length).split('\n').length - 2};
  });
}

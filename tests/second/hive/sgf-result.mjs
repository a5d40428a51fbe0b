// Result and tags of a file of boardspace.net (hive-notations S11, X3).

const drawTexts = ['The game is a draw', 'La partie est nulle'];
const ended = ['Draw', 'WhiteWins', 'BlackWins'];

// The names of both players: `id "name"`.
const playerNames = (headers) => ['P0', 'P1'].map((key) => {
  const names = headers.get(key).map(({text}) => /^id "(.*)" *$/.exec(text)?.[1]);
  return names.find((name) => name !== undefined) ?? '';
});

const wordsOf = (text) => text.split(/[^\p{L}\p{N}_-]+/u);
const withoutNumber = (name) => name.replace(/[0-9]+$/, '');

// S11: the state that the text names, or null.
export function stateNamed(text, names) {
  if (drawTexts.includes(text.trim())) return 'Draw';
  for (const form of [(name) => name, withoutNumber]) {
    const words = wordsOf(text).map(form);
    const [white, black] = names.map((name) => name !== '' && words.includes(form(name)));
    if (white !== black) return white ? 'WhiteWins' : 'BlackWins';
  }
  return null;
}

// S11: the state that is written, or that of a resignation or an agreed draw; null: that of the board.
export function resultOf(headers, record, agreed, note) {
  const written = headers.get('RE');
  const named = stateNamed(written?.text ?? '', playerNames(headers));
  if (written === undefined) note('boardspace-sgf/missing-result', 0);
  else {
    const isEnded = ended.includes(record.state);
    const tell = (name) => note(`boardspace-sgf/${name}`, written.start, written.end);
    if (named === null && agreed === null && !isEnded) tell('unknown-winner');
    else if (agreed !== null && named !== agreed) note('boardspace-sgf/result-mismatch');  // S11 does not say which
    else if (named !== null && !isEnded) tell('result-not-on-board');
    else if (named !== null && named !== record.state) tell('result-mismatch');
  }
  return named ?? agreed;
}

const tagOf = (date) => {
  const [, year, month, day] = date ?? [];
  const isDate = month >= '01' && month <= '12' && day >= '01' && day <= '31';
  return isDate ? `${year}.${month}.${day}` : null;
};
// X3: as the tag Date has them; null for none.
export const dateInName = (name) => tagOf(/-([0-9]{4})-([0-9]{2})-([0-9]{2})-[0-9]{4}$/.exec(name));
export const dateAlone = (text) => tagOf(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text));

// X3
export function tagsOf(headers) {
  const names = playerNames(headers);
  const gameName = headers.get('GN')?.text;
  const named = dateInName(gameName ?? '');
  const day = dateAlone(headers.get('DT')?.text ?? '');
  // S2
  const tags = ['White', 'Black'].map((key, side) => [key, names[side] === key ? '' : names[side]]);
  if (named ?? day) tags.push(['Date', named ?? day]);
  if (headers.has('DT') && (named !== null || day === null)) tags.push(['SgfDate', headers.get('DT').text]);
  if (gameName !== undefined) tags.push(['SgfGameName', gameName]);
  if (headers.has('RE')) tags.push(['SgfResult', headers.get('RE').text]);
  return tags;
}

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
function namedState(headers) {
  const text = headers.get('RE')?.text ?? '';
  if (drawTexts.includes(text.trim())) return 'Draw';
  for (const form of [(name) => name, withoutNumber]) {
    const words = wordsOf(text).map(form);
    const [white, black] = playerNames(headers).map((name) => name !== '' && words.includes(form(name)));
    if (white !== black) return white ? 'WhiteWins' : 'BlackWins';
  }
  return null;
}

// S11: the state that is written, or that of a resignation or an agreed draw; null: that of the board.
export function resultOf(headers, record, agreed, note) {
  const written = headers.get('RE');
  const named = namedState(headers);
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

// X3
export function tagsOf(headers) {
  const [white, black] = playerNames(headers);
  const gameName = headers.get('GN')?.text;
  const date = /-([0-9]{4})-([0-9]{2})-([0-9]{2})-[0-9]{4}$/.exec(gameName ?? '');
  const tags = [['White', white], ['Black', black]];
  if (date) tags.push(['Date', date.slice(1).join('.')]);
  if (headers.has('DT')) tags.push(['SgfDate', headers.get('DT').text]);
  if (gameName !== undefined) tags.push(['SgfGameName', gameName]);
  if (headers.has('RE')) tags.push(['SgfResult', headers.get('RE').text]);
  return tags;
}

// Writes files of boardspace.net (hive-notations S15, S16, X4).
import {placeOf} from './board.mjs';
import {Unknown} from './errors.mjs';
import {dateAlone, dateInName, stateNamed} from './sgf-result.mjs';
import {uhpMove} from './write-uhp.mjs';

const rack = {Q: 0, A: 1, G: 2, B: 3, S: 4, M: 5, L: 6, P: 8};
const size = 26;
const longest = 24;
const ended = ['Draw', 'WhiteWins', 'BlackWins'];

const wrapped = (number) => ((number % size) + size) % size;

function placeText(cell) {
  const [q, r] = placeOf(cell);
  return `${String.fromCharCode(65 + wrapped(13 + q))} ${wrapped(12 - r) + 1}`;
}

function checkSpan({board}) {
  for (const axis of [0, 1]) {
    const numbers = board.cells().map((cell) => placeOf(cell)[axis]);
    if (Math.max(...numbers) - Math.min(...numbers) >= longest) throw new Unknown('a hive that is too long (S16)');
  }
}

const pieceText = (piece) => (piece[1] === 'Q' ? piece.slice(0, 2) : piece);
const valueOf = (text = '') => text.replaceAll(']', ')').replaceAll('\\', '/').replace(/[\r\n]/g, ' ').trim();

// The text of RE, with the names as they are written.
function resultText(record, names) {
  const told = [record.result, record.state].find((state) => ended.includes(state)) ?? null;
  const read = (text) => stateNamed(text, names) ?? (ended.includes(record.state) ? record.state : null);
  const written = valueOf(record.tag('SgfResult'));
  if (written !== '' && read(written) === told) return written;
  if (told === null) return '';
  return told === 'Draw' ? 'The game is a draw' : `Game won by ${names[told === 'WhiteWins' ? 0 : 1]}`;
}

function headers(record) {
  const names = ['White', 'Black'].map((key) => valueOf(record.tag(key)).replaceAll('"', "'") || key);
  const gameName = valueOf(record.tag('SgfGameName'));
  const day = valueOf(record.tag('Date')).replaceAll('.', '-');
  const isDayNeeded = dateInName(gameName) === null && dateAlone(day) !== null;
  const date = valueOf(record.tag('SgfDate')) || (isDayNeeded ? day : '');
  const letters = [...'PLM'].filter((letter) => record.letters.includes(letter)).join('');
  const values = {SU: `Hive${letters && `-${letters}`}`, DT: date, GN: gameName, RE: resultText(record, names)};
  const lines = Object.entries(values).filter(([, value]) => value !== '').map(([key, value]) => `${key}[${value}]`);
  return ['(;', 'GM[27]VV[1]', 'CM[0,1]', ...lines, ...names.map((name, side) => `P${side}[id "${name}"]`)];
}

function commandsOf(position, move) {
  if (move.pass) return ['pass', 'done'];
  const {piece, cell} = move;
  const from = position.board.places.get(piece);
  const pick = from === undefined ? `pick ${piece[0].toUpperCase()} ${rack[piece[1]]}` : `pickb ${placeText(from)}`;
  const [, reference = '.'] = uhpMove(position, {piece, cell}).split(' ');
  const drop = `${piece[0] === position.toMove ? '' : 'p'}dropb ${pieceText(piece)} ${placeText(cell)}`;
  return [`${pick} ${pieceText(piece)}`, `${drop} ${reference.replaceAll('\\', '\\\\')}`, 'done'];
}

export function writeBoardspaceSgf(record) {
  for (const position of record.positions.slice(1)) checkSpan(position);
  const commands = record.moves.flatMap((move, ply) => {
    const position = record.positions[ply];
    return commandsOf(position, move).map((command) => [position.toMove, command]);
  });
  const nodes = [['w', 'Start P0'], ...commands];
  const lines = nodes.map(([side, command], index) => `; P${side === 'w' ? 0 : 1}[${index} ${command}]`);
  return [...headers(record), ...lines, ')'].join('\n');
}

// Canonical texts and translations (hive-notations 5, 8).
import {Unknown} from './errors.mjs';
import {GameRecord} from './game-record.mjs';
import {movesByEntry} from './renumber.mjs';
import {writeHop} from './hop.mjs';
import {writeBoardspaceSgf} from './write-boardspace-sgf.mjs';
import {writeDiagram} from './write-diagram.mjs';
import {writeHiveHuman} from './write-hive-human.mjs';
import {writeHivePgn} from './write-hive-pgn.mjs';
import {writeThehive} from './write-thehive.mjs';
import {writeUhp} from './write-uhp.mjs';

// X7: in a notation with one line per game, the comments before the first move come before the line.
function withLeadingComments(record, line) {
  const comments = record.comments.filter(({ply, isTrailing}) => ply === 0 && !isTrailing);
  return [...comments.flatMap(({text}) => text.split(/\r?\n/).map((part) => `# ${part}`.trimEnd())), line].join('\n');
}

const writers = {
  uhp: (record) => withLeadingComments(record, writeUhp(record)),
  hop: (record, options, to) => writeHop(record.last, record.letters, to.dialect),
  'hive-human': writeHiveHuman,
  'hive-pgn': writeHivePgn,
  'boardspace-sgf': writeBoardspaceSgf,
  thehive: (record, options, to) => writeThehive(record, {...options, ...to}),
  'position-diagram': (record) => writeDiagram(record.last),
};

const asText = (text) => (text.trim() === '' ? '' : `${text.trimEnd()}\n`);

// The game of a file of one game. Comment lines of uhp become comments of the game after them.
function gameOf(lines) {
  const games = [];
  let comments = [];
  for (const line of lines) {
    if (line instanceof GameRecord) {
      line.comments.unshift(...comments);
      games.push(line);
      comments = [];
    } else if (line.trim() !== '') {
      comments.push({ply: 0, text: line.trim().slice(1).trim(), isTrailing: false});
    }
  }
  if (comments.length > 0) throw new Unknown('comments after the last game');
  if (games.length !== 1) throw new Unknown('a text of several games in a notation of one game a file');
  return games[0];
}

// Whether numbers may come in any order: by the option, which two notations have on.
export function hasAnyOrder({notation, options}) {
  const usual = ['thehive', 'hive-bga'].includes(notation) ? 'any' : 'numeric';
  return (options?.['piece-order'] ?? usual) === 'any';
}

// X2: a game that was read with numbers in any order, in a notation that has them in order.
function renumbered(line, request, notation) {
  const isNumbered = ['uhp', 'hive-pgn', 'boardspace-sgf'].includes(notation);
  const isMeant = request.do === 'translate' && hasAnyOrder(request) && isNumbered;
  if (!isMeant || !(line instanceof GameRecord)) return line;
  if (line.items !== undefined) throw new Unknown('variations whose pieces are numbered again');
  const record = new GameRecord();
  Object.assign(record, line, {moves: []});
  record.start(line.letters);
  for (const move of movesByEntry(line.moves)) record.play(move);
  return record;
}

// The text of the lines in a notation, with one LF at the end.
export function writeAs(notation, written, request) {
  const lines = written.map((line) => renumbered(line, request, notation));
  const write = writers[notation];
  if (write === undefined) throw new Unknown(`target ${notation}`);
  const write1 = (record) => write(record, request.options ?? {}, request.to_options ?? {});
  if (['uhp', 'hop'].includes(notation)) {
    return asText(lines.map((line) => (line instanceof GameRecord ? write1(line) : line)).join('\n'));
  }
  return asText(write1(gameOf(lines)));
}

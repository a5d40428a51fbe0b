// Translations (hopgi 8). What the specification does not say of texts with several records is left out.
import {diagramOf, writeDiagramFile} from './write-diagram.mjs';
import {writeFen} from './fen.mjs';
import {courierTurn} from './write-turn.mjs';

const courierGame = (game) => game.main.turns().map(({turn}) => `${courierTurn(turn)}\n`).join('');

const isWithoutMargins = (text) => !/^[ \t\r]*\n|\n[ \t\r]*\n$/.test(text);

// Whether there is a blank line between all games, and nothing before the first and after the last.
function isPlainlySplit({text, games, tail}) {
  const gaps = games.slice(1).map((game, index) => text.slice(games[index].end, game.start));
  return isWithoutMargins(text) && tail.length === 0 && gaps.every((gap) => /\n[ \t\r]*\n/.test(gap));
}

function fromRecord(record, to) {
  const {games} = record;
  if (!isPlainlySplit(record)) return undefined;
  const positions = games.map((game) => game.main.position);
  if (to === 'hopgi-fen') return positions.map((position) => `${writeFen(position)}\n`).join('\n');
  if (to === 'hopgi-diagram') return writeDiagramFile(positions.map((position) => diagramOf(position)));
  if (to !== 'game-courier') return undefined;
  const texts = games.map(courierGame).filter((text) => text !== '');
  return texts.length === 0 || texts.length === games.length ? texts.join('\n') : undefined;
}

// The lines between blank lines become diagrams; comments after the last position of them stay after its diagram.
function fromFenLines(lines) {
  const blocks = [];
  let comments = [];
  for (const line of lines) {
    if (line.kind === 'text') {
      comments.push(line.text);
      continue;
    }
    blocks.push(diagramOf(line.position, comments));
    comments = [];
  }
  if (blocks.length > 0) blocks.at(-1).after = comments;
  else if (comments.length > 0) blocks.push({comments});
  return blocks;
}

function fromFen({text, items}, to) {
  if (to !== 'hopgi-diagram' || !isWithoutMargins(text)) return undefined;
  const groups = [[]];
  for (const item of items) {
    if (item.text === '') groups.push([]);
    else groups.at(-1).push(item);
  }
  return writeDiagramFile(groups.flatMap(fromFenLines));
}

function fromDiagram({text, blocks}, to) {
  if (to !== 'hopgi-fen' || !isWithoutMargins(text) || blocks.some(({after}) => after?.length > 0)) return undefined;
  const texts = blocks.map(({comments, before, position}) => {
    const lines = comments ?? [...before, writeFen(position)];
    return lines.map((line) => `${line}\n`).join('');
  });
  return texts.join('\n');
}

export function translate(content, from, to) {
  if (from === 'hopgi') return fromRecord(content, to);
  return from === 'hopgi-fen' ? fromFen(content, to) : fromDiagram(content, to);
}

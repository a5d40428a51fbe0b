// The positions of games as plyglot shows them, put into a form of their own that is the same for the same position: a
// second way to tell whether two positions are equal, which knows no keys.
import { execFileSync } from 'node:child_process';

// Of Hive: pieces without numbers, by level, where the hive lies and how it is turned taken away. The mirror image's
// form comes with `isMirrored`.
const turned = ({ q, r }) => ({ q: -r, r: q + r });
const mirroredHex = ({ q, r }) => ({ q: q + r, r: -r });

function hiveForm(stacks, isMirrored) {
  const images = [];
  let cells = [...stacks.values()].filter((stack) => stack.pieces.length > 0);
  if (isMirrored) cells = cells.map((cell) => ({ ...mirroredHex(cell), pieces: cell.pieces }));
  for (let turn = 0; turn < 6; turn += 1) {
    cells = cells.map((cell) => ({ ...turned(cell), pieces: cell.pieces }));
    const q = Math.min(...cells.map((cell) => cell.q));
    const r = Math.min(...cells.map((cell) => cell.r));
    images.push(cells.map((cell) => `${cell.q - q},${cell.r - r}:${cell.pieces.map((p) => p.slice(0, 2)).join('')}`).sort().join(' '));
  }
  return images.sort()[0] ?? '';
}

function hivePositions(game) {
  const stacks = new Map();
  const places = new Map();
  const forms = [];
  const add = (ply) => {
    const side = `${game.gametype} ${ply % 2}`;
    forms.push({ form: `${side} ${hiveForm(stacks, false)}`, mirrored: `${side} ${hiveForm(stacks, true)}` });
  };
  add(0);
  game.plies.forEach(({ piece, q, r }, index) => {
    if (piece) {
      places.get(piece)?.pieces.pop();
      const name = `${q},${r}`;
      if (!stacks.has(name)) stacks.set(name, { q, r, pieces: [] });
      stacks.get(name).pieces.push(piece);
      places.set(piece, stacks.get(name));
    }
    add(index + 1);
  });
  return forms;
}

// Columns from A to G, which a mirror image turns round.
function hexixPositions(game) {
  return [game.initial, ...game.plies.map((ply) => ply.position)].map((position) => {
    const [board, side] = position.split(' ');
    const columns = board.split('/');
    return { form: position, mirrored: `${[...columns].reverse().join('/')} ${side}` };
  });
}

// Without the clock and the number of the turn.
function hopgiPositions(game) {
  return [game.initial, ...game.line.turns.map((turn) => turn.position)].map((position) => {
    const form = position.split(' ').slice(0, 2).join(' ');
    return { form, mirrored: undefined };
  });
}

// Systems without their names, players counted from the one to move, and who has been there and is not any more.
function homeworldsPositions(game) {
  const count = Math.max(2, game.players.length);
  const positions = game.turns.map((turn) => turn.position);
  return positions.map((position) => {
    const [mover, ...systems] = position.split(/; */);
    const first = Number(mover.slice(1, -1));
    const forms = systems.map((system) => {
      const [, home, stars, ships] = /^[^(]*\((?:(\d), ?)?([^)]*)\)(.*)$/.exec(system);
      const fleets = ships.split('-');
      const seated = fleets.map((_, seat) => fleets[(seat + first) % count]);
      const owner = home === undefined ? '' : (Number(home) - first + count) % count;
      return `(${owner},${stars})${seated.join('-')}`;
    });
    return { form: `${count} ${forms.sort().join(';')}`, mirrored: undefined };
  });
}

const readers = { hive: hivePositions, hexix: hexixPositions, hopgi: hopgiPositions, homeworlds: homeworldsPositions };

// Of all games of a file, from the first ply that is asked for: of each { record, ply, form, mirrored }.
export function positionsOf(plyglot, game, file) {
  const out = execFileSync(plyglot, ['show', '--format', 'json', file], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return out.trim().split('\n').flatMap((line, index) => {
    const shown = JSON.parse(line);
    // The beginning of a game of Homeworlds is not shown.
    const before = game === 'homeworlds' ? 1 : 0;
    return readers[game](shown).map((position, ply) => ({ record: index + 1, ply: ply + before, ...position }));
  });
}

// What is on the board after each ply of a game, from what plyglot shows of it, and whether a part of a position is there:
// docs/patterns.md read once more, and looked for in every place. Nothing is shared with plyglot's own reading.
import { execFileSync } from 'node:child_process';

const steps = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

// ---- Hive. A board is a map from `q,r` to the bugs of a cell as letters, from bottom to top; white ones are large.
function hiveBoards(game) {
  const cells = new Map();
  const where = new Map();
  const boards = [];
  const keep = () => boards.push({ cells: new Map(cells), mover: 'wb'[boards.length % 2] });
  keep();
  for (const { piece, q, r } of game.plies) {
    if (piece) {
      const letter = piece[0] === 'w' ? piece[1] : piece[1].toLowerCase();
      const from = where.get(piece);
      if (from !== undefined) {
        const left = cells.get(from).slice(0, -1);
        if (left === '') cells.delete(from);
        else cells.set(from, left);
      }
      const to = `${q},${r}`;
      cells.set(to, (cells.get(to) ?? '') + letter);
      where.set(piece, to);
    }
    keep();
  }
  return boards;
}

const anyBug = '[QABGLMPSqabglmps]';
const bugSource = (letter) => ({ '?': anyBug, X: '[QABGLMPS]', x: '[qabglmps]', '*': `${anyBug}*`, '.': '' }[letter] ?? letter);

// Cells with what their stacks are, as regular expressions.
function hivePattern(text) {
  const [topology, mover] = text.split(',');
  const tokens = topology.match(/\[[^\]]*\]|\d+|./g) ?? [];
  const places = [];
  const scopes = [{ chain: [], walker: null }];
  let at = { q: 0, r: 0, heading: 1 };
  const source = (token) => (token[0] === '['
    ? `[${[...token.slice(1, -1)].map(bugSource).join('').replaceAll('[', '').replaceAll(']', '')}]` : bugSource(token));
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const scope = scopes.at(-1);
    if (token === '+') at.heading = (at.heading + 1) % 6;
    else if (token === '-') at.heading = (at.heading + 5) % 6;
    else if (token === '(') scopes.push({ chain: [], walker: null });
    else if (token === ')') {
      scopes.pop();
      at = { ...scopes.at(-1).walker };
    } else if (/\d/.test(token)) {
      const step = scope.chain[Number(token) - 1];
      if (tokens[i + 1] === '=') {
        places[step.place].source += source(tokens[i + 2]);
        scope.chain.push(step);
        i += 2;
        at = { ...scope.walker };
      } else at = { q: step.q, r: step.r, heading: step.heading };
    } else {
      if (places.length > 0) at = { q: at.q + steps[at.heading][0], r: at.r + steps[at.heading][1], heading: at.heading };
      scope.chain.push({ ...at, place: places.length });
      scope.walker = { ...at };
      places.push({ q: at.q, r: at.r, source: source(token) });
    }
  }
  for (const place of places) place.is = new RegExp(`^${place.source}$`);
  return { places, mover };
}

const turned = ({ q, r }) => ({ q: -r, r: q + r });
const mirrored = ({ q, r }) => ({ q: q + r, r: -r });
function hiveRelation(board, { places, mover }, isMirrored) {
  if (mover && mover !== board.mover) return null;
  // Where one is that is never empty, all are tried.
  const first = places.findIndex((place) => !place.is.test(''));
  let cells = places.map(({ q, r, is }) => ({ q, r, is }));
  for (const how of isMirrored ? ['same', 'mirrored'] : ['same']) {
    if (how === 'mirrored') cells = cells.map((cell) => ({ ...cell, ...mirrored(cell) }));
    for (let turn = 0; turn < 6; turn += 1) {
      cells = cells.map((cell) => ({ ...cell, ...turned(cell) }));
      for (const name of board.cells.keys()) {
        const [q, r] = name.split(',').map(Number);
        const move = { q: q - cells[first].q, r: r - cells[first].r };
        if (cells.every((cell) => cell.is.test(board.cells.get(`${cell.q + move.q},${cell.r + move.r}`) ?? ''))) return how;
      }
    }
  }
  return null;
}

// ---- Homeworlds. A board is a list of systems: whose home, stars, and ships as `y1n`.
const seatsOf = { 2: 'ns', 3: 'nes', 4: 'nesw' };
function homeworldsBoards(game) {
  const seats = seatsOf[Math.max(2, game.players.length)];
  const pieces = (text) => text.match(/[bgry][123]/g) ?? [];
  return game.turns.map(({ position }) => {
    const [mover, ...systems] = position.split(/; */);
    return {
      mover: seats[Number(mover.slice(1, -1))],
      systems: systems.filter(Boolean).map((system) => {
        const [, home, stars, fleets] = /^[^(]*\((?:(\d), ?)?([^)]*)\)(.*)$/.exec(system);
        const ships = fleets.split('-').flatMap((fleet, seat) => pieces(fleet).map((ship) => ship + seats[seat]));
        return { home: home && seats[Number(home)], stars: pieces(stars), ships };
      }),
    };
  });
}

function homeworldsPattern(text) {
  const [systems, mover] = text.replace(/\s+/g, '').split(',');
  return {
    mover,
    systems: systems.split(';').map((system) => {
      const [, home, stars, ships] = /^(?:([nesw]):)?([^/]*)\/?(.*)$/.exec(system);
      const group = (words) => ({ isAll: words.endsWith('.'), pieces: (words.match(/[bgry?][123?][nesw]?/g) ?? [])
        .map((word) => new RegExp(`^${word.replaceAll('?', '.')}`)) });
      return { home, stars: group(stars), ships: group(ships) };
    }),
  };
}

// All ways to give each that is asked for another one of what there is.
function isEachThere(asked, there, fits) {
  if (asked.length === 0) return true;
  const [first, ...rest] = asked;
  return there.some((one, index) => fits(first, one) && isEachThere(rest, there.filter((_, other) => other !== index), fits));
}
function homeworldsRelation(board, { systems, mover }) {
  if (mover && mover !== board.mover) return null;
  const isGroup = (asked, there) => (!asked.isAll || asked.pieces.length === there.length)
    && isEachThere(asked.pieces, there, (piece, one) => piece.test(one));
  const isSystem = (asked, system) => (!asked.home || asked.home === system.home)
    && isGroup(asked.stars, system.stars) && isGroup(asked.ships, system.ships);
  return isEachThere(systems, board.systems, isSystem) ? 'same' : null;
}

// ---- Hexix and Hopgi. A board is a map from the name of a cell to what is there, `.` for nothing.
function hexixBoards(game) {
  return [game.initial, ...game.plies.map(({ position }) => position)].map((position) => {
    const [columns, mover] = position.split(' ');
    const cells = columns.split('/').flatMap((column, index) =>
      column.match(/\.|[BR][v^h]\d/g).map((piece, row) => [`${'ABCDEFG'[index]}${row + 1}`, piece]));
    return { mover, cells: new Map(cells) };
  });
}

function hopgiBoards(game) {
  return [game.initial, ...game.line.turns.map(({ position }) => position)].map((position) => {
    const [ranks, mover] = position.replace(/\[[^\]]*\]/, '').split(' ');
    const promoted = { '+R': 'D', '+B': 'H', '+P': 'G', '+r': 'd', '+b': 'h', '+p': 'g' };
    const cells = ranks.split('/').flatMap((rank, down) => {
      const squares = (rank.match(/\+?[a-z]|\d|\*/gi) ?? []).flatMap((word) =>
        (/\d/.test(word) ? Array(Number(word)).fill('.') : [promoted[word] ?? word]));
      return squares.map((piece, file) => [`${'abcdefg'[file]}${7 - down}`, piece]);
    });
    return { mover, cells: new Map(cells.filter(([, piece]) => piece !== '*')) };
  });
}

const hexixPattern = (text) => {
  const [places, mover] = text.replace(/\s+/g, '').split(',');
  return { mover, places: [...places.matchAll(/([BR?.])([v^h]?)([1-6]?)([A-G][1-9])/g)].map(([, owner, kind, number, cell]) => ({
    cell, is: owner === '.' ? /^\.$/
      : new RegExp(`^${owner === '?' ? '[BR]' : owner}${kind === '^' ? '\\^' : kind || '.'}${number || '\\d'}$`) })) };
};
const hopgiPattern = (text) => {
  const [places, mover] = text.replace(/\s+/g, '').split(',');
  const source = (letter) => ({ '.': '\\.', '?': '[A-Za-z]', X: '[A-Z]', x: '[a-z]' }[letter] ?? letter);
  return { mover, places: [...places.matchAll(/(.)([a-g][1-9])/g)].map(([, letter, cell]) => ({ cell, is: new RegExp(`^${source(letter)}$`) })) };
};
const otherColumn = (cell) => 'GFEDCBA'['ABCDEFG'.indexOf(cell[0])] + cell[1];
function cellsRelation(board, { places, mover }, isMirrored) {
  if (mover && mover !== board.mover) return null;
  if (places.every(({ cell, is }) => is.test(board.cells.get(cell)))) return 'same';
  return isMirrored && places.every(({ cell, is }) => is.test(board.cells.get(otherColumn(cell)))) ? 'mirrored' : null;
}

const games = {
  hive: { boards: hiveBoards, pattern: hivePattern, relation: hiveRelation },
  homeworlds: { boards: homeworldsBoards, pattern: homeworldsPattern, relation: homeworldsRelation },
  hexix: { boards: hexixBoards, pattern: hexixPattern, relation: cellsRelation },
  hopgi: { boards: hopgiBoards, pattern: hopgiPattern, relation: (board, pattern) => cellsRelation(board, pattern, false) },
};

// Of each game of a file { record, first, boards }: `first` is the ply of the first board.
export function boardsOf(plyglot, game, file) {
  const out = execFileSync(plyglot, ['show', '--format', 'json', file], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return out.trim().split('\n').map((line, index) => (
    { record: index + 1, first: game === 'homeworlds' ? 1 : 0, boards: games[game].boards(JSON.parse(line)) }));
}

// `RECORD@FIRST-LAST`, with `mirrored` if it is.
export function placesOf(game, records, text, isMirrored) {
  const pattern = games[game].pattern(text);
  const places = [];
  for (const { record, first, boards } of records) {
    let open = null;
    boards.forEach((board, index) => {
      const how = games[game].relation(board, pattern, isMirrored);
      if (open && open.how === how) open.last = first + index;
      else if (how) places.push(open = { record, how, first: first + index, last: first + index });
      if (!how) open = null;
    });
  }
  return places.map(({ record, how, first, last }) => `${record}@${first}-${last}${how === 'mirrored' ? ' mirrored' : ''}`);
}

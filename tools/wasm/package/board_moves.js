// Where the legal moves of a game are on its board. What the numbers mean is in plyglot.h.
const bugs = ['Q1', 'S1', 'S2', 'B1', 'B2', 'G1', 'G2', 'G3', 'A1', 'A2', 'A3', 'M1', 'L1', 'P1'];
const men = ['W', 'F', 'R', 'B', 'P', 'DK', 'DH', 'G'];
const ships = [...'bgry'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`));
const [build, attack] = [1, 5];
const alone = new Set(['Q1', 'M1', 'L1', 'P1']);

const placeOf = ({id, q, r}) => ({cell: id, q, r});

// The game counts cells from its first bug, the board from another one: both know where the bugs are.
function hiveMoves(game, board, moves) {
  const names = [...'wb'].flatMap((side) => bugs.map((bug) => side + bug));
  const nodes = new Map(board.nodes.flatMap((node) => node.stack.map(({id}) => [id, node])));
  const cells = new Map(game.cells().map(([piece, q, r]) => [piece, {q, r}]));
  const [known] = [...cells].filter(([piece]) => nodes.has(names[piece]));
  const shift = known === undefined ? {q: 0, r: 0}
    : {q: nodes.get(names[known[0]]).q - known[1].q, r: nodes.get(names[known[0]]).r - known[1].r};
  const at = (q, r) => board.nodes.find((node) => node.q === q && node.r === r);
  return moves.map(({words, numbers: [piece, q, r]}) => {
    if (piece === -1) return {words, from: null, to: null};
    const node = nodes.get(names[piece]);
    const bug = bugs[piece % bugs.length];
    const hand = alone.has(bug) ? bug[0] : bug;
    const to = {q: q + shift.q, r: r + shift.r};
    return {words, from: node === undefined ? {hand} : placeOf(node), to: {cell: at(to.q, to.r)?.id ?? null, ...to}};
  });
}

// A piece that is placed comes from nowhere.
function hexixMoves(board, moves) {
  return moves.map(({words, numbers: [verb, cell, target]}) => {
    const from = placeOf(board.nodes[cell]);
    return verb === 0 ? {words, from: null, to: from} : {words, from, to: verb === 1 ? from : placeOf(board.nodes[target])};
  });
}

function hopgiMoves(board, moves) {
  return moves.map(({words, numbers: [piece, origin, target]}) => ({
    words, from: origin === -1 ? {hand: men[piece]} : placeOf(board.nodes[origin]), to: placeOf(board.nodes[target]),
  }));
}

// What is built comes from the bank, and is chosen at the system; ships that are alike are one choice.
function homeworldsMoves(game, board, moves) {
  return moves.map(({words, numbers: [verb, ship, system, other]}) => {
    const node = board.nodes[system];
    const owner = verb === attack ? other : game.toMove;
    const pieces = node?.stack.filter((piece) => piece.kind === 'ship' && piece.label === ships[ship] && piece.owner === owner) ?? [];
    if (node === undefined || (verb !== build && pieces.length === 0)) return {words, from: null, to: null};
    return {words, from: {...placeOf(node), ...(verb === build ? {} : {pieces: pieces.map(({id}) => id)})}, to: null};
  });
}

/**
 * Moves with the places where they begin and end: a cell of the board with its q and r, a piece in a hand, or null. Of
 * Homeworlds, whose moves are parts of turns, the place of the beginning is a system, or ships in it by their ids, and the
 * end is null.
 */
export function movesOnBoard(game, board) {
  const moves = game.moves();
  switch (game.id) {
    case 'hive': return hiveMoves(game, board, moves);
    case 'hexix': return hexixMoves(board, moves);
    case 'hopgi': return hopgiMoves(board, moves);
    default: return homeworldsMoves(game, board, moves);
  }
}

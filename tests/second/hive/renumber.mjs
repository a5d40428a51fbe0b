// Pieces by their order of entry (hive-notations V5, X2; N13).

// The moves with the pieces of each colour and kind numbered as they enter.
export function movesByEntry(moves) {
  const names = new Map();
  const counts = new Map();
  const nameOf = (piece) => {
    if (!names.has(piece)) {
      const kind = piece.slice(0, 2);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      names.set(piece, `${kind}${counts.get(kind)}`);
    }
    return names.get(piece);
  };
  return moves.map((move) => (move.pass ? move : {piece: nameOf(move.piece), cell: move.cell}));
}

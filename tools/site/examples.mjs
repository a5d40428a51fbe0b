// The text by which each notation is shown, and the option values that it needs. Dialects are shown by the same game,
// translated; one that cannot be written so has a text of its own.
export const examples = {
  hop: {file: 'corpus/tour/after.hop'},
  uhp: {file: 'corpus/tour/game.uhp'},
  thehive: {file: 'corpus/tour/variation.thehive', options: ['pieces=mlp']},
  'hive-pgn': {file: 'corpus/hive/hive-pgn/valid/comments.pgn'},
  'boardspace-sgf': {file: 'corpus/hive/boardspace-sgf/valid/won.sgf'},
  'hive-bga': {file: 'corpus/hive/hive-bga/valid/numbers.bga'},
  'hive-human': {file: 'corpus/hive/hive-human/valid/comments.hive'},
  // Of a dialect that is only read, a text of its own.
  homeworlds: {file: 'corpus/tour/stars.hw', onlyRead: {bga: 'corpus/homeworlds/bga/eliminated.hw'}},
  hexix: {file: 'corpus/tour/hexes.hexix'},
  'hexix-position': {file: 'corpus/tour/hexes.hexpos'},
  hopgi: {file: 'corpus/tour/hopgi.hopgi'},
  'hopgi-fen': {file: 'corpus/tour/hopgi.hgfen'},
  'hopgi-diagram': {file: 'corpus/tour/hopgi.hgd'},
};

// What a form that is only written is made of.
export const madeOf = {
  'position-diagram': 'hop',
  'game-courier': 'hopgi',
};

export const optionWords = (options = [], word = '--option') => options.flatMap((option) => [word, option]);

// The examples of the page, which are texts of the corpus.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

// `as` names what the text alone does not show, or not for sure. `into` is what a text is translated into, for dialects
// that the corpus has no sound game of.
const listed = [
  {path: 'tour/pinned.uhp', title: 'UHP: a move that breaks the hive'},
  {path: 'tour/game.uhp', title: 'UHP: a short game'},
  {path: 'hive/uhp/valid/endings.uhp', title: 'UHP: several games'},
  {path: 'tour/faults.hop', as: 'hop:spec', title: 'HOP: positions with faults'},
  {path: 'tour/openings.hop', title: 'HOP: openings'},
  {path: 'hop/valid/rings_and_rotations.hop', as: 'hop:spec', title: 'HOP: rings'},
  {path: 'hop/valid/hivegame/openings.hop', as: 'hop:hivegame', title: 'HOP of hivegame: openings'},
  {path: 'hive/thehive/valid/long_game.thehive', as: 'thehive', title: 'The Hive: a game'},
  {path: 'hive/thehive/valid/mlp/ladybugs.thehive', as: 'thehive', options: {pieces: 'mlp'}, title: 'The Hive: a game with ladybugs'},
  {path: 'hive/hive-pgn/valid/game_base_mlp.pgn', title: 'Hive PGN: a game with all pieces'},
  {path: 'hive/boardspace-sgf/valid/played_1.sgf', title: 'boardspace.net: a game'},
  {path: 'hive/hive-bga/valid/page.bga', title: 'Board Game Arena: a log'},
  {path: 'hive/hive-human/valid/opening.hive', title: 'Written at the table: a game'},
  {path: 'tour/stars-typed.hw', title: 'Homeworlds: typed in a hurry'},
  {path: 'tour/stars.hw', title: 'Homeworlds: a game'},
  {path: 'homeworlds/ap/record.hw', title: 'Homeworlds: a record of Abstract Play'},
  {path: 'homeworlds/bga/given-up.hw', title: 'Homeworlds: a log of Board Game Arena'},
  ...['ap', 'sdg', 'jpb', 'quux', 'hwl'].map((dialect) => ({
    path: 'tour/stars.hw', into: `homeworlds:${dialect}`, title: `Homeworlds, dialect ${dialect}: a game`,
  })),
  {path: 'tour/hexes-typed.hexix', title: 'Hexix: typed in a hurry'},
  {path: 'tour/hexes.hexix', title: 'Hexix: a game'},
  {path: 'hexix/valid/2019/opening.hexix', as: 'hexix:2019', title: 'Hexix of 2019: an opening'},
  {path: 'tour/hexes.hexpos', title: 'Hexix: positions'},
  {path: 'tour/hopgi-typed.hopgi', title: 'Hopgi: typed in a hurry'},
  {path: 'tour/hopgi.hopgi', title: 'Hopgi: a game'},
  {path: 'hopgi-fen/valid/games.hgfen', as: 'hopgi-fen', title: 'Hopgi: positions as FEN'},
  {path: 'hopgi-diagram/valid/start.hgd', as: 'hopgi-diagram', title: 'Hopgi: a diagram'},
];

function made(plyglot, corpus, {path, as, into, options, title}) {
  const source = plyglot.read(readFileSync(join(corpus, path), 'utf8'), {notation: as, name: path, options});
  const {game} = plyglot.notations.find(({id}) => id === source.notation);
  if (into === undefined) return {title, game, text: readFileSync(join(corpus, path), 'utf8'), notation: as, options};
  return {title, game, text: source.translate(into).text, notation: into};
}

export const examplesOf = (plyglot, corpus) => listed.map((example) => made(plyglot, corpus, example));

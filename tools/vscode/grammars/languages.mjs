// The languages of the extension: their names are those by which the language server knows them.
import {boardspace_sgf, hive_bga, hive_human, hive_pgn, hop, thehive, uhp} from './descriptions/hive.mjs';
import {hexix, hexix_2019, hexix_position} from './descriptions/hexix.mjs';
import * as homeworlds from './descriptions/homeworlds.mjs';
import {hopgi, hopgi_diagram, hopgi_fen} from './descriptions/hopgi.mjs';

const round = ['(', ')'];
const square = ['[', ']'];
const curly = ['{', '}'];
const quotes = ['"', '"'];

/**
 * How one types in a language: comments, pairs of brackets, what is one word for the cursor.
 * @typedef {{line?: string, block?: string[], brackets?: string[][], quotes?: boolean, word: string}} Typing
 *
 * A grammar is of the language with its name if there is no `grammar`. Files are known by their extensions, or by their
 * first line where the extension means other games as well.
 * @typedef {{id: string, name: string, extensions?: string[], first_line?: string, typing: Typing, description?: any,
 *   grammar?: string}} Language
 */

/** @type {Record<string, Typing>} */
const typing = {
  hop: {line: '#', brackets: [round], word: '[A-Za-z]|[0-9]+'},
  uhp: {line: '#', brackets: [square], word: '[\\\\/-]?[wb][A-Z][0-9]?[\\\\/-]?|[A-Za-z+]+|[0-9]+'},
  thehive: {line: '#', word: '[wb][A-Z][0-9]?|[0-9]+|pass'},
  hive_pgn: {block: curly, brackets: [square, curly], quotes: true, word: '[\\\\/-]?[wb][A-Z][0-9]?[\\\\/-]?|\\w+'},
  boardspace_sgf: {brackets: [round, square], word: '\\w+'},
  hive_bga: {brackets: [square], word: '[\\\\/-]?[wb][A-Z][0-9]?[\\\\/-]?|\\w+'},
  hive_human: {line: ';', block: curly, brackets: [round, square, curly], quotes: true, word: '[+A-Za-z0-9()#-]+'},
  homeworlds: {line: '#', brackets: [round], word: '[^\\s;,/()#]+'},
  homeworlds_plain: {brackets: [round, square, curly], quotes: true, word: '[^\\s;,/()\\[\\]{}":]+'},
  homeworlds_hwl: {word: '[^\\s;,]+'},
  hexix: {line: '#', word: '[A-G][1-6]|[0-9]+|[A-Za-z]+'},
  hexix_position: {line: '#', word: '[^\\s/]+'},
  hopgi: {line: '//', block: curly, brackets: [round, square, curly], quotes: true, word: '[a-g][1-7]|[A-Z]+|[0-9]+|\\w+'},
  hopgi_fen: {line: '//', brackets: [square], word: '[^\\s/\\[\\]]+'},
  hopgi_diagram: {line: '//', word: '\\w+'},
};

/** @type {Language[]} */
export const languages = [
  {id: 'hop', name: 'Hive Open Position', extensions: ['.hop'], typing: typing.hop, description: hop},
  {id: 'hop-hivegame', name: 'Hive Open Position (hivegame)', typing: typing.hop, grammar: 'hop'},
  {id: 'uhp', name: 'Universal Hive Protocol', extensions: ['.uhp'], typing: typing.uhp, description: uhp},
  {id: 'uhp-hivegame', name: 'Universal Hive Protocol (hivegame)', typing: typing.uhp, grammar: 'uhp'},
  {id: 'thehive', name: 'The Hive', extensions: ['.thehive'], typing: typing.thehive, description: thehive},
  {id: 'hive-pgn', name: 'Hive PGN', first_line: '^\\[GameType "', typing: typing.hive_pgn, description: hive_pgn},
  {id: 'hive-pgn-hivegame', name: 'Hive PGN (hivegame)', typing: typing.hive_pgn, grammar: 'hive-pgn'},
  {
    id: 'boardspace-sgf',
    name: 'BoardSpace game of Hive',
    first_line: '^\\s*\\(\\s*;\\s*GM\\[27\\]',
    typing: typing.boardspace_sgf,
    description: boardspace_sgf,
  },
  {id: 'hive-bga', name: 'Hive on Board Game Arena', extensions: ['.bga'], typing: typing.hive_bga, description: hive_bga},
  {id: 'hive-human', name: 'Hive for people', extensions: ['.hive'], typing: typing.hive_human, description: hive_human},
  {id: 'homeworlds', name: 'Homeworlds', extensions: ['.hw', '.hwl'], typing: typing.homeworlds, description: homeworlds.seed},
  {id: 'homeworlds-ap', name: 'Homeworlds (Abstract Play)', typing: typing.homeworlds_plain, description: homeworlds.ap},
  {id: 'homeworlds-sdg', name: 'Homeworlds (SDG)', typing: typing.homeworlds_plain, description: homeworlds.sdg},
  {id: 'homeworlds-jpb', name: 'Homeworlds (jpb)', typing: typing.homeworlds, description: homeworlds.jpb},
  {id: 'homeworlds-hwl', name: 'Homeworlds Live', typing: typing.homeworlds_hwl, description: homeworlds.hwl},
  {id: 'homeworlds-quux', name: 'Homeworlds (quux)', typing: typing.homeworlds_plain, description: homeworlds.quux},
  {id: 'homeworlds-bga', name: 'Homeworlds (Board Game Arena)', typing: typing.homeworlds_plain, description: homeworlds.bga},
  {id: 'hexix', name: 'Hexix', extensions: ['.hexix'], typing: typing.hexix, description: hexix},
  {id: 'hexix-2019', name: 'Hexix (marks of 2019)', typing: typing.hexix, description: hexix_2019},
  {id: 'hexix-position', name: 'Hexix positions', extensions: ['.hexpos'], typing: typing.hexix_position, description: hexix_position},
  {id: 'hopgi', name: 'Hopgi', extensions: ['.hopgi'], typing: typing.hopgi, description: hopgi},
  {id: 'hopgi-fen', name: 'Hopgi FEN', extensions: ['.hgfen'], typing: typing.hopgi_fen, description: hopgi_fen},
  {id: 'hopgi-diagram', name: 'Hopgi diagram', extensions: ['.hgd'], typing: typing.hopgi_diagram, description: hopgi_diagram},
];

/** Grammars that others include. */
export const parts = [{id: 'homeworlds-ap-record', description: homeworlds.ap_record}];

/**
 * What the editor reads about a language beside its grammar.
 * @param {Typing} typing
 */
export function configurationOf({line, block, brackets = [], quotes: has_quotes = false, word}) {
  const pairs = [...brackets, ...(has_quotes ? [quotes] : [])];
  return {
    comments: {...(line && {lineComment: line}), ...(block && {blockComment: block})},
    brackets,
    autoClosingPairs: pairs.map(([open, close]) => ({open, close, notIn: ['comment']})),
    surroundingPairs: pairs,
    wordPattern: word,
  };
}

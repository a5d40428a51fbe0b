// The grammars for tree-sitter, by the names of their languages, and those that there cannot be.
// Where a file holds several records, the published grammar is that of one of them; how they lie in the file is said
// here, in the same form, and the end of a record is not the end of the text.

/**
 * `words` are those after `plyglot grammar`; `file` the rules around a record, of which the first one is the start;
 * `end` what comes after a record, where the published rules expect the end of the text; `rules` instead of published
 * ones.
 * @typedef {{id: string, words: string[], extensions: string[], title: string, file?: Record<string, string>, end?: string,
 *   rules?: Record<string, string>, comments?: Record<string, string>}} Language
 */

/**
 * One record a line, between comments and blank lines.
 * @param {string} record
 * @param {string} sign
 */
const lines = (record, sign) => ({
  file: `(file_line '\\x0D'? '\\x0A')* file_line !.`,
  file_line: `comment_line / ${record} / blank_line`,
  comment_line: '[ \\t]* comment',
  comment: `'${sign}' (!line_end [^\\x0A])*`,
  blank_line: '[ \\t]*',
  line_end: `'\\x0D'? '\\x0A' / !.`,
});

// Control characters are read as blanks (hexix 2).
const hexix_blank = '[\\x01-\\x09\\x0B-\\x20\\x7F]';

/** @type {Language[]} */
export const languages = [
  {id: 'hop', title: 'Hive Open Position', words: ['hop'], extensions: ['hop'], file: lines('hop', '#'), end: '&line_end'},
  {id: 'uhp', title: 'GameStrings of the Universal Hive Protocol', words: ['uhp'], extensions: ['uhp'], file: lines('game_string', '#'), end: '&line_end'},
  {id: 'thehive', title: 'The Hive', words: ['thehive'], extensions: ['thehive']},
  {id: 'hive-pgn', title: 'Hive PGN', words: ['hive-pgn'], extensions: []},
  {id: 'hive-human', title: 'Hive for people', words: ['hive-human'], extensions: ['hive']},
  {id: 'hive-bga', title: 'Hive on Board Game Arena', words: ['hive-bga'], extensions: ['bga']},
  {id: 'boardspace-sgf', title: 'Hive on BoardSpace', words: ['boardspace-sgf'], extensions: []},
  {
    id: 'hexix',
    title: 'Hexix',
    words: ['hexix'],
    extensions: ['hexix'],
    // A record ends before a blank line or a header (hexix 2), and begins with its first line that is not blank.
    file: {
      file: "empty_line* (!empty_line record file_break empty_line*)* (!empty_line (record / trailer))? !.",
      empty_line: `${hexix_blank}* file_break / ${hexix_blank}+ !.`,
      file_break: "'\\x0D'? '\\x0A'",
      trailer: '(trailing_line file_break)* trailing_line',
      trailing_line: 'comment_line / divider_line / [ \\t]*',
      record_end: "file_break (empty_line / hblanks? word_blue / !.) / !.",
    },
    end: '&record_end',
  },
  {id: 'hexix-position', title: 'Hexix positions', words: ['hexix-position'], extensions: ['hexpos'], file: {...lines('line', '#'), blank_line: `${hexix_blank}*`}, end: '&line_end'},
  {
    id: 'hopgi',
    title: 'Hopgi',
    words: ['hopgi'],
    extensions: ['hopgi'],
    // The next game begins on a line of its own, and white space at the end of a line is part of no game (hopgi 2).
    file: {
      file: 'empty_lines? (record line_blank* file_break empty_lines?)* (record line_blank* / trailer)? !.',
      empty_lines: "([ \\t\\x0D]* '\\x0A')+",
      file_break: "'\\x0D'? '\\x0A'",
      trailer: '([ \\t\\x0D\\x0A] / remark)+',
      record_end: 'line_blank* (file_break / !.)',
    },
    end: '&record_end',
    rules: {tail: '(line_blank* remark)*'},
  },
  {
    id: 'hopgi-fen',
    title: 'Hopgi FEN',
    words: ['hopgi-fen'],
    extensions: ['hgfen'],
    file: lines('fen', '//'),
    end: '&line_end',
    rules: {blank: '!line_end [ \\t\\x0D]'},
  },
  {
    id: 'hopgi-diagram',
    title: 'Hopgi diagrams',
    words: ['hopgi-diagram'],
    extensions: ['hgd'],
    // Before a blank line a diagram ends; comments before its first line are not part of it (hopgi 2).
    file: {
      file: '(file_line file_break)* file_line !.',
      file_line: "[ \\t\\x0D]* comment / !([ \\t\\x0D]* '//') diagram / [ \\t\\x0D]*",
      file_break: "'\\x0D'? '\\x0A'",
      diagram_end: "line_break [ \\t\\x0D]* (line_break / !.) / !.",
    },
    end: '&diagram_end',
  },
  {id: 'homeworlds', title: 'Homeworlds', words: ['homeworlds'], extensions: ['hw']},
  {
    id: 'homeworlds-ap-record',
    title: 'Homeworlds on Abstract Play',
    words: ['homeworlds:ap', '--option', 'form=record'],
    extensions: [],
  },
];

// How games of Homeworlds lie on lines.
import {word} from './word.mjs';

// A header says so itself when a game is in another dialect, which then colours this line, too.
const switched = ['ap', 'sdg', 'jpb', 'quux', 'hwl'].map((dialect) => ({
  when: `^ gap ${word('dialect')} ':' blanks ${word(dialect)} line_tail (!. / line_end)`,
  include: `source.homeworlds-${dialect}`,
}));

// The first turn of a log does, too (homeworlds L15).
const log = {
  when: "^ gap 'h,' [bgry] [123] [A-E] ','",
  include: 'source.homeworlds-hwl',
};

// What is between separators does not depend on what comes before.
/**
 * @param {string} blanks
 * @param {string} item
 * @param {string} last_mark
 */
const actions = (blanks, item, last_mark) => `(${blanks} / mark / ${last_mark} / confirmation / ${item} / lone_star)+`;

// After a position there is no other, and no header.
const nests = {after_position: {begin: '^ position_line', end: "!''", patterns: [{line: 'line'}]}};
const body = [{nest: 'after_position'}, {then: [{line: 'line'}]}];

export const seed = {
  grammar: ['homeworlds'],
  nests,
  rules: {
    actions: actions("blanks !'#'", "!'#' item", 'last_mark'),
    settling: "' establishes a homeworld with a ' [rygb] [123] ' ship at ' [rygb] [123] ' and ' [rygb] [123] ' binary stars.' gap end_of_line",
    log_line: "'Move ' [0-9]+ ' :' / (!settling line_byte)+ settling",
  },
  patterns: [
    // homeworlds B8.
    {when: '\\A gap log_line', include: 'source.homeworlds-bga'},
    ...switched,
    log,
    {line: 'gap comment'},
    {line: 'head_line'},
    ...body,
  ],
};

export const ap = {
  grammar: ['homeworlds:ap'],
  nests,
  rules: {actions: actions('blanks', 'item', 'trailing_separator')},
  patterns: [{when: "\\A [ \\t]* '{'", include: 'source.homeworlds-ap-record'}, ...body],
};
export const jpb = {grammar: ['homeworlds:jpb'], nests, patterns: body};
const log_lines = [{line: 'skipped_line'}, {line: 'any_turn'}];
export const hwl = {
  grammar: ['homeworlds:hwl'],
  nests: {after_position: {begin: '^ position_line', end: "!''", patterns: log_lines}},
  patterns: [{nest: 'after_position'}, {then: log_lines}],
};
export const quux = {grammar: ['homeworlds:quux'], nests, patterns: body};
export const bga = {grammar: ['homeworlds:bga'], patterns: [{line: 'line'}]};

// A record with numbered turns is a transcript: headers and remarks come before the first one, and an indented line
// after a turn begins chat. A record without them is moves alone. Before the first number that is unknown, so a line
// that can be read as a move is one.
const sdg_lines = [
  {line: 'gap odd_position'},
  {nest: 'transcript'},
  {nest: 'numbered_transcript'},
  {line: 'gap bare_move'},
  {line: 'numbered_remark'},
];
export const sdg = {
  grammar: ['homeworlds:sdg'],
  rules: {
    bare_move: 'action (gap confirmation)? &(gap end_of_line)',
  },
  nests: {
    after_position: {begin: '^ position_line', end: "!''", patterns: sdg_lines},
    // Where the first turn has a handle, only a number with a handle starts one (homeworlds L13).
    chat: {
      begin: '^ &(blank_byte / number / speaker) no_handled_start remark',
      end: '^ &(gap handled_start)',
      kind: 'comment',
      patterns: [],
    },
    transcript: {
      begin: '^ &(gap handled_start)',
      end: "!''",
      patterns: [{line: 'gap turn'}, {nest: 'chat'}, {line: 'item'}],
    },
    numbered_chat: {
      begin: '^ &(blank_byte / speaker) no_number remark',
      end: '^ &(gap number)',
      kind: 'comment',
      patterns: [],
    },
    numbered_transcript: {
      begin: '^ &(gap number)',
      end: "!''",
      patterns: [{line: 'gap numbered_turn'}, {nest: 'numbered_chat'}, {line: 'item'}],
    },
  },
  patterns: [{nest: 'after_position'}, ...sdg_lines],
};

// The game record of Abstract Play: JSON, of which nothing is read after the first mistake.
const json_values = [{nest: 'after_comma'}, {each: 'item'}, {nest: 'broken_text'}, {nest: 'broken'}];
export const ap_record = {
  grammar: ['homeworlds:ap', '--option', 'form=record'],
  rules: {
    rest_of_string: "'\"'",
    colon: "':'",
    begun_text: "'\"' characters",
    item: "string / number &end_of_number / object / array / literal / colon / [ \\t]+",
  },
  kinds: {colon: 'separator', begun_text: 'value'},
  nests: {
    object: {begin: "'{'", end: "'}'", kind: 'separator', patterns: [{match: "key &(ws ':')"}, ...json_values]},
    array: {begin: "'['", end: "']'", kind: 'separator', patterns: json_values},
    after_comma: {begin: "','", end: '&[^ \\t}\\]]', kind: 'separator', patterns: [{nest: 'broken'}]},
    broken_text: {begin: 'begun_text', end: "!''", kind: 'unreadable', patterns: []},
    broken: {begin: '[^ \\t]', end: "!''", kind: 'unreadable', patterns: []},
  },
  patterns: json_values,
};

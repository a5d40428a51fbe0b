// How the notations of Hive lie on lines. The rules themselves are those that plyglot publishes.
import {word} from './word.mjs';

// A line, of comments and others, in notations whose records are lines.
const comment = {match: "^ [ \\t]* '#' .*", kind: 'comment'};

export const hop = {
  grammar: ['hop'],
  // Escapes of web addresses, and dashes and a plus that only look like those of ASCII.
  stand_ins: {
    '!': '%21',
    '(': '%28',
    ')': '%29',
    '+': '%2[bB]|\\x{ff0b}',
    ',': '%2[cC]',
    '-': '%2[dD]|[\\x{2010}-\\x{2014}\\x{2212}]',
    '=': '%3[dD]',
  },
  nests: {group: {begin: 'open', end: 'close', patterns: [{each: 'item'}]}},
  patterns: [comment, {line: 'hop'}],
};

export const uhp = {
  grammar: ['uhp'],
  patterns: [comment, {line: 'game_string'}],
};

export const thehive = {
  grammar: ['thehive'],
  patterns: [{line: 'line'}],
};

// A comment may go on in the next lines, so a line is matched without its comments. After comments at the start of a
// line, and after parentheses, the line begins again; so it does after other comments if what follows begins like play,
// and the rest of the line is not read if it does not (hive-notations P8).
const hive_pgn_lines = [
  {match: "^ byte_order_mark &([ \\t]* '[')"},
  {nest: 'tag_line'},
  {match: "^ bad_tag / &'[' bad_tag"},
  {nest: 'ending'},
  {nest: 'comment'},
  {match: 'last_semicolon'},
  {nest: 'ply_line'},
  {nest: 'variation'},
];
const hive_pgn_game = [...hive_pgn_lines, {match: 'stray_close'}];
// After a result only another game is read (hive-notations P11). It begins with `GameType`, for which all that is open
// ends, or with other tags. Those are taken for tags, although only what follows them tells: with the first move, which
// may lack its number after two tags, there is a game, and with anything else none.
const tags_after_result = [
  {nest: 'comment'},
  {match: 'begun_tag_line'},
  {match: 'bad_tag'},
  {match: '!^ ![ \\t] !play_ahead ignored'},
];
export const hive_pgn = {
  grammar: ['hive-pgn'],
  rules: {
    comment: "'{'",
    begun_ply_line: "![{ \\t] (numbered_ply / no_number move_text)",
    begun_tag_line: "tag &([ \\t]* (line_end / '{'))",
    begun_result_line: "![ \\t] (result &item_end / odd_result &item_end)",
    last_semicolon: "closing_semicolon &([ \\t]* line_end)",
    unread: "![ \\t] ignored",
    game_type_line: `^ &(byte_order_mark? [ \\t]* '[' [ \\t]* ${word('GameType')} ![A-Za-z0-9_])`,
    game_tag: "[ \\t]* '[' [ \\t]* key (!'\"' line_character)* '\"'",
    move_word: "([wWbB] [QABDGLMPSqabdglmps] [0-9]* / odd_pass) &([ \\t.;{()] / line_end)",
    first_ply: "'1' '.'* [ \\t]* move_word",
    first_move: "'.'* [ \\t]* move_word",
    no_tag: "![ \\t{[] line_character",
    stray_text: "(!'{' line_character)+",
  },
  kinds: {stray_text: 'unreadable'},
  nests: {
    comment: {begin: "'{'", end: "'}'", patterns: []},
    utf16: {begin: '\\A utf16_beginning', end: "!''", patterns: []},
    ply_line: {
      begin: 'begun_ply_line last_semicolon?',
      end: '$ / &play_ahead',
      patterns: [{nest: 'comment'}, {match: 'unread'}],
    },
    variation: {begin: 'open', end: 'close / game_type_line', patterns: hive_pgn_lines},
    tag_line: {begin: 'begun_tag_line', end: '$ / &play_ahead', patterns: [{nest: 'comment'}, {match: 'unread'}]},
    ending: {
      begin: 'begun_result_line',
      end: 'game_type_line',
      patterns: [{nest: 'tags'}, {nest: 'stray_lines'}, {nest: 'after_result'}],
    },
    after_result: {
      begin: "&'{'",
      end: '$',
      patterns: [{nest: 'comment'}, {nest: 'stray_play'}, {match: 'unread'}],
    },
    stray_play: {begin: '&play_ahead', end: '$', patterns: [{nest: 'stray_comment'}, {match: 'stray_text'}]},
    stray_lines: {
      begin: '^ &. / &no_tag',
      end: '^ &(byte_order_mark? game_tag) / game_type_line',
      patterns: [{nest: 'stray_comment'}, {match: 'stray_text'}],
    },
    // No tags are in it.
    stray_comment: {begin: "'{'", end: "'}'", kind: 'unreadable', patterns: []},
    tags: {
      begin: '^ byte_order_mark? &game_tag (begun_tag_line / bad_tag)',
      end: 'game_type_line / !first_ply &no_tag',
      patterns: [{nest: 'more_tags'}, {nest: 'game_of_number'}, ...tags_after_result],
    },
    more_tags: {
      begin: '&game_tag',
      end: 'game_type_line / !first_ply !first_move &no_tag',
      patterns: [{nest: 'game'}, ...tags_after_result],
    },
    game_of_number: {begin: '&first_ply', end: 'game_type_line', patterns: hive_pgn_game},
    game: {begin: '&(first_ply / first_move)', end: 'game_type_line', patterns: hive_pgn_game},
  },
  patterns: [{nest: 'utf16'}, ...hive_pgn_game],
};

// Words may be anywhere on a line, and a comment may go on in the next.
export const hive_human = {
  grammar: ['hive-human'],
  rules: {comment: "'{'"},
  nests: {comment: {begin: "'{'", end: "'}'", patterns: []}},
  patterns: [
    {nest: 'comment'},
    {match: 'line_comment'},
    {match: 'tag'},
    {match: 'bad_tag'},
    {match: 'pass / number / move / odd_number / bad_word'},
  ],
};

export const hive_bga = {
  grammar: ['hive-bga'],
  rules: {begun_line: "[ \\t]* player? [ \\t]* &move_ahead"},
  nests: {line: {begin: 'begun_line', end: '$', patterns: [{match: 'bracketed_move'}, {match: 'remark'}]}},
  patterns: [{nest: 'line'}, {match: '^ other'}],
};

// Headers come before the first node; another tree, or anything after the first one, is not read.
export const boardspace_sgf = {
  grammar: ['boardspace-sgf'],
  rules: {action_after_semicolon: "player '[' number blanks body ' '* value_end (ws time)?"},
  nests: {
    game: {
      begin: 'open',
      end: "!''",
      patterns: [{nest: 'after_game'}, {nest: 'second_game'}, {nest: 'nodes'}, {match: 'header / bad_header'}],
    },
    nodes: {
      begin: "&';'",
      end: "!''",
      patterns: [
        {nest: 'after_game'},
        {nest: 'second_game'},
        {match: 'action / data_node'},
        {nest: 'split_node'},
        {match: 'bad_node'},
      ],
    },
    // The semicolon is on a line of its own.
    split_node: {
      begin: "';' ws $",
      kind: 'separator',
      end: "&[^ \\t]",
      endLast: true,
      patterns: [{match: 'action_after_semicolon', kind: 'separator'}],
    },
    after_game: {begin: 'close', end: "!''", patterns: [{match: '[^ \\t]+', kind: 'unreadable'}]},
    second_game: {begin: "'(' ws ';'", end: "!''", kind: 'unreadable', patterns: []},
  },
  patterns: [{nest: 'game'}, {match: 'outside'}],
};

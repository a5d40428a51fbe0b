// How the notations of Hive lie on lines. The rules themselves are those that plyglot publishes.

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
// line, and after parentheses, the line begins again; after a move only comments and parentheses are read.
const hive_pgn_lines = [
  {nest: 'tag_line'},
  {match: 'bad_tag'},
  {nest: 'ending'},
  {nest: 'comment'},
  {match: '^ last_semicolon'},
  {nest: 'ply_line'},
  {nest: 'variation'},
];
export const hive_pgn = {
  grammar: ['hive-pgn'],
  rules: {
    comment: "'{'",
    begun_ply_line: "![{ \\t] (numbered_ply / no_number move_text)",
    begun_tag_line: "tag &([ \\t]* (line_end / '{'))",
    begun_result_line: "![ \\t] (result &item_end / odd_result &item_end)",
    last_semicolon: "closing_semicolon &([ \\t]* line_end)",
    unread: "![() \\t] ignored",
  },
  nests: {
    comment: {begin: "'{'", end: "'}'", patterns: []},
    utf16: {begin: '\\A utf16_beginning', end: "!''", patterns: []},
    ply_line: {
      begin: 'begun_ply_line',
      end: '$ / &parenthesis',
      patterns: [{nest: 'comment'}, {match: 'last_semicolon'}, {match: 'unread'}],
    },
    variation: {begin: 'open', end: 'close', patterns: hive_pgn_lines},
    tag_line: {begin: 'begun_tag_line', end: '$', patterns: [{nest: 'comment'}, {match: 'ignored'}]},
    ending: {
      begin: 'begun_result_line',
      end: "!''",
      patterns: [{match: '^ stray'}, {nest: 'comment'}, {match: 'ignored'}],
    },
  },
  patterns: [{nest: 'utf16'}, ...hive_pgn_lines, {match: 'stray_close'}],
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

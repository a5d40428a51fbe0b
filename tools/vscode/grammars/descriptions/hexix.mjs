// How records of Hexix lie on lines.

const line = 'divider_line / comment_line / row_line / header_line / odd_row_line';
const tables = ['lib/hexix/notations/hexix/read/token_rules.cpp#token_table'];

export const hexix = {peg: 'hexix-2024', tables, patterns: [{line}]};
export const hexix_2019 = {peg: 'hexix-2019', tables, patterns: [{line}]};

export const hexix_position = {
  peg: 'hexix-position',
  tables: ['lib/hexix/notations/position/token_rules.cpp#token_table'],
  patterns: [{match: "^ [ \\t]* '#' .*", kind: 'comment'}, {line: 'line'}],
};

// How records of Hexix lie on lines.

const line = 'divider_line / comment_line / row_line / header_line / remark_line / odd_row_line';

export const hexix = {grammar: ['hexix'], patterns: [{line}]};
export const hexix_2019 = {grammar: ['hexix:2019'], patterns: [{line}]};

export const hexix_position = {
  grammar: ['hexix-position'],
  patterns: [{match: "^ [ \\t]* '#' .*", kind: 'comment'}, {line: 'line'}],
};

// How the notations of Hopgi lie on lines.

const comment = {match: "^ [ \\t]* '//' .*", kind: 'comment'};

export const hopgi = {
  grammar: ['hopgi'],
  nests: {
    comment: {begin: "'{'", end: "'}'", patterns: [{nest: 'blank_line_in_comment'}]},
    // A comment that is not closed ends before the tags of the next game, which follow an empty line.
    blank_line_in_comment: {
      begin: '^ [ \\t]* $',
      end: "^ !([ \\t]* ($ / '['))",
      patterns: [{when: "^ '['", include: '$self'}],
    },
    variation: {begin: 'open', end: "close / &result / ^ &(line_blank* '[')", patterns: [{each: 'gap / element'}]},
  },
  opaque: ['extra_legs'],
  patterns: [{match: '^ line_blank* (tag / bad_tag)'}, {match: 'result'}, {each: 'gap / element / stray_paren'}],
};

export const hopgi_fen = {
  grammar: ['hopgi-fen'],
  rules: {
    // The two kinds of boards have the same tokens, and a line holds them one after the other.
    placement: 'odd_placement',
    odd_board: 'seven_ranks / (odd_item / slash)*',
  },
  patterns: [comment, {line: 'fen'}],
};

// A line is read alike in a picture and outside of one.
export const hopgi_diagram = {
  grammar: ['hopgi-diagram'],
  rules: {diagram: 'odd_line'},
  patterns: [{line: 'diagram'}],
};

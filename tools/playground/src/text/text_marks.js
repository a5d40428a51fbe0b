// What the text is coloured with: its tokens, and the ply that the board shows.
import {StateEffect, StateField} from '@codemirror/state';
import {Decoration, EditorView} from '@codemirror/view';

const colours = StateEffect.define();
const ply = StateEffect.define();

const coloured = Object.fromEntries(['comment', 'number', 'piece', 'place', 'player', 'mark', 'separator', 'key', 'value', 'result',
  'keyword', 'unreadable'].map((kind) => [kind, Decoration.mark({class: `cm-token-${kind}`})]));
const shown = Decoration.mark({class: 'cm-shown-ply'});

// Decorations that an effect replaces; until then they move with the text.
const fieldOf = (effect) => StateField.define({
  create: () => Decoration.none,
  update(decorations, transaction) {
    const set = transaction.effects.find((one) => one.is(effect));
    return set === undefined ? decorations.map(transaction.changes) : set.value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const textMarks = [fieldOf(colours), fieldOf(ply)];

// Tokens as threes: where one begins, where it ends, and its kind; in the order of the text.
export const colourText = (tokens) => colours.of(Decoration.set(tokens.filter(([begin, end]) => begin < end)
  .map(([begin, end, kind]) => coloured[kind].range(begin, end))));

export const markPly = (span) => ply.of(span === null || span.begin === span.end ? Decoration.none
  : Decoration.set([shown.range(span.begin, span.end)]));

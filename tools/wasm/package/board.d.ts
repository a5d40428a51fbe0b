// <plyglot-board>, which importing `plyglot/board` defines.

/** Attributes: `notation`, `record`, `ply`, `play`, `controls="none"`. */
export class PlyglotBoard extends HTMLElement {
  /** What is shown: the text between the tags, until it is set. */
  text: string;
  /** The ply after which the game is shown; what is played on the board is not counted. */
  readonly ply: number;
}

export interface PlyglotBoardEvents {
  /** Another ply is shown. */
  plychange: CustomEvent<{ply: number}>;
  /** A move was played on the board. */
  play: CustomEvent<{words: string}>;
}

declare global {
  interface HTMLElementTagNameMap {
    'plyglot-board': PlyglotBoard;
  }
}

// plyglot: reads the texts in which people write down board games, and checks, fixes, formats, translates, shows and
// compares them.

/** Half open. In a text that was given as a string, indexes of that string; in one given as bytes, bytes. */
export interface Span {
  begin: number;
  end: number;
}

export type Severity = 'off' | 'info' | 'warning' | 'error';
/** Safe: it changes how something is written, and never what is read. Recount: it writes what the moves show in place of
 * a number, a result, a mark or a size that the text states. Unsafe: a good guess. */
export type Safety = 'safe' | 'recount' | 'unsafe';

export interface Edit {
  span: Span;
  text: string;
}

export interface Finding {
  /** Such as `hop/lost-plus`; permanent. */
  name: string;
  severity: Severity;
  message: string;
  span: Span;
  /** What is said at the span itself; may be empty. */
  label: string;
  /** Other places that matter. */
  labels: {text: string; span: Span}[];
  notes: string[];
  helps: string[];
  /** Its edits belong together, are in the order of the text, and do not overlap. */
  fix: {safety: Safety; title: string; edits: Edit[]} | null;
}

/** What came of something done with a document. */
export interface Outcome {
  text: string;
  /** The same, where bytes that are not UTF-8 are kept. */
  bytes: Uint8Array;
  /** The pieces of the text, side by side; what each is, the function says. */
  parts: string[];
  findings: Finding[];
  /** How often it was done, and how often it was not; of what, the function says. */
  done: number;
  notDone: number;
}

export interface Option {
  key: string;
  help: string;
  default: string;
  /** The words one may give; missing if it is a number. */
  choices?: string[];
  minimum?: number;
  maximum?: number;
}

export interface Notation {
  /** Such as `hop`. */
  id: string;
  title: string;
  /** Such as `hive`. */
  game: string;
  /** False for a form that is only written: a target of translations. */
  canBeRead: boolean;
  /** Whether its records are games, with plies. */
  hasPlies: boolean;
  /** The first is the default. Written after the id and a colon: `hop:hivegame`. */
  dialects: string[];
  /** With the dot. */
  extensions: string[];
  options: Option[];
}

export interface Check {
  name: string;
  /** Unless a setting says another. */
  severity: Severity;
  /** Nothing of this kind is reported unless a setting asks for it, by selecting it or giving it a severity. */
  isOnRequest: boolean;
  summary: string;
}

export interface Settings {
  /** What findings call the text; its extension shows the notation where none is named. */
  name?: string;
  /** `ID` or `ID:DIALECT`. Without it, the name, else the text itself shows which one it is. */
  notation?: string;
  /** Of the notation that is named. */
  options?: Record<string, string>;
  /** Checks are names, prefixes that end in a slash, or `all`. With `select` nothing else is reported. */
  select?: string[];
  ignore?: string[];
  severities?: Record<string, Severity>;
  /** The whole text is one record outside of a file, where a notation has no comments and no line ends. */
  isString?: boolean;
}

/** A record's number, from 1; all of them without it. Of a game, the ply after which it is meant; its end without it. */
export interface Selection {
  record?: number;
  ply?: number;
}

/** A record of a document: its place, and how many plies of it can be asked for; none of a position. */
export interface DocumentRecord {
  span: Span;
  plies: number;
}

/** A piece on a board; its span is the text that put it there. */
export interface BoardPiece {
  id: string;
  label: string;
  kind: string;
  colour: string | null;
  owner: number | null;
  value: number | null;
  last_moved: boolean;
  active: boolean;
  span: Span | null;
}

/** The board that the view `board` writes as JSON, with spans of this text. docs/board-json.md has all its members. */
export interface Board {
  game: string;
  shape: 'pointy_hexagon' | 'flat_hexagon' | 'square' | 'system';
  players: string[];
  to_move: number | null;
  outcome: {winner: number | null} | null;
  nodes: {id: string; label: string; q: number; r: number; stack: BoardPiece[]}[];
  [member: string]: unknown;
}

export type View = 'text' | 'diagram' | 'svg' | 'dot' | 'json' | 'syntax' | 'ast' | 'model' | 'board';

/** How a picture of a board looks; of the view `svg` alone. */
export interface Look {
  /** `auto`, if nothing is said, is light, and dark where the reader prefers that; `print` is greys on white. */
  theme?: 'auto' | 'light' | 'dark' | 'print';
  /** Of Hive and Hopgi: `drawn`, if nothing is said, or letters. */
  pieces?: 'drawn' | 'letters';
  /** Marks and arrows with spaces between them, such as `wA1>bQ/ red:3,-1`, as `plyglot show --annotate` takes them. */
  notes?: string;
}

/** Of findings, as `plyglot lint` writes them: for people, without and with colours of a terminal, or for programs. */
export type Format = 'human' | 'colour' | 'jsonl' | 'sarif' | 'github' | 'gcc';

/** Both count from 1. Columns are characters, as in what `plyglot lint` prints. */
export interface Position {
  line: number;
  column: number;
}

/** A text that was read and checked. It stays in the module's memory until it is freed. */
export interface Document {
  readonly notation: string;
  readonly recordCount: number;
  readonly findings: Finding[];
  /** One for each record, in the order of the text. */
  records(): DocumentRecord[];
  /** The place of an index of the text, as in the span of a finding; after its end, the place of its end. */
  position(index: number): Position;
  /** The findings as a text, `human` without a format. */
  render(format?: Format): string;
  /** What the pieces of the text are, for colours: in its order, without overlaps. */
  tokens(): Token[];
  /** Where the plies of a record are, the first without a number: those that can be asked for, without variations. */
  plies(settings?: {record?: number}): Span[];
  /** What the records say of their games, one for each. */
  facts(): RecordFacts[];
  /** The positions of all its games, to be searched. They keep memory until they are freed. */
  positions(): Positions;
  /** The canonical text, as far as a file may be changed unasked. What cannot be formatted keeps its bytes, and so does
   * what the text leaves open, such as a number that disagrees with the moves; `notDone` counts it. */
  format(): Outcome;
  /** The same, with what the text leaves open settled as it was read: to compare texts, and not to replace them. */
  canonical(): Outcome;
  /** Applies fixes until none is left: safe ones, with `recount` those that write what the moves show, with `unsafe`
   * guesses as well. Findings are those that are left, in the new text. */
  fix(settings?: {recount?: boolean, unsafe?: boolean}): Outcome;
  /** Parts are records that were written. Findings are errors, and what the target cannot say. */
  translate(to: string, settings?: Selection & {options?: Record<string, string>}): Outcome;
  /** Parts are records that were shown. */
  show(view: View, settings?: Selection & Look): Outcome;
  /** The board of a record, the only one without a number; null if it is unknown. */
  board(settings?: Selection): Board | null;
  /** The legal moves of a record. */
  moves(settings?: Selection): string[];
  /** A game that goes on from a record, the only one without a number, after a ply. */
  game(settings?: Selection): Game;
  free(): void;
  /** Frees it at the end of a block, by `using`, unless it is freed already. */
  [Symbol.dispose](): void;
}

/** Of one record: what is not written is empty, and an end that is not known is null; the winner of a draw is null. */
export interface RecordFacts {
  plies: number;
  date: string;
  /** In the order of play. */
  players: string[];
  end: {winner: number | null} | null;
}

export type TokenKind =
  'comment' | 'number' | 'piece' | 'place' | 'player' | 'mark' | 'separator' | 'key' | 'value' | 'result' | 'keyword' | 'unreadable';

export interface Token {
  span: Span;
  kind: TokenKind;
}

/** A place where a position comes up: a record, from 1, and the ply after which it is. */
export interface FoundPosition {
  record: number;
  ply: number;
  isMirrored: boolean;
  /** What was played there, of Hive as UHP writes it, and the key of the position after it; null at the end. */
  next: {words: string; span: Span; key: string} | null;
}

export interface Positions {
  readonly count: number;
  /**
   * Where the position of a game comes up, however the board is turned; mirrored, its mirror image too. Each place is
   * compared with it piece by piece. A position of Hive with which the game began, and which does not say what moved
   * last, comes up whichever piece that was.
   */
  find(game: Game, settings?: {mirrored?: boolean}): FoundPosition[];
  free(): void;
  [Symbol.dispose](): void;
}

/** A move that is legal. What its numbers mean is the game's: `plyglot.h` says it. */
export interface LegalMove {
  words: string;
  numbers: number[];
}

/** A game that is played ply by ply. It stays in the module's memory until it is freed. */
export interface Game {
  /** Such as `hive`, and the id of the notation in which it is written. */
  readonly id: string;
  readonly notation: string;
  /** How many plies can be taken back. */
  readonly plies: number;
  /** Whose turn it is, from 0 in the order of play. */
  readonly toMove: number;
  /**
   * Null while the game goes on; the winner of a draw is null. A position's third time is a draw in a game of Hive that
   * has the option `repetition` set to `threefold`; the other games have no such rule.
   */
  readonly end: {winner: number | null} | null;
  /** How many times the position has been there in the game, now included. Positions with one `key` are the same. */
  readonly occurrences: number;
  /**
   * Plays one ply, in Homeworlds a whole turn, in the game's notation or another of its game. If nothing is played, the
   * findings or the problem say why. Findings count in the words.
   */
  play(
    words: string | Uint8Array,
    settings?: {notation?: string},
  ): {isPlayed: boolean; problem: string; findings: Finding[]};
  /** Takes the last ply back; false if there is none. */
  undo(): boolean;
  /** The legal moves; of Homeworlds the basic actions, of which a turn is made. */
  moves(): LegalMove[];
  /** The board in rows of numbers, and what each column is. */
  readonly columns: string[];
  cells(): number[][];
  /**
   * 32 hexadecimal digits that stand for the position and the moves that are legal in it, however the board is turned;
   * mirrored, for its mirror image too.
   */
  key(settings?: {mirrored?: boolean}): string;
  show(view: Exclude<View, 'syntax' | 'ast'>, look?: Look): string;
  /** Its spans mean nothing. */
  board(): Board;
  /** The game as a text, in its own notation or another. Findings say what that cannot hold. */
  write(to?: string, settings?: {options?: Record<string, string>}): Outcome;
  copy(): Game;
  free(): void;
  /** As of a document. */
  [Symbol.dispose](): void;
}

export interface Plyglot {
  readonly version: string;
  readonly notations: Notation[];
  readonly checks: Check[];
  /** Reads and checks a text, sound or not. */
  read(text: string | Uint8Array, settings?: Settings): Document;
  /**
   * A new game of `hive`, `homeworlds`, `hexix` or `hopgi`; options are `type` of Hive, such as `Base+MLP`, and those of
   * its notation.
   */
  game(id: string, options?: Record<string, string>): Game;
  /** What two documents of a game say differently. Parts and counts are pairs of records; `done` are the same. */
  diff(a: Document, b: Document): Outcome;
  /** The page about a check, in Markdown; undefined for what is none. The pages are loaded when the first is asked for. */
  explain(check: string): Promise<string | undefined>;
}

/** Says what the caller has wrong: a name that there is not, or what cannot be done with these texts. */
export class PlyglotError extends Error {
  /** As in plyglot.h; undefined if the module itself failed, which cannot be used any more then. */
  readonly status: number | undefined;
}

/** The type of a global class, such as `URL`; never where the types of a program do not know it. */
type GlobalType<Name extends string> = typeof globalThis extends {[name in Name]: {prototype: infer Type}} ? Type : never;
type CompiledModule = typeof globalThis extends {WebAssembly: {Module: {prototype: infer Type}}} ? Type : never;

/** Loads the module next to this file, or another source of it: a place, bytes, a response, or what is compiled. */
export function load(
  source?: string | ArrayBuffer | ArrayBufferView | GlobalType<'URL'> | GlobalType<'Response'> | CompiledModule,
): Promise<Plyglot>;

declare global {
  // As later versions of TypeScript have it.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

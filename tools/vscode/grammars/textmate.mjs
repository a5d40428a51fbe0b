// Makes TextMate grammars of parsing expression grammars. A TextMate grammar sees one line at a time, and colours what
// the groups of a regular expression have caught. So an expression becomes one regular expression with a group for each
// rule that is a token; what is repeated becomes one group, in which the repeated expression is searched again and again.
//
// A parsing expression never goes back into what it has taken: everything is atomic, so that no line takes longer than
// its parsing does.
import {Characters} from './characters.mjs';
import {scopeOf} from './kinds.mjs';

/**
 * @typedef {import('./peg.mjs').Expression} Expression
 * @typedef {{name?: string, patterns?: Pattern[]}} Capture
 * @typedef {{include: string} | {match: string, captures: Record<string, Capture>}
 *   | {begin: string, end: string, name?: string, contentName?: string, beginCaptures?: Record<string, Capture>,
 *      endCaptures?: Record<string, Capture>, applyEndPatternLast?: 1, patterns: Pattern[]}} Pattern
 * @typedef {{begin: Expression, end: Expression, kind?: string, patterns: Description[], endLast?: boolean}} Nest
 * @typedef {{line: Expression} | {match: Expression, kind?: string} | {each: Expression} | {nest: string} | {then: Description[]}
 *   | {when: Expression, include: string}} Description
 */

// Longer lines have no colours, as in editors.
const longest_line = 20000;
/** @type {Pattern} */
const long_line = {match: `^.{${longest_line + 1}}.*`, captures: {}};

export class Compiler {
  #rules;
  #kinds;
  #nests;
  #language;
  #characters;
  #opaque;
  /** @type {Map<string, Pattern[]>} */
  #repository = new Map();
  /** @type {Map<string, string>} */
  #expressions = new Map();
  /** @type {Map<string, boolean>} */
  #has_tokens = new Map();

  /**
   * @param {string} language
   * @param {Map<string, Expression>} rules
   * @param {Map<string, string>} kinds
   * @param {Map<string, Nest>} nests by the names of rules, which are then not read as expressions
   * @param {{stand_ins?: Record<string, string>, opaque?: string[]}} more what is read as if it were a character, as
   * regular expressions; rules in which no others are distinguished
   */
  constructor(language, rules, kinds, nests, {stand_ins = {}, opaque = []}) {
    this.#language = language;
    this.#rules = rules;
    this.#kinds = kinds;
    this.#nests = nests;
    this.#characters = new Characters(stand_ins);
    this.#opaque = new Set(opaque);
  }

  /** @param {Description[]} descriptions */
  grammar(descriptions) {
    const patterns = this.#described(descriptions);
    const repository = Object.fromEntries([...this.#repository].map(([name, inside]) => [name, {patterns: inside}]));
    return {name: this.#language, scopeName: `source.${this.#language}`, patterns, repository};
  }

  /**
   * @param {Description[]} descriptions
   * @returns {Pattern[]}
   */
  #described(descriptions) {
    const patterns = descriptions.flatMap((description) => this.#describedOne(description));
    return [long_line, ...patterns];
  }

  /**
   * @param {Description} description
   * @returns {Pattern | Pattern[]}
   */
  #describedOne(description) {
    if ('line' in description) return this.#match(description.line, '^(?=.)');
    if ('match' in description) return this.#match(description.match, '', description.kind);
    if ('each' in description) return this.#repeated(description.each);
    if ('nest' in description) return this.#nest(description.nest);
    // What has once begun has no end.
    if ('then' in description) return {begin: '(?=.)', end: '(?!)', patterns: this.#described(description.then)};
    const include = [{include: description.include}];
    return {begin: `(?=${this.#regex(description.when)})`, end: '(?!)', patterns: include};
  }

  /** @param {string} kind */
  #scope(kind) {
    return scopeOf(kind, this.#language);
  }

  /** @param {string} name */
  #rule(name) {
    const rule = this.#rules.get(name);
    if (!rule) throw new Error(`${this.#language}: there is no rule \`${name}\``);
    return rule;
  }

  /**
   * @param {Expression} expression
   * @param {string} before
   * @param {string} [kind]
   * @returns {Pattern}
   */
  #match(expression, before = '', kind) {
    /** @type {Record<string, Capture>} */
    const captures = {};
    const match = before + this.#captured(expression, captures);
    if (kind) captures['0'] = {name: this.#scope(kind)};
    return {match, captures};
  }

  /**
   * @param {string} name
   * @returns {Pattern}
   */
  #nest(name) {
    const nest = /** @type {Nest} */ (this.#nests.get(name));
    const key = `nest_${name}`;
    if (!this.#repository.has(key)) {
      this.#repository.set(key, []);
      const [beginCaptures, endCaptures] = [{}, {}];
      const kind = nest.kind ?? this.#kinds.get(name);
      const begin = this.#captured(nest.begin, beginCaptures);
      const end = this.#captured(nest.end, endCaptures);
      const patterns = this.#described(nest.patterns);
      this.#repository.set(key, [
        {
          ...(kind && {name: this.#scope(kind)}),
          begin,
          end,
          beginCaptures,
          endCaptures,
          ...(nest.endLast && {applyEndPatternLast: 1}),
          patterns,
        },
      ]);
    }
    return {include: `#${key}`};
  }

  /**
   * The patterns that find one repetition after the other: the nests, whose beginnings nothing else begins with, and one
   * for all others, which so is found where it is searched. Several would each go through the line for themselves.
   * @param {Expression} expression
   * @returns {Pattern[]}
   */
  #repeated(expression) {
    const key = `repeated_${JSON.stringify(expression)}`;
    let name = this.#expressions.get(key);
    if (!name) {
      name = `repeated_${this.#expressions.size}`;
      this.#expressions.set(key, name);
      const [nests, items] = this.#alternatives(expression);
      this.#repository.set(name, [...nests.map((nest) => this.#nest(nest)), this.#match({type: 'choice', items})]);
    }
    return [{include: `#${name}`}];
  }

  /**
   * The nests among the alternatives, and the others.
   * @param {Expression} expression
   * @returns {[string[], Expression[]]}
   */
  #alternatives(expression) {
    if (expression.type === 'choice') {
      const all = expression.items.map((item) => this.#alternatives(item));
      return [all.flatMap(([nests]) => nests), all.flatMap(([, items]) => items)];
    }
    if (expression.type !== 'rule') return [[], [expression]];
    if (this.#nests.has(expression.name)) return [[expression.name], []];
    if (this.#kinds.has(expression.name)) return [[], [expression]];
    const rule = this.#rule(expression.name);
    return rule.type === 'choice' || rule.type === 'rule' ? this.#alternatives(rule) : [[], [expression]];
  }

  /**
   * @param {Expression} expression
   * @returns {boolean}
   */
  #hasTokens(expression) {
    if ('items' in expression) return expression.items.some((item) => this.#hasTokens(item));
    if (expression.type === 'repeat') return this.#hasTokens(expression.item);
    if (expression.type !== 'rule') return false;
    const {name} = expression;
    if (this.#kinds.has(name) || this.#nests.has(name)) return true;
    const known = this.#has_tokens.get(name);
    if (known !== undefined) return known;
    // While it is looked at, for rules that hold themselves.
    this.#has_tokens.set(name, false);
    const has = this.#hasTokens(this.#rule(name));
    this.#has_tokens.set(name, has);
    return has;
  }

  /**
   * A regular expression without groups that catch.
   * @param {Expression} expression
   */
  #regex(expression) {
    return this.#captured(expression, undefined);
  }

  /**
   * @param {Expression} expression
   * @param {Record<string, Capture> | undefined} captures to which those of the expression are added, in order
   * @param {string} [kind] of the rule around it
   * @returns {string}
   */
  #captured(expression, captures, kind) {
    switch (expression.type) {
      case 'literal':
        return this.#characters.literal(expression.text);
      case 'class':
        return this.#characters.class(expression.ranges, expression.negated);
      case 'any':
        return this.#characters.class([], true);
      case 'anchor':
        return expression.sign;
      case 'look':
        return `(?${expression.negated ? '!' : '='}${this.#regex(expression.item)})`;
      case 'sequence':
        return expression.items.map((item) => this.#captured(item, captures, kind)).join('');
      case 'choice':
        return `(?>${expression.items.map((item) => this.#tried(item, captures, kind)).join('|')})`;
      case 'repeat':
        return this.#capturedRepeat(expression, captures, kind);
      case 'rule':
        return this.#capturedRule(expression.name, captures, kind);
    }
  }

  /**
   * What may fail: since a group keeps what it has caught when something after it fails, it is tried without groups
   * first.
   * @param {Expression} expression
   * @param {Record<string, Capture> | undefined} captures
   * @param {string} [kind]
   */
  #tried(expression, captures, kind) {
    const is_guarded = captures && this.#canFailAfterToken(expression);
    return (is_guarded ? `(?=${this.#regex(expression)})` : '') + this.#captured(expression, captures, kind);
  }

  /**
   * @param {Expression} expression
   * @returns {boolean}
   */
  #canFailAfterToken(expression) {
    switch (expression.type) {
      case 'sequence': {
        const first = expression.items.findIndex((item) => this.#hasTokens(item));
        if (first < 0) return false;
        const after = expression.items.slice(first + 1);
        const can_fail = after.some((item) => item.type !== 'repeat' || item.sign === '+');
        return can_fail || this.#canFailAfterToken(expression.items[first]);
      }
      case 'choice':
        return expression.items.some((item) => this.#canFailAfterToken(item));
      case 'repeat':
        return false;
      case 'rule':
        if (this.#nests.has(expression.name)) return false;
        return this.#hasTokens(expression) && this.#canFailAfterToken(this.#rule(expression.name));
      default:
        return false;
    }
  }

  /**
   * @param {Expression & {type: 'repeat'}} expression
   * @param {Record<string, Capture> | undefined} captures
   * @param {string} [kind]
   */
  #capturedRepeat({item, sign}, captures, kind) {
    const is_group = captures && sign !== '?' && this.#hasTokens(item);
    if (is_group) {
      const name = kind && {name: this.#scope(kind)};
      captures[Object.keys(captures).length + 1] = {...name, patterns: this.#repeated(item)};
    }
    const simple = (item.type === 'class' || item.type === 'any') && this.#characters.areSimple;
    const inner = is_group ? this.#regex(item) : this.#tried(item, captures, kind);
    const all = simple ? `${inner}${sign}+` : `(?>(?:${inner})${sign})`;
    return is_group ? `(${all})` : all;
  }

  /**
   * @param {string} name
   * @param {Record<string, Capture> | undefined} captures
   * @param {string} [around]
   */
  #capturedRule(name, captures, around) {
    const nest = this.#nests.get(name);
    // On a line by itself, what is nested is only its beginning: its end is found by the nest.
    if (nest) return this.#captured(nest.begin, captures);
    const kind = this.#kinds.get(name);
    if (!kind || !captures) return this.#captured(this.#rule(name), captures, around);
    captures[Object.keys(captures).length + 1] = {name: this.#scope(kind)};
    return `(${this.#captured(this.#rule(name), this.#opaque.has(name) ? undefined : captures, kind)})`;
  }
}

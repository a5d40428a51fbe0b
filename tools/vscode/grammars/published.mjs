// The grammars as plyglot publishes them, with the kinds of tokens that the language server knows.
import {spawnSync} from 'node:child_process';
import {expressionOf} from './peg.mjs';

/** @typedef {{name: string, expression: string, node?: boolean, leaf?: boolean, token?: string}} Rule */

/**
 * What the reader of a notation reads by, or the notation itself: expressions and kinds of tokens by the names of rules, in
 * the order of their first use; which rules are nodes of the tree, and which of those have no others in them.
 * @param {string} program plyglot
 * @param {string[]} words after `plyglot grammar`, such as `hexix:2019`
 * @param {{tolerant: boolean}} how
 */
export function publishedGrammar(program, words, {tolerant} = {tolerant: true}) {
  const run = spawnSync(program, ['grammar', ...words, ...(tolerant ? ['--tolerant'] : []), '--format', 'json'], {encoding: 'utf8', maxBuffer: 1 << 26});
  if (run.status !== 0) throw new Error(`${program} prints no grammar of ${words.join(' ')}: ${run.error ?? run.stderr}`);
  /** @type {Rule[]} */
  const rules = JSON.parse(run.stdout).rules;
  return {
    rules: new Map(rules.map(({name, expression}) => [name, expressionOf(expression)])),
    kinds: new Map(rules.flatMap(({name, token}) => (token === undefined ? [] : [[name, token]]))),
    nodes: new Set(rules.flatMap(({name, node}) => (node ? [name] : []))),
    leaves: new Set(rules.flatMap(({name, leaf}) => (leaf ? [name] : []))),
  };
}

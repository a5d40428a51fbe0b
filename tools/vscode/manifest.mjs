// The manifest of the extension: package.json, with what is generated from the descriptions of the languages.
import {readFileSync} from 'node:fs';
import {kinds, superTypeOf} from './grammars/kinds.mjs';
import {languages, parts} from './grammars/languages.mjs';

const is_ours = `editorLangId =~ /^(${languages.map(({id}) => id).join('|')})$/`;

/** @param {typeof languages[number]} language */
function contributedLanguage({id, name, extensions, first_line}) {
  return {
    id,
    aliases: [name, id],
    ...(extensions && {extensions}),
    ...(first_line && {firstLine: first_line}),
    configuration: `./languages/${id}.json`,
  };
}

const grammars = [
  ...languages.map(({id, grammar = id}) => ({language: id, scopeName: `source.${grammar}`, path: `./grammars/${grammar}.json`})),
  ...parts.map(({id}) => ({scopeName: `source.${id}`, path: `./grammars/${id}.json`})),
];

// Types that are none of the protocol's are described to the editor.
const own_types = kinds
  .filter(({kind}) => superTypeOf(kind) !== undefined)
  .map(({kind, type, description}) => ({id: type, superType: superTypeOf(kind), description}));

const scopes = languages.map(({id, grammar = id}) => ({
  language: id,
  scopes: Object.fromEntries(kinds.map(({type, scope}) => [type, [`${scope}.${grammar}`]])),
}));

const commands_in_texts = ['showBoard', 'translateRecord', 'translateFile'].map((name) => ({
  command: `plyglot.${name}`,
  when: is_ours,
}));

/** What the editor reads; `version` is that of the project. */
export function manifest() {
  const source = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  const {type: _type, private: _private, devDependencies: _dependencies, ...rest} = source;
  return {
    ...rest,
    contributes: {
      ...rest.contributes,
      languages: languages.map(contributedLanguage),
      grammars,
      semanticTokenTypes: own_types,
      semanticTokenScopes: scopes,
      menus: {
        commandPalette: commands_in_texts,
        'editor/title': [{command: 'plyglot.showBoard', when: is_ours, group: 'navigation'}],
      },
    },
  };
}

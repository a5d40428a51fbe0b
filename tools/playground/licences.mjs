// The licences of what a bundle is made of, which ask to be kept with it.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {here} from './packages.mjs';

// `inputs` are files as the bundler names them; `plyglot` is the folder of its package.
export function licencesOf(inputs, plyglot) {
  const names = inputs.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined);
  const parts = [...new Set(names)].sort().map((name) => [name, join(here, 'node_modules', name)]);
  return [['plyglot', plyglot], ...parts].map(([name, folder]) => `${name}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`)
    .join('\n----\n\n');
}

// Where things are in the project.
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readFileSync} from 'node:fs';

export const here = dirname(fileURLToPath(import.meta.url));
export const top = resolve(here, '../..');

export const textOf = (path) => readFileSync(join(top, path), 'utf8');
export const template = (name) => readFileSync(join(here, 'templates', name), 'utf8');

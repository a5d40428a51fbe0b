// The packages of npm that the playground is made with.
import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../../tests/support/files/npm.mjs';

export const here = dirname(fileURLToPath(import.meta.url));
install(here);
export const esbuild = createRequire(import.meta.url)('esbuild');

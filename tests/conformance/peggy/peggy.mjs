// Peggy, a generator of parsers.
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../../support/files/npm.mjs';

install(dirname(fileURLToPath(import.meta.url)));
export const {default: peggy} = await import('peggy');

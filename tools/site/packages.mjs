// The packages of npm that the site is made with.
import {createRequire} from 'node:module';
import {install} from '../../tests/support/files/npm.mjs';
import {here} from './places.mjs';

install(here);
const require = createRequire(import.meta.url);
export const MarkdownIt = require('markdown-it');
export const anchors = require('markdown-it-anchor').default;
export const MiniSearch = require('minisearch');
export const peggy = require('peggy');
export const railroad = require('@prantlf/railroad-diagrams');

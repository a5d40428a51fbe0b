// The grammars for tree-sitter are those that the program publishes: generated.mjs PROGRAM.
import assert from 'node:assert/strict';
import {faults} from '../../tools/tree_sitter/generate.mjs';

assert.deepEqual(faults(process.argv[2]), []);

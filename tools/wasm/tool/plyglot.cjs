#!/usr/bin/env node
// plyglot as a program. It runs in a thread of its own, which has more room for deep texts than the first one.
'use strict';
const {Worker, isMainThread} = require('node:worker_threads');

if (isMainThread) {
  const worker = new Worker(__filename, {argv: process.argv.slice(2), resourceLimits: {stackSizeMb: 4}});
  worker.on('error', (error) => { throw error; });
  worker.on('exit', (status) => { process.exitCode = status; });
} else {
  require('./plyglot-tool.cjs');
}

// The server, and what is served.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const tests = {
  async 'files come with their types, and nothing outside of the folder'({address}) {
    for (const [path, type] of [['', 'text/html'], ['main.js', 'text/javascript'], ['plyglot.wasm', 'application/wasm'], ['rest.wasm', 'application/wasm'], ['examples.json', 'application/json']]) {
      const response = await fetch(address + path);
      assert.deepEqual([response.status, response.headers.get('content-type').split(';')[0]], [200, type], path);
    }
    for (const path of ['none.js', '..%2f..%2fetc/passwd', '%2e%2e/%2e%2e/etc/passwd', '%zz']) {
      assert.equal((await fetch(address + path)).status, 404, path);
    }
  },

  'the page allows scripts of its own and nothing else'({folder}) {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
    assert.doesNotMatch(page, /<script>|<style|\son\w+=|\sstyle=/);
  },

  async 'links lead to pages of the documentation that are there, and to none without it'({folder, source}) {
    const linked = (built) => {
      const pages = [readFileSync(join(built, 'index.html'), 'utf8'), ...readdirSync(join(built, 'explanations'))
        .flatMap((name) => Object.values(JSON.parse(readFileSync(join(built, 'explanations', name), 'utf8'))))];
      return [...new Set(pages.flatMap((page) => [...page.matchAll(/<a href="(docs[^"#]*)/g)].map(([, target]) => target)))].sort();
    };
    assert.deepEqual(linked(folder), []);
    const scratch = mkdtempSync(join(tmpdir(), 'plyglot-linked-'));
    try {
      const [docs, built] = [join(scratch, 'docs'), join(scratch, 'page')];
      const pages = ['findings/hive/breaks-hive.html', 'index.html', 'spec/hive-rules.html'];
      for (const folderName of ['docs', 'findings/hive', 'spec']) mkdirSync(join(docs, folderName), {recursive: true});
      for (const page of pages) writeFileSync(join(docs, page), 'A page.');
      writeFileSync(join(docs, 'docs/playground.html'), '<h1>The playground</h1>');
      execFileSync('node', [join(import.meta.dirname, '../../../tools/playground/build.mjs'), source, built, docs]);
      assert.deepEqual(linked(built), pages.map((page) => `docs/${page}`));
      for (const page of pages) assert.ok(existsSync(join(built, 'docs', page)));
      assert.match(readFileSync(join(built, 'docs/docs/playground.html'), 'utf8'), /<a href="\.\.\/\.\.\/index\.html">/);
    } finally {
      rmSync(scratch, {recursive: true});
    }
  },
};

// The server, and what is served.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
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
};

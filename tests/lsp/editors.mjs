// The configurations that docs/editors.md gives for editors, in these editors: editors.mjs PROGRAM. An editor that is not
// installed is skipped, and that is said.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bodiesIn, message} from './server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const page = readFileSync(join(here, '../../docs/editors.md'), 'utf8');
const block = (language) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)[1];
const folder = mkdtempSync(join(tmpdir(), 'plyglot-editors-'));
const environment = {...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_STATE_HOME: folder, PATH: `${join(folder, 'bin')}:${process.env.PATH}`};
const run = (program, words) => spawnSync(program, words, {cwd: folder, env: environment, encoding: 'utf8', timeout: 30000});

// There is no Helix here: its configuration is read, and compared with what its book says of 25.07.
const keys_of_helix = {
  language: `name language-id scope injection-regex file-types shebangs roots auto-format diagnostic-severity comment-tokens
    comment-token block-comment-tokens indent language-servers grammar formatter soft-wrap text-width rulers path-completion
    word-completion workspace-lsp-roots persistent-diagnostic-sources`,
  server: 'command args config timeout environment required-root-patterns',
};
function checkHelix() {
  const toml = /## Helix\n[^]*?```toml\n([^]*?)```/.exec(page)[1];
  const parsed = spawnSync('python3', ['-c', 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer)))'], {input: toml, encoding: 'utf8'});
  assert.equal(parsed.status, 0, parsed.stderr);
  const {language: languages, 'language-server': servers, ...others} = JSON.parse(parsed.stdout);
  assert.deepEqual(others, {});
  const knows = (keys, table) => assert.deepEqual(Object.keys(table).filter((key) => !keys.split(/\s+/).includes(key)), []);
  for (const server of Object.values(servers)) {
    knows(keys_of_helix.server, server);
    const input = Buffer.concat([{id: 1, method: 'initialize', params: {capabilities: {}}}, {id: 2, method: 'shutdown'}, {method: 'exit'}].map(message));
    const {status, stdout} = spawnSync(server.command, server.args, {env: environment, input});
    assert.equal(status, 0);
    assert.ok(JSON.parse(bodiesIn(stdout)[0]).result.capabilities.hoverProvider);
  }
  const listed = run('plyglot', ['list', 'notations', '--output-format', 'jsonl']).stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.ok(languages.length > 0);
  for (const language of languages) {
    knows(keys_of_helix.language, language);
    const {id, extensions} = listed.find((notation) => notation.id === language.name);
    assert.equal(language.scope, `source.${id}`);
    assert.ok(language['file-types'].every((type) => extensions.includes(`.${type}`)));
    assert.ok(language['language-servers'].every((name) => name in servers));
    // Nothing is found in a comment.
    const input = `${language['comment-token']} a comment\n`;
    assert.equal(spawnSync('plyglot', ['lint', '-q', '--from', id, '-'], {env: environment, input, encoding: 'utf8'}).stdout, '', id);
  }
  console.log('what docs/editors.md says to Helix is TOML with the keys of its book');
}

// Each does the same and says so in lines: what is found, the text as it is formatted, and what is offered for `;wA`.
const probes = {
  nvim: {
    language: 'lua',
    name: 'plyglot.lua',
    words: ['--headless', '-u', 'plyglot.lua', '-c', 'luafile probe', '-c', 'qall!'],
    probe: `
local function ask(method)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, vim.lsp.util.make_position_params(), 9000)) do return answer.result end
end
local ok, why = pcall(function()
  vim.cmd('edit a.uhp')
  assert(vim.wait(9000, function() return #vim.diagnostic.get(0) > 0 end, 5), 'no findings')
  io.stderr:write('found ' .. vim.diagnostic.get(0)[1].code .. '\\n')
  vim.lsp.buf.formatting_sync(nil, 9000)
  io.stderr:write('text ' .. vim.api.nvim_buf_get_lines(0, 0, -1, false)[1] .. '\\n')
  vim.api.nvim_buf_set_text(0, 0, 37, 0, 37, {';wA'})
  vim.wo.virtualedit = 'onemore'
  vim.api.nvim_win_set_cursor(0, {1, 40})
  local items = vim.lsp.util.text_document_completion_list_to_complete_items(ask('textDocument/completion'), 'wA')
  for _, item in ipairs(items) do io.stderr:write('offered ' .. item.word .. '\\n') end
end)
if not ok then io.stderr:write(why .. '\\n') vim.cmd('cquit') end
`,
  },
  emacs: {
    language: 'lisp',
    name: 'plyglot.el',
    words: ['-q', '--batch', '-l', 'plyglot.el', '-l', 'probe'],
    probe: `
(require 'flymake)
(defun wait-for (what)
  (let ((end (+ (float-time) 9)) value)
    (while (and (not (setq value (funcall what))) (< (float-time) end)) (accept-process-output nil 0.01))
    (or value (error "nothing comes of %s" what))))
(find-file "a.uhp")
;; A batch has no command loop, after whose first turn the server is started.
(run-hooks 'post-command-hook)
(wait-for #'eglot-current-server)
(flymake-start)
(let ((text (flymake-diagnostic-text (car (wait-for #'flymake-diagnostics)))))
  (string-match "\\\\[\\\\(.*\\\\)\\\\]" text)
  (message "found %s" (match-string 1 text)))
(eglot-format-buffer)
(message "text %s" (string-trim (buffer-string)))
(goto-char (point-min))
(end-of-line)
(insert ";wA")
(let ((found (eglot-completion-at-point)))
  (dolist (word (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found)))
    (message "offered %s" (substring-no-properties word))))
(set-buffer-modified-p nil)
`,
  },
};

// Eglot is a package of its own before Emacs 29.
const isThere = {
  nvim: () => run('nvim', ['--version']).status === 0,
  emacs: () => run('emacs', ['-q', '--batch', '-l', 'eglot']).status === 0,
};

try {
  mkdirSync(join(folder, 'bin'));
  symlinkSync(resolve(process.argv[2]), join(folder, 'bin/plyglot'));
  checkHelix();
  for (const [editor, {language, name, words, probe}] of Object.entries(probes)) {
    if (!isThere[editor]()) {
      console.log(`skipped: 1 test, \`${editor} does what docs/editors.md says\` (it is not installed)`);
      continue;
    }
    writeFileSync(join(folder, 'a.uhp'), 'Base;InProgress;White[2];wS1;bs1 wS1-\n');
    writeFileSync(join(folder, name), block(language));
    writeFileSync(join(folder, 'probe'), probe);
    const {status, stderr} = run(editor, words);
    assert.equal(status, 0, stderr);
    const said = stderr.split(/\r?\n/).filter((line) => /^(found|text|offered) /.test(line));
    assert.deepEqual(said, [
      'found uhp/piece-case',
      'text Base;InProgress;White[2];wS1;bS1 wS1-',
      'offered wA1 -wS1',
      'offered wA1 /wS1',
      'offered wA1 \\wS1',
    ], `${editor}: ${stderr}`);
    console.log(`${editor} does what docs/editors.md says`);
  }
} finally {
  rmSync(folder, {recursive: true});
}

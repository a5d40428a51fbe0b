// What docs/editors.md says of the grammars for tree-sitter, in Neovim: neovim.mjs PROGRAM. Where Neovim is not installed it is
// skipped, and that is said.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const section = readFileSync(join(top, 'docs/editors.md'), 'utf8').split('\n## tree-sitter\n')[1].split('\n## ')[0];
const block = (language) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section)[1];

const texts = {
  'a.uhp': '# two\nBase;InProgress;White[2];wS1;bS1 wS1-\nBase;Over;White[1]\n',
  'a.hexpos': '.../..../...../Bh6Bv1..Rv1Rh6/...../..../... b\n',
};
const filetypes = `
for extension, language in pairs({uhp = 'uhp', hexpos = 'hexix-position'}) do
  vim.api.nvim_create_autocmd('BufRead', {pattern = '*.' .. extension, callback = function() vim.bo.filetype = language end})
end
`;
// The root, whether it has an error, and whether the buffer is coloured by it; then the captures of the query.
const probe = `
for _, name in ipairs({'a.uhp', 'a.hexpos'}) do
  vim.cmd('edit ' .. name)
  local buffer = vim.api.nvim_get_current_buf()
  local language = vim.bo.filetype:gsub('-', '_')
  local root = vim.treesitter.get_parser(buffer, language):parse()[1]:root()
  local query = (vim.treesitter.query.get or vim.treesitter.query.get_query)(language, 'highlights')
  local counts, names = {}, {}
  for id in query:iter_captures(root, buffer, 0, -1) do
    local capture = query.captures[id]
    if not counts[capture] then table.insert(names, capture) end
    counts[capture] = (counts[capture] or 0) + 1
  end
  table.sort(names)
  for place, capture in ipairs(names) do names[place] = capture .. ' ' .. counts[capture] end
  io.stderr:write(string.format('%s %s %s %s: %s\\n', name, root:type(), root:has_error(),
    vim.treesitter.highlighter.active[buffer] ~= nil, table.concat(names, ', ')))
end
`;

if (spawnSync('nvim', ['--version']).error) {
  console.log('skipped: 1 test, `nvim colours by tree-sitter` (it is not installed)');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'plyglot-neovim-'));
  try {
    const environment = {...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: join(folder, '.local/share'), XDG_STATE_HOME: folder};
    execFileSync(join(top, 'tools/support/tree_sitter_package'), [folder]);
    execFileSync('bash', ['-euc', block('bash')], {cwd: folder, env: environment});
    writeFileSync(join(folder, 'init.lua'), block('lua') + filetypes);
    writeFileSync(join(folder, 'probe.lua'), probe);
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    const words = ['--headless', '-u', 'init.lua', '-c', 'luafile probe.lua', '-c', 'qall!'];
    const {stderr} = spawnSync('nvim', words, {cwd: folder, env: environment, encoding: 'utf8', timeout: 30000});
    assert.deepEqual(stderr.split(/\r?\n/).filter((line) => /^a\.(uhp|hexpos) [a-zE]+ (true|false)/.test(line)), [
      'a.uhp file true true: comment 1, constant 1, number 1, operator 1, punctuation.delimiter 1, string 2, variable 3',
      'a.hexpos file false true: punctuation.delimiter 1, type 26, variable 4, variable.parameter 1',
    ], stderr);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

// How each file is compiled, for tools that look at files one by one: compile_commands.mjs BUILD FOLDER writes
// FOLDER/compile_commands.json. A build that compiles the files of a folder together only knows how the whole is compiled;
// each of the files is compiled so, too.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const [build, folder] = process.argv.slice(2);
const known = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'));
const apart = known.flatMap((entry) => {
  if (!entry.file.includes('/together/')) return [entry];
  const parts = [...readFileSync(entry.file, 'utf8').matchAll(/^#include "(.*)"$/gm)].map(([, file]) => file);
  return parts.map((file) => {
    const path = file.startsWith('/') ? file : join(process.cwd(), file);
    return {...entry, file: path, command: entry.command.replaceAll(entry.file, path)};
  });
});
writeFileSync(join(folder, 'compile_commands.json'), JSON.stringify(apart));

// The types of the npm package are those of what it does: programs that use all of it are looked at by the compiler of
// TypeScript, as an editor would:
//   types_test.mjs FOLDER PROGRAM...
// The folder is one in which the package is installed, and the programs are in it. They run in Node; others, which are
// written here, know neither Node nor pages.
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {install} from '../support/files/npm.mjs';

const [folder, ...programs] = process.argv.slice(2);
const compiler = fileURLToPath(new URL('../../tools/vscode', import.meta.url));
install(compiler);
const {default: ts} = await import(pathToFileURL(join(compiler, 'node_modules/typescript/lib/typescript.js')).href);
writeFileSync(join(folder, 'alone.mts'), `
import {load} from 'plyglot';
const plyglot = await load(new Uint8Array(8));
const {line, column}: {line: number; column: number} = plyglot.read('').position(0);
plyglot.game('hive')[Symbol.dispose]();
`);
// Of a compiled module, the types of pages say nothing that a number has not.
writeFileSync(join(folder, 'places.mts'), `
import {load} from 'plyglot';
// @ts-expect-error: no place is a number.
await load(7);
`);

function findingsOf(names, settings) {
  return ts.getPreEmitDiagnostics(ts.createProgram(names.map((name) => resolve(folder, name)), {
    allowJs: true, checkJs: true, noEmit: true, strict: true,
    target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
    ...settings,
  }));
}

const findings = [
  ...findingsOf(programs, {types: ['node'], typeRoots: [join(compiler, 'node_modules/@types')]}),
  ...findingsOf(['alone.mts', 'places.mts'], {types: [], lib: ['lib.es2022.d.ts']}),
  // Beside the declaration that later versions of TypeScript have.
  ...findingsOf(['alone.mts'], {types: [], lib: ['lib.esnext.d.ts', 'lib.dom.d.ts']}),
];
const host = {getCurrentDirectory: () => folder, getCanonicalFileName: (name) => name, getNewLine: () => '\n'};
process.stderr.write(ts.formatDiagnostics(findings, host));
process.exitCode = findings.length > 0 ? 1 : 0;

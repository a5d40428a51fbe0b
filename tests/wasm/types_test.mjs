// The types of the npm package are those of what it does: programs that use all of it are looked at by the compiler of
// TypeScript, as an editor would:
//   types_test.mjs FOLDER PROGRAM...
// The folder is one in which the package is installed, and the programs are in it.
import {join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {install} from '../support/npm.mjs';

const [folder, ...programs] = process.argv.slice(2);
const compiler = fileURLToPath(new URL('../../tools/vscode', import.meta.url));
install(compiler);
const {default: ts} = await import(pathToFileURL(join(compiler, 'node_modules/typescript/lib/typescript.js')).href);
const program = ts.createProgram(programs.map((name) => resolve(folder, name)), {
  allowJs: true, checkJs: true, noEmit: true, strict: true,
  target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'], typeRoots: [join(compiler, 'node_modules/@types')],
});
const findings = ts.getPreEmitDiagnostics(program);
const host = {getCurrentDirectory: () => folder, getCanonicalFileName: (name) => name, getNewLine: () => '\n'};
process.stderr.write(ts.formatDiagnostics(findings, host));
process.exitCode = findings.length > 0 ? 1 : 0;

// Makes the documentation as a folder of pages that needs no server and no network: build.mjs PLYGLOT FOLDER.
import {resolve} from 'node:path';
import {factsOf} from './facts.mjs';
import {findingPages} from './finding_pages.mjs';
import {notationPages} from './notation_pages.mjs';
import {template, textOf} from './places.mjs';
import {Program} from './program.mjs';
import {repositoryPages} from './repository_pages.mjs';
import {addSearch} from './search_index.mjs';
import {Site} from './site.mjs';
import {writtenPages} from './written_pages.mjs';

const [path, folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: build.mjs PLYGLOT FOLDER');
  process.exit(2);
}
const program = new Program(resolve(path));
const site = new Site();
const facts = factsOf(program);
const repository = repositoryPages(site);
notationPages(site, facts, program, repository);
writtenPages(site, repository);
findingPages(site, facts, program, repository);
addSearch(site);
site.file('style.css', `${textOf('tools/support/palette.css')}\n${template('style.css')}`);
site.write(resolve(folder));
console.log(`${site.pages.size} pages in ${folder}`);

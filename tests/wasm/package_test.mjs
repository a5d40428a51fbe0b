// The npm package, as a program uses it:
//   node --expose-gc package_test.mjs PACKAGE
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const folder = process.argv[2];
/** @type {typeof import('plyglot')} */
const {load, PlyglotError} = await import(pathToFileURL(`${folder}/index.js`).href);
const plyglot = await load();
const game = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n';

// The module is loaded from whatever holds it.
{
  const bytes = readFileSync(`${folder}/plyglot.wasm`);
  const sources = [pathToFileURL(`${folder}/plyglot.wasm`), bytes, new WebAssembly.Module(bytes),
    new Response(bytes, {headers: {'content-type': 'application/wasm'}})];
  for (const source of sources) assert.equal((await load(source)).version, plyglot.version);
}

// What there is.
{
  const {version} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  assert.equal(plyglot.version, version);
  const hop = plyglot.notations.find(({id}) => id === 'hop');
  assert.ok(hop);
  assert.deepEqual([hop.game, hop.canBeRead, hop.dialects[0], hop.extensions], ['hive', true, 'spec', ['.hop']]);
  assert.ok(hop.options.length > 0 && hop.options.every(({key, help, choices, minimum}) =>
    key !== '' && help !== '' && (choices === undefined) === Number.isInteger(minimum)));
  assert.ok(plyglot.notations.some(({canBeRead}) => !canBeRead));
  const [usual, wanted] = ['hop/lost-plus', 'hop/not-canonical'].map((name) => plyglot.checks.find((check) => check.name === name));
  assert.ok(usual && wanted);
  assert.deepEqual([usual.isOnRequest, wanted.isOnRequest, wanted.severity], [false, true, 'info']);
  for (const {name} of plyglot.checks) assert.ok((await plyglot.explain(name))?.startsWith(`# ${name}\n`), name);
  for (const name of ['hop/none', 'constructor', '']) assert.equal(await plyglot.explain(name), undefined);
}

// A position's third time ends a game of Hive where its option says so.
/** @type {Record<string, string>[]} */
const choices = [{}, {repetition: 'threefold'}];
for (const options of choices) {
  const game = plyglot.game('hive', options);
  const cycle = ['wQ \\wS1', 'bQ bS1/', 'wQ -wS1', 'bQ bS1-'];
  for (const words of ['wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-', ...cycle, ...cycle]) {
    assert.equal(game.end, null);
    assert.ok(game.play(words).isPlayed);
  }
  assert.deepEqual([game.occurrences, game.end], [3, 'repetition' in options ? {winner: null} : null]);
  assert.ok(game.moves().length > 0 && game.undo());
  assert.deepEqual([game.occurrences, game.end], [2, null]);
  game.free();
}

// Games are played on.
{
  const hive = plyglot.game('hive', {type: 'Base+M'});
  assert.deepEqual([hive.id, hive.notation, hive.columns, hive.toMove, hive.end], ['hive', 'uhp', ['piece', 'q', 'r', 'level'], 0, null]);
  const key = hive.key();
  assert.match(key, /^[0-9a-f]{32}$/);
  assert.ok(hive.play('wS1').isPlayed);
  const wrong = hive.play('é wS1');
  assert.deepEqual([wrong.isPlayed, wrong.findings[0].severity, wrong.findings[0].span], [false, 'error', {begin: 0, end: 5}]);
  assert.equal(hive.play('').problem, 'these are not the words of one move');
  assert.throws(() => hive.play('wS1', {notation: 'uph'}), (error) => error instanceof PlyglotError && error.status === 2);
  assert.ok(hive.play('bS1 wS1-', {notation: 'hive-pgn'}).isPlayed);
  assert.deepEqual(hive.cells(), [[1, 0, 0, 0], [15, 1, 0, 0]]);
  assert.equal(hive.write().text, 'Base+M;InProgress;White[2];wS1;bS1 wS1-\n');
  assert.equal(hive.write('hop').text, 'base+Mm,S+s!,w\n');
  assert.ok(hive.show('svg').startsWith('<svg'));
  assert.throws(() => hive.show(/** @type {any} */ ('ast')), PlyglotError);
  for (const {words, numbers} of hive.moves()) {
    const copy = hive.copy();
    assert.ok(copy.play(words).isPlayed);
    const to = JSON.stringify(numbers.slice(0, 4));
    assert.ok(copy.cells().some((row) => JSON.stringify(row) === to), words);
    copy.free();
  }
  assert.deepEqual([hive.plies, hive.undo(), hive.undo(), hive.undo(), hive.key(), hive.key({mirrored: true})], [2, true, true, false, key, key]);
  hive.free();
  assert.throws(() => hive.plies, PlyglotError);

  const document = plyglot.read(game, {notation: 'uhp'});
  const later = document.game({record: 1, ply: 3});
  document.free();
  assert.deepEqual([later.plies, later.toMove, later.play('bQ bS1-').isPlayed], [3, 1, true]);
  assert.throws(() => plyglot.game('chess'), /there is no game `chess`/);
  assert.throws(() => plyglot.game('hexix', {dialekt: '2019'}), /dialekt/);
  const hexix = plyglot.game('hexix', {dialect: '2019'});
  assert.deepEqual([hexix.play('D2<').isPlayed, hexix.write().text], [true, 'D2<\n']);
}

// Indexes into a string are those of the string, whatever comes before; those into bytes, of the bytes.
{
  const text = '# é 😀 \u{10FFFF}\nbse,QA-a ,b\n';
  const place = text.indexOf('bse');
  const inString = plyglot.read(text, {notation: 'hop'});
  const bytes = Buffer.from(text);
  const inBytes = plyglot.read(bytes, {notation: 'hop'});
  assert.deepEqual(inString.findings.map(({name}) => name), inBytes.findings.map(({name}) => name));
  assert.ok(inString.findings.length > 0);
  for (const [i, {span, fix}] of inString.findings.entries()) {
    const ofBytes = inBytes.findings[i];
    assert.equal(text.slice(span.begin, span.end), bytes.subarray(ofBytes.span.begin, ofBytes.span.end).toString());
    assert.ok(span.begin >= place);
    for (const [k, edit] of (fix?.edits ?? []).entries()) {
      const end = ofBytes.fix?.edits[k].span.end;
      assert.equal(text.slice(0, edit.span.end), bytes.subarray(0, end).toString());
    }
  }
  assert.deepEqual(inString.records(), [{span: {begin: place, end: text.length - 1}, plies: 0}]);
  // What the fixes would do by hand is what `fix` does.
  const fix = inString.findings.find((finding) => finding.fix)?.fix;
  assert.ok(fix);
  let fixed = text;
  for (const {span, text: written} of [...fix.edits].reverse()) fixed = fixed.slice(0, span.begin) + written + fixed.slice(span.end);
  assert.equal(plyglot.read(fixed, {notation: 'hop'}).findings.length, inString.findings.length - 1);
  assert.equal(inString.fix({unsafe: true}).findings.length, 0);
}

// Places and findings are shown as `plyglot lint` shows them, in characters, whatever comes before.
{
  const text = '# \u{10FFFF}\nQA-é,B\n';
  const document = plyglot.read(text, {name: 'a.hop'});
  const at = document.findings.map(({span}) => document.position(span.begin));
  assert.deepEqual(document.render('gcc').split('\n').slice(0, -1).map((line) => /^a\.hop:(\d+):(\d+): /.exec(line)?.slice(1).map(Number)),
    at.map(({line, column}) => [line, column]));
  assert.ok(at.some(({line, column}) => line === 2 && column === 6));
  assert.deepEqual(document.position(text.indexOf('\n')), {line: 1, column: 4});
  assert.deepEqual(document.position(text.length + 7), document.position(text.length));
  assert.match(document.render(), /^ *--> a\.hop:2:6$/m);
  assert.match(document.render('colour'), /\x1b\[/);
  assert.equal(document.render('jsonl').split('\n').length - 1, document.findings.length);
  assert.equal(JSON.parse(document.render('sarif')).runs.length, 1);
  // @ts-expect-error
  assert.throws(() => document.render('html'), PlyglotError);
  document.free();
}

// What `using` does at the end of a block, where there is such a thing; it may be freed before.
if (Symbol.dispose !== undefined) {
  for (const held of [plyglot.read(game, {notation: 'uhp'}), plyglot.game('hive')]) {
    held[Symbol.dispose]();
    held[Symbol.dispose]();
    assert.throws(() => held.free(), PlyglotError);
  }
}

// Pictures are those of the program: in every theme, with letters, and with notes.
{
  /** @type {[string, string, import('plyglot').Look][]} */
  const pictures = [['a.uhp', game, {theme: 'dark', notes: 'wQ>bQ red:wQ/ blue:3,-1'}],
    ['a.hop', 'base,QGs,b\n', {pieces: 'letters'}], ['a.hexix', 'D2v\nD5v\n', {theme: 'print', notes: 'D2>D5'}],
    ['a.hopgi', '1. Pd2-c3 *\n', {theme: 'light', pieces: 'letters', notes: 'yellow:c3'}], ['a.uhp', game, {theme: 'auto'}]];
  for (const [name, text, look] of pictures) {
    const {theme = 'auto', pieces = 'drawn', notes = ''} = look;
    const {stdout} = spawnSync(process.execPath, [`${folder}/program/plyglot.cjs`, 'show', '--format', 'svg', '--theme', theme,
      '--pieces', pieces, '--annotate', notes, '--stdin-filename', name, '-'], {input: text, encoding: 'utf8'});
    assert.match(stdout, /^<svg /, name);
    const document = plyglot.read(text, {name});
    assert.equal(document.show('svg', look).text, stdout);
    const held = document.game();
    if (held.plies > 0) assert.equal(held.show('svg', look), stdout);
    for (const shown of [document, held]) {
      assert.throws(() => shown.show('svg', {notes: 'zQ'}), /^PlyglotError: no picture: `zQ` is not on this board/);
      assert.throws(() => shown.show('text', {theme: 'dark'}), /those of the view `svg`/);
      // @ts-expect-error
      assert.throws(() => shown.show('svg', {theme: 'drak'}), /no theme `drak`; there are auto, light, dark, print/);
      // @ts-expect-error
      assert.throws(() => shown.show('svg', {pieces: 'x'}), /no style of pieces `x`/);
    }
    held.free();
    document.free();
  }
}

// What is done with a game.
{
  const document = plyglot.read(game, {name: 'a.uhp'});
  assert.deepEqual([document.notation, document.recordCount, document.findings], ['uhp', 1, []]);
  assert.deepEqual(document.records(), [{span: {begin: 0, end: game.length - 1}, plies: 4}]);
  assert.equal(document.format().text, game);
  assert.match(document.show('svg', {ply: 1}).text, /^<svg [\s\S]*<\/svg>\n$/);
  assert.notEqual(document.show('svg', {ply: 1}).text, document.show('svg').text);
  assert.ok(document.moves().length > document.moves({ply: 0}).length);
  for (const to of ['thehive', 'hive-pgn']) {
    const there = plyglot.read(document.translate(to).text, {notation: to});
    assert.deepEqual([plyglot.diff(document, there).done, plyglot.diff(document, there).notDone], [1, 0]);
    there.free();
  }
  const shorter = plyglot.read(document.translate('uhp', {ply: 2}).text, {notation: 'uhp'});
  assert.equal(plyglot.diff(document, shorter).notDone, 1);
  assert.notEqual(plyglot.diff(document, shorter).text, '');
  document.free();
  assert.throws(() => document.format(), PlyglotError);
  assert.throws(() => document.free(), PlyglotError);
}

// What the caller has wrong is said, and does no harm.
{
  /** @type {(use: () => void, pattern: RegExp) => void} */
  const says = (use, pattern) => assert.throws(use, (error) => error instanceof PlyglotError && pattern.test(error.message));
  says(() => plyglot.read('', {notation: 'hip'}), /`hip`.*`hop`/);
  says(() => plyglot.read('', {notation: 'hop', options: {dialetc: 'spec'}}), /dialetc/);
  says(() => plyglot.read('', {notation: 'hop', options: {dialect: 'x'}}), /`x`/);
  says(() => plyglot.read('', {notation: 'hop', ignore: ['hop/none']}), /hop\/none/);
  // @ts-expect-error: the types know the severities, the views, and what a text is.
  says(() => plyglot.read('', {notation: 'hop', severities: {all: 'fatal'}}), /./);
  says(() => plyglot.read('certainly no game'), /notation/);
  const document = plyglot.read(game, {notation: 'uhp'});
  says(() => document.translate('hopgi'), /./);
  says(() => document.translate('hipgi'), /hopgi/);
  // @ts-expect-error
  says(() => document.show('picture'), /picture/);
  says(() => document.moves({record: 2}), /./);
  for (const [text, notation] of [['...E4v\nC1+\n', 'hexix'], ['[FEN "nonsense"]\n\n1. Pd2-c3 *\n', 'hopgi']]) {
    const unknown = plyglot.read(text, {notation});
    says(() => unknown.show('svg'), /no board: the position that the/);
    unknown.free();
  }
  // @ts-expect-error
  assert.throws(() => plyglot.read(7), TypeError);
  document.free();
}

// Any text: zero bytes, half of a pair of surrogates, no UTF-8, a megabyte on one line, brackets in brackets.
{
  const texts = ['\0', '\uD800', '\uFEFF', Buffer.from([0xff, 0xfe, 0x80]), 'x'.repeat(1 << 20), '('.repeat(100000), ''];
  for (const {id} of plyglot.notations.filter(({canBeRead}) => canBeRead)) {
    for (const text of texts) {
      const document = plyglot.read(text, {notation: id});
      for (const {span} of document.findings) assert.ok(span.begin <= span.end && span.end <= text.length);
      document.format();
      document.free();
    }
  }
}

// What is freed is used again: the module's memory does not grow with the number of texts.
{
  const many = () => {
    for (let i = 0; i < 2000; ++i) plyglot.read(game, {name: 'a.uhp'}).free();
    globalThis.gc?.();
    return process.memoryUsage().external;
  };
  const before = many();
  const more = many() - before;
  assert.ok(more < 1 << 20, `${more} bytes more`);
}

console.log('the package does what it says');

// What the pieces of a text are, where its plies are, and what is on the board; places count in the string.
{
  const text = `# é\n${game}`;
  const document = plyglot.read(text, {name: 'game.uhp'});
  const slice = (/** @type {import('plyglot').Span} */ {begin, end}) => text.slice(begin, end);
  assert.deepEqual(document.tokens().filter(({kind}) => kind === 'piece' || kind === 'comment').slice(0, 3).map(({span}) => slice(span)), ['# é', 'wS1', 'bS1']);
  assert.deepEqual(document.plies().map(slice), ['wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-']);
  const pieces = document.board()?.nodes.flatMap(({stack}) => stack) ?? [];
  assert.deepEqual(pieces.map(({id, span}) => [id, span && slice(span)]).sort(), [['bQ1', 'bQ'], ['bS1', 'bS1'], ['wQ1', 'wQ'], ['wS1', 'wS1']]);
  assert.deepEqual(document.facts(), [{plies: 4, date: '', players: ['', ''], end: null}]);
  document.free();
}

// A position is found wherever it comes up, also turned or as a mirror image.
{
  const turned = 'Base;InProgress;White[3];wS1;bS1 wS1/;wQ /wS1;bQ bS1/;wA1 /wQ\n';
  const document = plyglot.read(turned, {notation: 'uhp'});
  const positions = document.positions();
  const played = plyglot.read(game, {name: 'game.uhp'}).game();
  assert.equal(positions.count, 6);
  const [found, ...more] = positions.find(played);
  assert.deepEqual([found?.record, found?.ply, found?.isMirrored, found?.next?.words, more], [1, 4, false, 'wA1 /wQ', []]);
  played.play('wA1 -wQ');
  assert.equal(found?.next?.key, played.key());
  assert.deepEqual(positions.find(played, {mirrored: true}).map(({ply, next}) => [ply, next]), [[5, null]]);
  positions.free();
  assert.throws(() => positions.find(played), /freed/);
}

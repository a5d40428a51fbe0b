// An archive of games on the page: counted, explored, opened.
import assert from 'node:assert/strict';

const opening = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-';
const game = (text, name = 'games.uhp') => ({name, mimeType: 'text/plain', buffer: Buffer.from(text)});
// The second one is the first one turned, the third its mirror image, and the last one another way to the first one.
const games = game(`${opening};wA1 -wQ
Base;InProgress;White[3];wS1;bS1 wS1/;wQ /wS1;bQ bS1/;wA1 /wQ
Base;InProgress;White[3];wQ;bS1 wQ-;wS1 /wQ;bQ bS1-;wA1 /wS1
Base;InProgress;White[3];wQ;bS1 wQ-;wS1 \\wQ;bQ bS1-;wA1 \\wS1
Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ
`);
const pgn = game(`[GameType "Base"]
[Date "2020.01.02"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. wS1
2. bS1 wS1-
3. wQ -wS1
4. bQ bS1-
5. wA1 -wQ
1-0
`, 'ann.pgn');

async function explored(user, files) {
  await user.page.getByRole('tab', {name: 'Archive'}).click();
  await user.page.locator('#archive-files').setInputFiles(files);
  await user.says('archive-status', /positions/);
  await user.settled();
}

const rows = (user, name) => user.page.getByRole('table', {name}).locator('tbody tr').evaluateAll((list) =>
  list.map(({cells}) => [...cells].map(({textContent}) => textContent.trim())));

export const tests = {
  async 'it is said how many games come to the position, however turned, and how they go on'({open}) {
    const user = await open();
    await user.type(`${opening}\n`);
    await explored(user, [games, pgn]);
    await user.says('archive-status', '6 games in 2 files, 36 positions.');
    await user.says('occurrences', 'This position occurs in 4 games.');
    assert.deepEqual(await rows(user, 'Moves played here'), [['wA1 -wQ', '3', '1 – 0 – 0'], ['wB1 -wQ', '1', '0 – 0 – 0']]);
    assert.deepEqual((await rows(user, 'Games')).map(([name, ply]) => [name, ply]),
      [['games.uhp, 1', '4 of 5'], ['games.uhp, 2', '4 of 5'], ['games.uhp, 5', '4 of 5'], ['ann.pgn, 1', '4 of 5']]);
    assert.deepEqual((await rows(user, 'Games')).at(-1).slice(2), ['Ann – Ben', '2020-01-02', 'White wins']);
    await user.press('first ply');
    await user.says('occurrences', 'This position occurs in 6 games.');
    await user.page.getByRole('tab', {name: 'Embed'}).click();
    await user.press('last ply');
    await user.says('occurs', 'in 4 games of the archive');
  },

  async 'a game that comes to the position twice counts once'({open}) {
    const user = await open();
    await user.type(`${opening}\n`);
    await explored(user, [game(`${opening};wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-\n`)]);
    await user.says('occurrences', 'This position occurs in 1 game.');
    assert.deepEqual(await rows(user, 'Moves played here'), [['wQ \\wS1', '1', '0 – 0 – 0']]);
  },

  async 'mirror images count if that is wanted'({open}) {
    const user = await open();
    await user.type('Base;InProgress;White[3];wQ;bS1 wQ-;wS1 /wQ;bQ bS1-\n');
    await explored(user, [games]);
    await user.says('occurrences', 'This position occurs in 1 game.');
    await user.page.getByLabel('Mirror images too').check();
    await user.says('occurrences', 'This position occurs in 2 games.');
    assert.deepEqual((await rows(user, 'Games')).map(([name, ply]) => [name, ply]), [['games.uhp, 3', '4 of 5'], ['games.uhp, 4', '4 of 5, mirrored']]);
  },

  async 'a move of the archive is played on the board, and one of its games opened'({open}) {
    const user = await open();
    await user.type(`${opening}\n`);
    await explored(user, [games, pgn]);
    await user.press('wA1 -wQ');
    assert.equal(await user.page.locator('#played .line').textContent(), 'wA1 -wQ');
    await user.says('occurrences', 'This position occurs in 3 games.');
    await user.press('ann.pgn, 1');
    assert.match(await user.text(), /\[White "Ann"\]/);
    await user.says('ply-stepper', 'ply 5 of 5');
  },

  async 'a position finds games, and what is not a game is named and passed over'({open}) {
    const user = await open();
    await user.type('base,S+s,w\n');
    await user.choose('notation', 'hop:spec');
    await explored(user, [games, game('# A page\n\nAbout something.\n', 'page.md')]);
    await user.says('archive-status', 'Not read: page.md: it does not show which notation it is in.');
    await user.says('occurs', 'in 3 games of the archive');
    await user.press('Forget these games');
    assert.equal(await user.page.locator('#occurs').textContent(), '');
    await user.says('occurrences', 'Choose files of games');
    assert.equal(await user.page.locator('#archive-status').textContent(), '');
  },

  async 'files that are dropped on the page are an archive'({open}) {
    const user = await open();
    await user.type(`${opening}\n`);
    await user.page.evaluate(({name, text}) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
    }, {name: games.name, text: games.buffer.toString()});
    await user.says('archive-status', '5 games in 1 file, 30 positions.');
    await user.says('occurrences', 'This position occurs in 3 games.');
  },
};

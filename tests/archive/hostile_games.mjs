// Games whose names try to be more than names, and enough others for positions with several ways on.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hostileNames = ["<script>document.title = 'taken'</script>", "'><img src=x onerror=alert(1)>", '&lt;b&gt;', '\u202Eknil'];

export function writeGames(folder, hiveGames) {
  mkdirSync(join(folder, 'games'));
  writeFileSync(join(folder, 'games', 'random.uhp'), execFileSync(hiveGames, ['Base', '1', '400', '12'], { encoding: 'utf8' }));
  // The name of a file may be hostile too.
  hostileNames.forEach((name, index) => writeFileSync(join(folder, 'games', index === 0 ? '<b>"&.pgn' : `${index}.pgn`), `[GameType "Base"]
[Date "2024.05.0${index + 1}"]
[White "${name}"]
[Black "Bob"]
[Result "WhiteWins"]

1. wG1
2. bS1 wG1-
3. wQ -wG1
4. bA1 bS1-
`));
}

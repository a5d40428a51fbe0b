// Says something to those who listen to the page, when nothing has changed for a moment.
import {byId} from './elements.js';

const pause = 800;
let clock = 0;

export function announce(text) {
  clearTimeout(clock);
  clock = setTimeout(() => { byId('announcer').textContent = text; }, pause);
}

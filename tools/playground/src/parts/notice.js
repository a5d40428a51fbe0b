// Says what came of pressing a button.
import {byId} from './elements.js';

export function notice(text) {
  byId('notice').textContent = text;
}

export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    notice(`Copied ${what}.`);
    return true;
  } catch {
    notice(`The browser does not let this page copy ${what}: select it and copy it by hand.`);
    return false;
  }
}

// A page in a browser without a screen, opened as a file.
import {JSDOM} from 'jsdom';

export async function opened(path) {
  const dom = await JSDOM.fromFile(path, {
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    // This browser has no layout.
    beforeParse: (window) => { window.Element.prototype.scrollIntoView = () => {}; },
  });
  const {window} = dom;
  await new Promise((done) => window.addEventListener('load', done));
  const {document} = window;
  const input = document.querySelector('#search input');
  const press = (key, at = input) =>
    at.dispatchEvent(new window.KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  const type = (text) => {
    input.value = text;
    input.dispatchEvent(new window.Event('input', {bubbles: true}));
  };
  const rows = () => [...document.querySelectorAll('#search li')];
  return {
    window, document, input, press, type,
    found: () => rows().map((row) => row.querySelector('a').firstChild.textContent),
    chosen: () => document.getElementById(input.getAttribute('aria-activedescendant'))?.querySelector('a'),
    isOpen: () => input.getAttribute('aria-expanded') === 'true' && !document.querySelector('#search ul').hidden,
    close: () => window.close(),
  };
}

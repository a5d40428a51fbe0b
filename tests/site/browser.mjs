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
  // What is searched in is loaded when the box is first used.
  const isLoaded = async () => {
    while (window.plyglotFind === undefined) await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setTimeout(done));
  };
  const type = async (text) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(new window.Event('input', {bubbles: true}));
    await isLoaded();
  };
  const rows = () => [...document.querySelectorAll('#search li')];
  return {
    window, document, input, press, type, isLoaded,
    found: () => rows().map((row) => row.querySelector('a').firstChild.textContent),
    chosen: () => document.getElementById(input.getAttribute('aria-activedescendant'))?.querySelector('a'),
    isOpen: () => input.getAttribute('aria-expanded') === 'true' && !document.querySelector('#search ul').hidden,
    close: () => window.close(),
  };
}

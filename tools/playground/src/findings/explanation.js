// The page about a kind of finding, which is loaded when somebody opens it.
import {element} from '../parts/elements.js';

// By family; the build made them.
const families = new Map();

async function load(family) {
  const response = await fetch(new URL(`explanations/${family}.json`, import.meta.url));
  return response.json();
}

async function pageOf(name) {
  const family = name.split('/')[0];
  if (!families.has(family)) families.set(family, load(family));
  try {
    return (await families.get(family))[name];
  } catch (error) {
    // It may be there the next time.
    families.delete(family);
    throw error;
  }
}

export function explanationOf(name) {
  const page = element('div', {className: 'explanation'});
  const details = element('details', {}, element('summary', {}, `About ${name}`), page);
  details.addEventListener('toggle', async () => {
    if (!details.open || page.dataset.isLoaded) return;
    try {
      // HTML of the page's own build.
      page.innerHTML = await pageOf(name);
      page.dataset.isLoaded = 'true';
    } catch {
      page.textContent = 'The page could not be loaded.';
    }
  });
  return details;
}

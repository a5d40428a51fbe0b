// What the page remembers from one visit to the next: how its panels were left, never a text.
const key = 'plyglot';

function all() {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

export const remembered = (name) => all()[name];

export function remember(name, value) {
  try {
    localStorage.setItem(key, JSON.stringify({...all(), [name]: value}));
  } catch {
    // A browser may allow no storage; then everything is as at the first visit.
  }
}

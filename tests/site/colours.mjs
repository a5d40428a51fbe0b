// The contrasts of the colours in the style sheet, as WCAG counts them.
const pairs = [['ink', 'paper'], ['ink', 'block'], ['ink', 'terminal'], ['ink', 'rule'], ['ink', 'special'],
  ['quiet', 'paper'], ['quiet', 'block'], ['quiet', 'rule'], ['link', 'paper'], ['link', 'rule'],
  ['error', 'paper'], ['warning', 'paper'], ['info', 'paper']];

const light = (channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => light(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a, b) {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

// Pairs with less than 4.5, in the light and in the dark palette.
export function faintPairs(style) {
  const palettes = [...style.matchAll(/:root \{([^}]*--terminal[^}]*)\}/g)].map(([, body]) =>
    new Map([...body.matchAll(/--(\w+): (#\w{6});/g)].map(([, name, hex]) => [name, hex])));
  if (palettes.length !== 2) throw new Error('the style sheet has no light and dark palette');
  return palettes.flatMap((palette) => pairs
    .map(([front, back]) => `${front} on ${back}: ${contrast(palette.get(front), palette.get(back)).toFixed(1)}`)
    .filter((text) => !(parseFloat(text.split(': ')[1]) >= 4.5)));
}

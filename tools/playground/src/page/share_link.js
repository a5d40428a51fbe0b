// A state of the page as the fragment of an address: JSON, deflated, in base64url. The letter at the end keeps programs
// from taking a hyphen for punctuation, and the checksum of the format shows what was cut off or changed on the way.
const shape = /^#1\.([\w-]+)z$/;
const start = '#1.';
const largest = 1 << 24;

export class BrokenLink extends Error {}

async function bytesThrough(bytes, stream) {
  const parts = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) throw new BrokenLink('the text of this link is too long');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64url(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const bytesOf = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

// JSON takes any string, also half of a pair of surrogates.
export async function fragmentOf(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return `${start}${base64url(await bytesThrough(bytes, new CompressionStream('deflate')))}z`;
}

// Null for an address that shares nothing.
export async function stateOf(fragment) {
  if (!fragment.startsWith(start)) return null;
  const data = shape.exec(fragment)?.[1];
  if (data === undefined) throw new BrokenLink('this link was cut off or changed on its way: ask for the whole of it');
  try {
    const state = JSON.parse(new TextDecoder().decode(await bytesThrough(bytesOf(data), new DecompressionStream('deflate'))));
    if (typeof state?.text === 'string') return state;
  } catch (error) {
    if (error instanceof BrokenLink) throw error;
  }
  throw new BrokenLink('this link was cut off or changed on its way: ask for the whole of it');
}

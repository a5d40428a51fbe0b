// Between strings and UTF-8.
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

export function bytesOf(text) {
  if (typeof text === 'string') return encoder.encode(text);
  if (text instanceof Uint8Array) return text;
  throw new TypeError('a text is a string or a Uint8Array');
}

// What is not UTF-8 becomes U+FFFD.
export const stringOf = (bytes) => decoder.decode(bytes);

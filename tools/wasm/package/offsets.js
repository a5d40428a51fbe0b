// From bytes of UTF-8 to what indexes a JavaScript string.
export class Offsets {
  // The index for each byte and for the end; none where all is ASCII.
  #units = null;

  constructor(bytes) {
    if (bytes.every((byte) => byte < 0x80)) return;
    this.#units = new Uint32Array(bytes.length + 1);
    let unit = 0;
    let next = 0;
    bytes.forEach((byte, i) => {
      const isContinued = (byte & 0xc0) === 0x80;
      if (!isContinued) {
        unit = next;
        // What is beyond the first plane takes two.
        next += byte >= 0xf0 ? 2 : 1;
      }
      this.#units[i] = unit;
    });
    this.#units[bytes.length] = next;
  }

  at(byte) {
    return this.#units === null ? byte : this.#units[byte];
  }

  // The first byte of what is at an index, or the end.
  byteOf(index) {
    if (this.#units === null) return index;
    let from = 0;
    let to = this.#units.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#units[middle] < index) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

// Of a text that was given as bytes.
export const bytesThemselves = {at: (byte) => byte, byteOf: (index) => index};

/**
 * A word in any case, as an expression.
 * @param {string} text
 */
export const word = (text) => [...text].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join(' ');

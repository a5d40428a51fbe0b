// Validators of what is written as JSON: the published schema of SARIF, and those of docs/*.md.
import Ajv from 'ajv/dist/2020.js';
import AjvOfDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

function check(validate, value) {
  if (validate(value)) return;
  const [{instancePath, message, params}] = validate.errors;
  throw new Error(`${instancePath || 'the whole'} ${message} (${JSON.stringify(params)})`);
}

// The release candidate of SARIF 2.1.0 with which its schema was finished; npm has it in a package of Microsoft.
export function sarifChecker() {
  const main = createRequire(import.meta.url).resolve('@microsoft/jest-sarif');
  const schema = JSON.parse(readFileSync(join(dirname(main), 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));
  // One of its patterns has a bracket too many, which is none of the stricter kind.
  const ajv = new AjvOfDraft4({strict: false, unicodeRegExp: false});
  addFormats(ajv);
  const validate = ajv.compile(schema);
  return (text) => check(validate, JSON.parse(text));
}

// A member that the page does not name is a mistake of the page, although readers pass over it.
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = [inner.type].flat().includes('object') && inner.properties && inner.additionalProperties === undefined;
  return isOpen ? {...inner, additionalProperties: false} : inner;
}

// The schemas of a page, by their titles.
export function schemasOf(page) {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text);
  const schemas = blocks.filter((text) => text.includes('"$schema"')).map((text) => JSON.parse(text));
  if (schemas.length === 0) throw new Error(`${page} has no schema`);
  return new Map(schemas.map((schema) => {
    const validate = new Ajv({allowUnionTypes: true}).compile(closed(schema));
    return [schema.title, (value) => check(validate, value)];
  }));
}

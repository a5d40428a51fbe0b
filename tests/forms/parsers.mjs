// What other programs read of `lint`: each form as a list of findings, read by its own rules and nothing of plyglot.

// How GitHub's runner reads a workflow command: what is escaped in a property, and the shorter list of a message.
const character = (whole, code) => String.fromCharCode(parseInt(code, 16));
const ofMessage = (text) => text.replace(/%(25|0D|0A)/g, character);
const ofProperty = (text) => text.replace(/%(25|0D|0A|3A|2C)/g, character);

function linesOf(text) {
  if (text !== '' && !text.endsWith('\n')) throw new Error('the last line has no end');
  return text.split('\n').slice(0, -1);
}

export function fromGithub(text) {
  return linesOf(text).map((line) => {
    const command = /^::(error|warning|notice) ([^:]*)::(.*)$/s.exec(line);
    if (command === null) throw new Error(`no workflow command: ${line}`);
    const [, severity, properties, message] = command;
    const found = {severity: severity === 'notice' ? 'info' : severity, message: ofMessage(message)};
    for (const property of properties.split(',')) {
      const [, key, value] = /^([a-zA-Z]+)=(.*)$/s.exec(property) ?? [];
      if (key === undefined || key in found) throw new Error(`no property, or one twice: ${line}`);
      found[key] = ofProperty(value);
    }
    const {file, title, line: row, col, endLine, endColumn, ...others} = found;
    if (Object.keys(others).join() !== 'severity,message') throw new Error(`unknown properties: ${line}`);
    const place = {line: Number(row), column: Number(col), endLine: Number(endLine), endColumn: Number(endColumn)};
    return {file, name: title, severity: others.severity, message: others.message, ...place};
  });
}

// A line with a name at its end is a finding; one without is a label of the finding above it.
export function fromGcc(text) {
  const findings = [];
  for (const line of linesOf(text)) {
    const [, file, row, column, kind, rest] = /^(.+?):(\d+):(\d+): (error|warning|note): (.*)$/.exec(line) ?? [];
    if (file === undefined) throw new Error(`no line of gcc: ${line}`);
    const place = {line: Number(row), column: Number(column)};
    const [, message, name] = /^(.*) \[([a-z-]+\/[a-z0-9-]+)\]$/.exec(rest) ?? [];
    if (name !== undefined) {
      findings.push({file, name, severity: kind === 'note' ? 'info' : kind, message, ...place, labels: []});
    } else if (kind === 'note' && findings.at(-1)?.file === file) {
      findings.at(-1).labels.push({...place, message: rest});
    } else {
      throw new Error(`a label of nothing: ${line}`);
    }
  }
  return findings;
}

// A reference that is not a whole URI is a path; its escapes are bytes.
function pathOf(uri) {
  if (!/^[A-Za-z0-9._~/%:-]*$/.test(uri)) throw new Error(`no URI: ${uri}`);
  const path = uri.replace(/^file:\/\//, '');
  const bytes = path.replace(/%([0-9A-F]{2})/g, character);
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function spanOf({startLine, startColumn, endLine, endColumn, byteOffset, byteLength}) {
  return {start: byteOffset, end: byteOffset + byteLength, units: [startLine, startColumn, endLine, endColumn]};
}

export function fromSarif(text) {
  const [{tool, results}] = JSON.parse(text).runs;
  const used = new Set(results.map(({ruleId}) => ruleId));
  const rules = new Set(tool.driver.rules.map(({id}) => id));
  if (rules.size !== tool.driver.rules.length || used.size !== rules.size || ![...used].every((id) => rules.has(id))) {
    throw new Error(`the rules ${[...rules]} are not those of the results, ${[...used]}`);
  }
  return results.map(({ruleId, level, message, locations, relatedLocations = [], fixes}) => {
    const [{physicalLocation, message: label}] = locations;
    return {
      file: pathOf(physicalLocation.artifactLocation.uri),
      name: ruleId,
      severity: level === 'note' ? 'info' : level,
      message: message.text,
      ...spanOf(physicalLocation.region),
      label: label?.text,
      labels: relatedLocations.map((related) => ({...spanOf(related.physicalLocation.region), message: related.message.text})),
      fix: fixes === undefined ? null : fixOf(fixes[0]),
    };
  });
}

function fixOf({description, artifactChanges, properties}) {
  const edits = artifactChanges[0].replacements.map(({deletedRegion, insertedContent}) => {
    const {start, end} = spanOf(deletedRegion);
    return {start, end, text: insertedContent?.text ?? ''};
  });
  return {title: description.text, safety: properties.safety, edits};
}

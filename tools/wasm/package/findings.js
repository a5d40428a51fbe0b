// Findings as plain objects.
const severities = ['off', 'info', 'warning', 'error'];
const safeties = [null, 'unsafe', 'safe', 'recount'];

export const severityName = (number) => severities[number];
export const severityNumber = (name) => severities.indexOf(name);
export const safetyNumber = (name) => safeties.indexOf(name);

export function findingsIn(module, findings, offsets) {
  const count = module.call('plyglot_findings_count', findings);
  return module.list(count, (i) => findingOf(module, module.call('plyglot_findings_at', findings, i), offsets));
}

// What a function of the module says of a handle.
export function spanOf(module, offsets, name, ...values) {
  const [begin, end] = module.numbers(name, 2, ...values);
  return {begin: offsets.at(begin), end: offsets.at(end)};
}

function findingOf(module, finding, offsets) {
  const span = (name, ...index) => spanOf(module, offsets, name, finding, ...index);
  const listOf = (countName, element) => module.list(module.call(countName, finding), element);
  const string = (name, ...index) => module.string(name, finding, ...index);
  const safety = safeties[module.call('plyglot_finding_fix_safety', finding)];
  return {
    name: string('plyglot_finding_name'),
    severity: severityName(module.call('plyglot_finding_severity', finding)),
    message: string('plyglot_finding_message'),
    span: span('plyglot_finding_span'),
    label: string('plyglot_finding_label'),
    labels: listOf('plyglot_finding_label_count', (i) => ({
      text: string('plyglot_finding_label_text', i), span: span('plyglot_finding_label_span', i),
    })),
    notes: listOf('plyglot_finding_note_count', (i) => string('plyglot_finding_note', i)),
    helps: listOf('plyglot_finding_help_count', (i) => string('plyglot_finding_help', i)),
    fix: safety === null ? null : {
      safety,
      title: string('plyglot_finding_fix_title'),
      edits: listOf('plyglot_finding_edit_count', (i) => ({
        span: span('plyglot_finding_edit_span', i), text: string('plyglot_finding_edit_text', i),
      })),
    },
  };
}

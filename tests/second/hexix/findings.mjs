// The diagnostics of hexix 7: name and severity. What is listed under `rules` is lowered in an uncertain record
// (hexix R12).
const listed = (severity, names) => names.split(/\s+/).map((name) => [name, severity]);

const severities = new Map([
  ...listed('error', `not-utf8 control-char bad-header bad-move extra-token unknown-cell missing-action bad-position
    move-after-end`),
  ...listed('warning', `tab empty-file remark headerless-record number-format wrong-number number-missing bad-ellipsis
    redundant-ellipsis missing-ellipsis lowercase-cell uppercase-mark dialect-mark capture-separator bad-value
    unexpected-value bad-suffix no-ply-fits missing-ply misplaced-position position-turn`),
  ...listed('info', `byte-order-mark crlf trailing-space final-newline column divider-length divider-place
    divider-missing fragment skipped-ply`),
]);

const rules = new Map([
  ...listed('error', `occupied-cell no-own-neighbour empty-cell enemy-piece increment-past-six empty-target own-target
    home-captures not-forward capture-value`),
  ...listed('warning', 'inactive-anchor wrong-value global-rule inactive-increment inactive-capture'),
]);

const lowered = {error: 'warning', warning: 'info'};

export class Findings {
  list = [];

  add(name, start, end, severity = severities.get(name)) {
    this.list.push({name: `hexix/${name}`, severity, start, end});
  }

  addRule(name, start, end, isUncertain) {
    const severity = rules.get(name);
    this.add(name, start, end, isUncertain ? lowered[severity] : severity);
  }

  get ok() {
    return this.list.every(({severity}) => severity !== 'error');
  }

  remove(removed) {
    this.list = this.list.filter(({name}) => name !== `hexix/${removed}`);
  }

  has(...names) {
    return this.list.some(({name}) => names.includes(name.slice('hexix/'.length)));
  }
}

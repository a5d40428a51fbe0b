// Findings as the editor marks them, with all that is said about them in its tooltip.
import {findingBody} from '../parts/finding_body.js';
import {plainOf} from '../parts/prose.js';

// What has no width is marked at the character after it, which the editor does itself.
export function diagnosticOf(finding, applyFix) {
  const {span, severity, message, fix, name} = finding;
  return {
    from: span.begin, to: span.end, severity, message: plainOf(message), source: name,
    renderMessage: () => findingBody(finding),
    actions: fix === null ? [] : [{name: plainOf(fix.title), apply: applyFix}],
  };
}

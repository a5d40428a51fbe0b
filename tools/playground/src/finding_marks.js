// Findings as the editor marks them, with all that is said about them in its tooltip.
import {findingBody} from './finding_body.js';

// What has no width is marked at the character behind it, which the editor does itself.
export function diagnosticOf(finding, mend) {
  const {span, severity, message, fix, name} = finding;
  return {
    from: span.begin, to: span.end, severity, message, source: name,
    renderMessage: () => findingBody(finding),
    actions: fix === null ? [] : [{name: fix.title, apply: mend}],
  };
}

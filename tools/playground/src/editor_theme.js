// The editor takes its colours from the page.
import {EditorView} from '@codemirror/view';

export const theme = EditorView.theme({
  '&': {background: 'var(--block)', color: 'var(--ink)', border: '1px solid var(--quiet)', borderRadius: '4px', fontSize: '0.9rem'},
  '&.cm-focused': {outline: '3px solid var(--link)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--mono)', lineHeight: '1.5', minHeight: '9rem', maxHeight: '26rem', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--ink)'},
  '.cm-gutters': {background: 'var(--block)', color: 'var(--quiet)', borderRight: '1px solid var(--line)'},
  '.cm-tooltip': {background: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--quiet)', borderRadius: '4px', maxWidth: 'min(32rem, 90vw)'},
  '.cm-diagnostic': {font: '0.9rem/1.4 var(--serif)', padding: '0.4rem 0.6rem'},
  '.cm-diagnostic p': {margin: '0 0 0.2rem'},
  '.cm-diagnostic code': {fontFamily: 'var(--mono)', fontSize: '0.85em', background: 'var(--block)', padding: '0 0.2em'},
  '.cm-diagnostic .kind': {color: 'var(--quiet)'},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--error)'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--warning)'},
  '.cm-diagnostic-info': {borderLeftColor: 'var(--info)'},
  '.cm-diagnosticSource': {opacity: '1', color: 'var(--quiet)'},
  '.cm-diagnosticAction': {font: 'inherit', background: 'var(--link)', color: 'var(--paper)', padding: '0.15rem 0.5rem', marginLeft: '0'},
  '.cm-lintRange': {backgroundImage: 'none', textDecoration: 'underline wavy 1.5px', textUnderlineOffset: '0.2em', textDecorationSkipInk: 'none'},
  '.cm-lintRange-error': {textDecorationColor: 'var(--error)'},
  '.cm-lintRange-warning': {textDecorationColor: 'var(--warning)'},
  '.cm-lintRange-info': {textDecorationColor: 'var(--info)'},
  '.cm-lintRange-active': {background: 'var(--special)'},
  '.cm-panels': {background: 'var(--block)', color: 'var(--ink)'},
});

/** @jest-environment node */
import { paragraphsOf } from './paragraphs';

test.each([
  ['a blank line ends a paragraph', 'Um.\n\nDois.', [['Um.'], ['Dois.']]],
  ['a line break alone does not', 'Um\ndois.', [['Um\ndois.']]],
  ['blank lines with spaces, and many', 'Um.\n  \n\n\nDois.\n\n', [['Um.'], ['Dois.']]],
  [
    'an address becomes a link and leaves the full stop',
    'Veja https://a.example/b?c=1. Depois, volte.',
    [['Veja ', { address: 'https://a.example/b?c=1' }, '. Depois, volte.']],
  ],
  ['an address in brackets', '(http://a.example)', [['(', { address: 'http://a.example' }, ')']]],
  [
    "'clique aqui' leads home, as it is written",
    'Então Clique aqui!',
    [['Então ', { home: 'Clique aqui' }, '!']],
  ],
  ['what only looks like an address stays text', 'javascript:alert(1)', [['javascript:alert(1)']]],
  ['nothing', '', []],
])('%s', (_what, text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

/** @jest-environment node */
import { cpfToActivate, stepToShow } from './sign-up.flow';
import { emptyDraft } from './sign-up-draft.storage';

test.each([
  { asked: 1, reached: 3, hasCpf: true, shown: 1 },
  { asked: 2, reached: 1, hasCpf: false, shown: 1 },
  { asked: 2, reached: 2, hasCpf: false, shown: 2 },
  { asked: 3, reached: 1, hasCpf: false, shown: 1 },
  { asked: 3, reached: 2, hasCpf: false, shown: 2 },
  { asked: 3, reached: 1, hasCpf: true, shown: 3 },
  { asked: 3, reached: 3, hasCpf: true, shown: 3 },
] as const)('who asked for $asked, reached $reached, with a CPF: $hasCpf, sees $shown', (row) => {
  expect(stepToShow(row.asked, row.reached, row.hasCpf)).toBe(row.shown);
});

test.each([
  ['the account just registered', { reached: 3, cpf: '11144477735' }, null, '11144477735'],
  ['the one of the link, before the draft', { reached: 3, cpf: '11144477735' }, '52998224725', '52998224725'],
  ['nobody before the registration', { reached: 2, cpf: '11144477735' }, null, undefined],
  ['nobody for a link that is not a CPF', { reached: 1, cpf: '' }, '11111111111', undefined],
] as const)('activates %s', (_whom, draft, linked, cpf) => {
  expect(cpfToActivate({ ...emptyDraft, ...draft }, linked)).toBe(cpf);
});

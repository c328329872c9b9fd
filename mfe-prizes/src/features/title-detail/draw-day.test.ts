/** @jest-environment node */
import { drawDay } from './draw-day';

const now = new Date('2026-11-28T12:00:00Z');

test.each([
  ['2026-04-18T22:00:00.000Z', { date: '18/04/2026', isOver: true }],
  ['2026-12-19T22:00:00.000Z', { date: '19/12/2026', isOver: false }],
  ['2026-11-28T11:59:59Z', { date: '28/11/2026', isOver: true }],
  ['2026-11-28T12:00:01Z', { date: '28/11/2026', isOver: false }],
  ['2026-11-28T01:00:00Z', { date: '27/11/2026', isOver: true }],
  ['2026-11-28T08:30:00-03:00', { date: '28/11/2026', isOver: true }],
  ['2026-11-28T10:00', { date: '28/11/2026', isOver: false }],
  ['2026-11-28 08:00:00', { date: '28/11/2026', isOver: true }],
  ['2026-11-28', { date: '28/11/2026', isOver: false }],
  ['2026-11-27', { date: '27/11/2026', isOver: true }],
  ['', { date: 'Data inválida' }],
  ['amanhã', { date: 'Data inválida' }],
])('the draw of "%s"', (iso, expected) => {
  expect(drawDay(iso, now)).toEqual(expected);
});

/** @jest-environment node */
import { knownStatus, statusLabel } from './order-status';

test.each([
  ['CREATED', 'Criado'],
  ['PENDING', 'Pendente'],
  ['APPROVED', 'Aprovado'],
  ['CANCELED', 'Cancelado'],
  ['REFUNDED', 'Reembolsado'],
])('%s is %s', (status, label) => {
  expect(knownStatus(status)).toBe(status);
  expect(statusLabel(status)).toBe(label);
});

test.each(['IN_DISPUTE', '', 'approved', 'toString', '__proto__'])(
  'the list shows the unknown status "%s" as CREATED, and its label throws',
  (status) => {
    expect(knownStatus(status)).toBe('CREATED');
    expect(() => statusLabel(status)).toThrow('Unknown order status');
  },
);

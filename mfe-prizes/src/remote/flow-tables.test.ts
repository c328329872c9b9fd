/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from '@site/contracts/examples/payout-request.json';
import type { PayoutRequest } from '@site/contracts/api/payout';
import { type ExchangeEvent, type ExchangeState, stepExchange } from '#features/exchange/exchange.flow.ts';
import { type RequestEvent, type RequestState, stepRequest } from '#features/payout/request.flow.ts';
import { stepTransfer, type Transfer, type TransferEvent } from '#features/payout/transfer.flow.ts';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

type Step<State, Event> = (
  state: State,
  event: Event,
) => { next: { at: string }; effects: readonly { type: string }[] };

/** A line per state, a column per event: the next state, then what is to be done; '–' where nothing happens. */
function tableOf<State extends { at: string }, Event>(
  step: Step<State, Event>,
  states: Record<string, State>,
  events: Record<string, Event>,
) {
  const cell = (state: State, event: Event) => {
    const { next, effects } = step(state, event);
    const name = Object.entries(states).find(
      ([, known]) => JSON.stringify(known) === JSON.stringify(next),
    )?.[0];
    const done = effects.map(({ type }) => type).join(', ');
    if (next === (state as { at: string })) return done || '–';
    return done ? `${name ?? next.at}; ${done}` : (name ?? next.at);
  };
  return [
    ['', ...Object.keys(events)],
    ...Object.entries(states).map(([name, state]) => [
      name,
      ...Object.values(events).map((event) => cell(state, event)),
    ]),
  ];
}

/** The cells of the table below a heading of the README. */
function writtenBelow(heading: string): string[][] {
  const [, below = ''] = readme.split(`### ${heading}\n`);
  const lines = (/\n(\|.*\n)+/.exec(below)?.[0] ?? '').trim().split('\n');
  return lines
    .filter((line) => !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
}

const key = '5d6f2b10-77a0-4a3e-9c0b-6a1e8d2f4c33';

test('the README has the table of request.flow', () => {
  const intent = { key, request: request as PayoutRequest, total: 5000, known: [] };
  const states: Record<string, RequestState> = {
    idle: { at: 'idle' },
    creating: { at: 'creating', intent },
    checking: { at: 'checking', intent },
    'checking, refused': { at: 'checking', intent, refusal: 'no' },
  };
  const events: Record<string, RequestEvent> = {
    ask: { type: 'ask', intent },
    created: { type: 'created', key, payoutId: 'p1' },
    refused: { type: 'refused', key, reason: 'no' },
    signedOut: { type: 'signedOut', key },
    lost: { type: 'lost', key },
    found: { type: 'found', key, payoutId: 'p1' },
    notFound: { type: 'notFound', key },
    resume: { type: 'resume' },
  };
  expect(writtenBelow('A transfer is asked for: `request.flow.ts`')).toEqual(
    tableOf(stepRequest, states, events),
  );
});

test('the README has the table of transfer.flow', () => {
  const payout = { payoutId: 'p1', total: 5000, askedAt: 1 };
  const states: Record<string, Transfer> = {
    waiting: { ...payout, at: 'waiting' },
    'waiting, undecided': { ...payout, at: 'waiting', key },
    confirming: { ...payout, at: 'confirming', key },
    'confirming again': { ...payout, at: 'confirming', key, isRepeat: true },
    verifying: { ...payout, at: 'verifying', key },
    confirmed: { ...payout, at: 'confirmed' },
    released: { ...payout, at: 'released' },
  };
  const events: Record<string, TransferEvent> = {
    confirm: { type: 'confirm', code: '1234', key },
    accepted: { type: 'accepted' },
    'refused, code': { type: 'refused', reason: 'no', isOfCode: true },
    'refused, payout': { type: 'refused', reason: 'no', isOfCode: false },
    signedOut: { type: 'signedOut' },
    lost: { type: 'lost' },
    isConfirmed: { type: 'isConfirmed' },
    isWaiting: { type: 'isWaiting' },
    isReleased: { type: 'isReleased' },
    isUnknown: { type: 'isUnknown' },
    resume: { type: 'resume' },
  };
  expect(writtenBelow('It is confirmed: `transfer.flow.ts`')).toEqual(tableOf(stepTransfer, states, events));
});

test('the README has the table of exchange.flow', () => {
  const intent = { key, event: '10', total: 5000, askedAt: 1, known: [] };
  const states: Record<string, ExchangeState> = {
    idle: { at: 'idle' },
    sending: { at: 'sending', intent, isRepeat: false },
    'sending again': { at: 'sending', intent, isRepeat: true },
    checking: { at: 'checking', intent },
    'checking, refused': { at: 'checking', intent, refusal: { reason: 'no', isLate: false } },
    'checking, refused a day later': { at: 'checking', intent, refusal: { reason: 'no', isLate: true } },
    unfound: { at: 'unfound', intent },
    exchanged: { at: 'exchanged', total: 5000 },
  };
  const events: Record<string, ExchangeEvent> = {
    exchange: { type: 'exchange', intent },
    done: { type: 'done', key },
    refused: { type: 'refused', key, reason: 'no', isLate: false },
    signedOut: { type: 'signedOut', key },
    lost: { type: 'lost', key },
    found: { type: 'found', key },
    notFound: { type: 'notFound', key },
    resume: { type: 'resume' },
  };
  expect(writtenBelow('Prizes become titles: `exchange.flow.ts`')).toEqual(
    tableOf(stepExchange, states, events),
  );
});

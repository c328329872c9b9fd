import { act, waitFor } from '@testing-library/react';
import { fakeNetwork } from '@site/testing/network';
import { startFirstCall } from './first-call';

const address = '/assets/eventos/10/cartela-home.png';
const font = { load: jest.fn(() => Promise.reject(new Error('not there'))) };
const pictures: HTMLImageElement[] = [];
const asked = () => pictures.map(({ src }) => new URL(src).pathname);
const place = () => document.querySelector<HTMLImageElement>('img[data-to-come]');

// jsdom has no fonts, and loads no pictures.
beforeEach(() => {
  pictures.length = 0;
  font.load.mockClear();
  Object.assign(document, { fonts: [font] });
  Object.assign(globalThis, {
    Image: function () {
      const picture = document.createElement('img');
      Object.defineProperty(picture, 'complete', { value: false });
      pictures.push(picture);
      return picture;
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.siteFirstCall = undefined;
});

const page = '<span>grey</span><img hidden data-to-come alt="" />';
const shown = (markup: string) => `<div data-prerendered><main>${markup}</main></div>`;
const kept = (markup: string) => shown(`<template id="first-page">${markup}</template>`);

/** Opens the document as `delivery` composes it, and makes its call; returns what lets each of its parts come. */
function open(event: object, body = shown(page)) {
  document.head.innerHTML =
    '<script type="module"></script><script type="module"></script><script type="application/json" id="site-first-call">"currentEvent"</script>';
  document.body.innerHTML = body;
  const network = fakeNetwork({ 'GET /api/static-worker/atual/evento': event });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    await held;
    return network.fetch(...asked);
  });
  startFirstCall(document);
  return {
    answerComes: async () => {
      answer();
      await act(async () => void (await globalThis.siteFirstCall?.answer));
    },
    largestScriptComes: () =>
      act(async () => void document.querySelectorAll('script')[1]?.dispatchEvent(new Event('load'))),
    codeComes: () => jest.isolateModulesAsync(async () => void (await import('./preload-assets'))),
    pictureComes: (how = 'load') => pictures[0]?.dispatchEvent(new Event(how)),
  };
}

test('the fonts are asked for with the code; one that fails is not an error', async () => {
  await open({}).codeComes();

  expect(font.load).toHaveBeenCalledTimes(1);
});

test('the picture of a response waits for the script that has most of the bytes', async () => {
  const { answerComes, largestScriptComes } = open({ CodEvento: '10' });
  await answerComes();
  expect(asked()).toEqual([]);

  await largestScriptComes();
  await waitFor(() => expect(asked()).toEqual([address]));
});

test('the picture of a response that comes after that script is requested at once', async () => {
  const { answerComes, largestScriptComes } = open({ CodEvento: '10' });
  await largestScriptComes();
  expect(asked()).toEqual([]);

  await answerComes();
  await waitFor(() => expect(asked()).toEqual([address]));
});

test.each([{}, { status: 500 }])('a response without a campaign requests no picture', async (event) => {
  const { answerComes, largestScriptComes } = open(event);
  await largestScriptComes();
  await answerComes();

  expect(asked()).toEqual([]);
});

test.each([
  ['on screen', shown(page)],
  ['that waits for its looks', kept(page)],
])('the page %s shows the picture once it is there, in place of the grey shape', async (_where, body) => {
  const { answerComes, largestScriptComes, pictureComes } = open({ CodEvento: '10' }, body);
  await largestScriptComes();
  await answerComes();
  await waitFor(() => expect(asked()).toEqual([address]));
  const template = document.querySelector('template');
  expect((template?.content ?? document).querySelector('img')?.hidden).toBe(true);

  pictureComes();
  template?.replaceWith(template.content);
  expect(place()?.src).toMatch(address);
  expect(place()?.hidden).toBe(false);
  expect(document.querySelector('span')).toBeNull();
});

test.each(['load', 'error'])('the fonts give way to the picture of the page, until its %s', async (end) => {
  const { answerComes, largestScriptComes, codeComes, pictureComes } = open({ CodEvento: '10' });
  await largestScriptComes();
  await answerComes();
  await waitFor(() => expect(asked()).toEqual([address]));
  await codeComes();
  expect(font.load).not.toHaveBeenCalled();

  pictureComes(end);
  expect(font.load).toHaveBeenCalledTimes(1);
});

test('a page that shows no picture waits for none', async () => {
  const { answerComes, largestScriptComes, codeComes, pictureComes } = open({ CodEvento: '10' }, shown(''));
  await largestScriptComes();
  await answerComes();
  await waitFor(() => expect(asked()).toEqual([address]));
  await codeComes();

  expect(font.load).toHaveBeenCalledTimes(1);
  pictureComes();
  expect(document.querySelector('img')).toBeNull();
});

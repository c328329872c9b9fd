import { fillElement } from './document';

const place = { tag: 'template', id: 'first-page' };

test('fills the one empty element, and takes the content as it is', () => {
  const html = '<main><template id="first-page"></template></main>';

  expect(fillElement(html, { ...place, content: '<p>R$ 5,00 & $&</p>' })).toBe(
    '<main><template id="first-page"><p>R$ 5,00 & $&</p></template></main>',
  );
});

test('marks the element that it fills', () => {
  const html = '<template id="first-page"></template>';

  expect(fillElement(html, { ...place, content: 'x', attribute: 'data-customers' })).toBe(
    '<template id="first-page" data-customers>x</template>',
  );
});

test.each([
  ['no such element', '<main></main>', 'has 0 empty <template id="first-page">'],
  ['one that is not empty', '<template id="first-page">x</template>', 'has 0 empty'],
  ['two of them', '<template id="first-page"></template>'.repeat(2), 'has 2 empty'],
])('refuses HTML with %s', (_case, html, why) => {
  expect(() => fillElement(html, { ...place, content: '' })).toThrow(why);
});

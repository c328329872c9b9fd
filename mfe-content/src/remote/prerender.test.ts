/** @jest-environment node */
import { prerendered } from './prerender';

test('pages that wait for the server begin with what they show until then, and know no year of the build', async () => {
  const { markup } = await prerendered();

  for (const [address, words] of [
    ['/resultado', 'Carregando resultados...'],
    ['/condicoes-gerais', 'Carregando condições gerais...'],
  ] as const) {
    expect(markup[address]).toContain(words);
    expect(markup[address]).not.toMatch(/\b20\d\d\b/);
  }
});

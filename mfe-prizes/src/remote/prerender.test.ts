/** @jest-environment node */
import { prerendered } from './prerender';

test('the list of campaigns begins with its lead, and with no year, which a build cannot know', async () => {
  const { markup } = await prerendered();

  expect(markup['/meus-titulos']).toContain('Escolha uma campanha para ver seus números e raspadinhas.');
  expect(markup['/meus-titulos']).toContain('Carregando títulos...');
  expect(markup['/meus-titulos']).not.toMatch(/20\d\d/);
});

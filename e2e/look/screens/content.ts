import { press, type Screen } from './screen.ts';

/** The screens of mfe-content. */
export const content: Screen[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'faq', path: '/FAQ/Lista' },
  {
    name: 'faq-empty',
    path: '/FAQ/Lista',
    act: async (page) => {
      await page.getByPlaceholder('Buscar dúvidas frequentes').fill('zebra');
      await press('Filtrar')(page);
    },
  },
  { name: 'faq-question', path: '/FAQ/Questao/1' },
  { name: 'results', path: '/resultado' },
  { name: 'institutions', path: '/instituicoes' },
  { name: 'conditions', path: '/condicoes-gerais' },
  { name: 'cookies', path: '/politica-cookies' },
  { name: 'terms', path: '/termos-de-uso' },
  { name: 'legal', path: '/termos-legais' },
  { name: 'privacy', path: '/politica-de-privacidade' },
];

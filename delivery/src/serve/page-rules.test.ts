import { folderStore } from '#storage/folder-store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { fileForPath, pageRules } from './page-rules';

const pages = [
  { path: '/', file: 'index.html' },
  { path: '/carrinho/:step?', file: 'pages/carrinho-step.html' },
  { path: '/meus-titulos/:titulo', file: 'pages/meus-titulos-titulo.html' },
  { path: '/meus-titulos/novo', file: 'pages/meus-titulos-novo.html' },
  { path: '/FAQ/Questao/:questionId', file: 'pages/faq-questao-questionid.html' },
];

test.each([
  ['/', 'index.html'],
  ['/carrinho', 'pages/carrinho-step.html'],
  ['/carrinho/2', 'pages/carrinho-step.html'],
  ['/carrinho/2/3', 'index.html'],
  ['/faq/questao/12', 'pages/faq-questao-questionid.html'],
  ['/FAQ/Questao/12/', 'pages/faq-questao-questionid.html'],
  ['/meus-titulos/RM10', 'pages/meus-titulos-titulo.html'],
  ['/meus-titulos/novo', 'pages/meus-titulos-novo.html'],
  ['/meus-titulosX', 'index.html'],
  ['/nowhere', 'index.html'],
])('serves %s as %s', async (path, file) => {
  const store = folderStore(temporaryFolder());
  await store.write('pages.json', Buffer.from(JSON.stringify({ pages })));

  expect(fileForPath(await pageRules(store), path)).toBe(file);
});

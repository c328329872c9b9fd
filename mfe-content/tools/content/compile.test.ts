/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const home = resolve(__dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textos-'));
  cpSync(join(home, 'content'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

function checkContent() {
  const { status, stderr } = spawnSync(
    'node',
    ['--import', 'tsx', 'tools/content/compile.ts', folder, '--check'],
    {
      cwd: home,
      encoding: 'utf8',
    },
  );
  return { status, stderr };
}

test('the modules in the repository say what the texts say', () => {
  expect(checkContent()).toEqual({ status: 0, stderr: '' });
});

test('a text that was changed without being compiled is noticed', () => {
  change('faq/02-quem-pode-comprar.md', 'Cada pessoa tem uma única conta', 'Cada pessoa tem uma conta');

  const { status, stderr } = checkContent();

  expect(status).toBe(1);
  expect(stderr).toContain('faq.ts');
});

test('every mistake is reported at once, with its file and its field', () => {
  const mistakes = [
    [
      'faq/01-o-que-e-um-titulo.md',
      'resumo: O que é um título de capitalização?\n',
      '',
      'resumo: falta este campo',
    ],
    ['faq/02-quem-pode-comprar.md', 'resumo:', 'resumoo:', 'resumoo: este campo não existe'],
    ['faq/05-como-compro.md', 'publico', 'público', 'status: use publico ou interno'],
    ['faq/06-quantos-titulos.md', '2026-09-14T', '14/09/2026 ', 'dataAtualizacao: use o formato 2026-'],
    ['faq/08-pagamento-pendente.md', 'id: 8', 'id: 7', 'id: o número 7 já é de outra pergunta'],
    [
      'faq/12-onde-vejo-o-resultado.md',
      '/resultado',
      '/resultados',
      '/resultados: este endereço não leva a lugar',
    ],
    [
      'faq/16-para-onde-vai-o-dinheiro.md',
      '/instituicoes',
      'javascript:alert',
      'javascript:alert: este endereço não',
    ],
    [
      'legal/termos-de-uso.md',
      'Estes termos valem',
      '<b>Estes</b> termos valem',
      'texto: não sei mostrar "<b>"',
    ],
    [
      'legal/termos-legais.md',
      '| Sorteios                         | 32,0079%                 |',
      '| Sorteios | 32,0079% | do valor |',
      'tabela: esta linha não tem 2 colunas: "| Sorteios | 32,0079% | do valor |"',
    ],
    ['legal/politica-cookies.md', '| 2 anos   |', '|', 'tabela: esta linha não tem 3 colunas:'],
    ['legal/termos-legais.md', '{serie}', '{marca}', '{marca}: nome desconhecido; use um de: produto'],
    ['home/home.md', 'fase: pausa', 'fase: natal', 'fase: use pausa ou venda'],
    ['home/card-1-como-funciona.md', 'img: titulo', 'img: gato', 'img: Invalid type'],
    ['home/card-2-raspe-mais.md', '---\nimg', 'img', 'campos: o arquivo precisa começar com os campos'],
  ] as const;
  for (const [file, from, to] of mistakes) change(file, from, to);

  const { status, stderr } = checkContent();

  expect(status).toBe(1);
  for (const [file, , , said] of mistakes) expect(stderr).toContain(`${file}: ${said}`);
});

/** @jest-environment node */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const folder = resolve(__dirname, '../../public/assets/eventos');
const codes = ['5', '6', '7', '8', '9', '10'];

function sizeOfPng(file: string) {
  const data = readFileSync(join(folder, file));
  expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

function textOfPdf(file: string) {
  const data = readFileSync(join(folder, file)).toString('latin1');
  const streams = [...data.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...streams.join('').matchAll(/<([0-9A-F]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

test.each(codes)('campaign %s has its ticket and its front at twice their size', (code) => {
  expect(sizeOfPng(`${code}/cartela-home.png`)).toEqual([1280, 840]);
  expect(sizeOfPng(`${code}/frente-200x150.png`)).toEqual([400, 300]);
});

test('the second title of the campaign on sale has a ticket of its own', () => {
  expect(sizeOfPng('10/cartela-02.png')).toEqual([1280, 840]);
});

test.each(codes)('the general conditions of campaign %s can be read and searched', (code) => {
  const text = textOfPdf(`${code}/condicoes-gerais.pdf`);

  expect(text).toContain(`série ${code}`);
  expect(text).toContain('34,3%');
  expect(text).toContain('32,0079%');
  expect(text).toContain('R$ 5,00');
  expect(text).toContain('menores de 16 anos');
});

test('all assets together stay light', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(folder, name)),
  );
  const bytes = files.filter((file) => file.isFile()).reduce((sum, file) => sum + file.size, 0);

  expect(bytes).toBeLessThan(1_000_000);
});

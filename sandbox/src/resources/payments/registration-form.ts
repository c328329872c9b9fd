import { brand } from '@site/brand/brand';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#app/sandbox.ts';
import { customerOf, type UserRow } from '#resources/auth/session.ts';

/** The registration form of a customer: as a file, and as text (D31). */
export function registrationFormRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/payments/registration-form/show', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    return reply.type('text/plain; charset=utf-8').send(formLines(customer).join('\n'));
  });

  app.get('/payments/registration-form/download', async (request, reply) => {
    const customer = await customerOf(sandbox, request);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="ficha_cadastro.pdf"')
      .send(await pdfOf(formLines(customer)));
  });
}

const formLines = (customer: UserRow) => [
  `FICHA DE CADASTRO · ${brand.product}`,
  '',
  `Nome: ${customer.fullName}`,
  `CPF: ${customer.cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')}`,
  `Data de nascimento: ${customer.birthDate.split('-').reverse().join('/')}`,
  `Pessoa politicamente exposta: ${customer.politicallyExposed ? 'Sim' : 'Não'}`,
  '',
  `Endereço: ${customer.address}, ${customer.number} ${customer.complement}`.trim(),
  `${customer.neighborhood}, ${customer.city} - ${customer.state}`,
  `CEP: ${customer.postalCode.replace(/(\d{5})(\d{3})/, '$1-$2')}`,
  `E-mail: ${customer.email}`,
  `Telefone: (${customer.ddd}) ${customer.phone}`,
  '',
  'DECLARAÇÕES',
  'Declaro que as informações acima são verdadeiras e que as manterei atualizadas.',
  `Declaro que tenho 16 anos ou mais e que li as condições gerais do título, aprovado`,
  `pela SUSEP (processo ${brand.susepProcess}).`,
  'Estou ciente de que, do valor do título, 34,3% vão para a capitalização e 32,0079%',
  'para os sorteios, e de que a carência para resgate é de 2 meses.',
  `Cedo o direito de resgate ao ${brand.charity}.`,
];

async function pdfOf(lines: string[]) {
  // Large: a sandbox starts without it.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle('Ficha de cadastro');
  document.setLanguage('pt-BR');
  const font = await document.embedFont(StandardFonts.Helvetica);
  const writable = new Set(font.getCharacterSet());
  const page = document.addPage([595, 842]);
  lines.forEach((line, at) => {
    const text = [...line]
      .map((character) => (writable.has(character.codePointAt(0) ?? 0) ? character : '?'))
      .join('');
    page.drawText(text, { x: 56, y: 780 - at * 20, size: at === 0 ? 16 : 11, font });
  });
  return Buffer.from(await document.save());
}

import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RouteId } from '@site/contracts/routes';
import { storedKeys } from '@site/platform/storage';
import { renderPage } from '@site/testing/render-page';
import { CookiePolicyPage } from './cookie-policy.page';
import { LegalNoticePage } from './legal-notice.page';
import { PrivacyPolicyPage } from './privacy-policy.page';
import { TermsOfUsePage } from './terms-of-use.page';

/** Each page with its title and facts that it states. */
const pages: [RouteId, string, ReactElement, string[]][] = [
  [
    'cookiePolicy',
    'Política de cookies',
    <CookiePolicyPage key="c" />,
    ['2 anos', '3 meses', '1 dia', '1 ano'],
  ],
  [
    'termsOfUse',
    'Termos de uso',
    <TermsOfUsePage key="t" />,
    [
      'Cada pessoa pode ter uma única conta. Contas repetidas são desativadas.',
      'CPF, e-mail ou telefone, mais a senha',
      'São obrigatórios: nome, CPF, e-mail, data de nascimento e telefone.',
      'Depois que um título é comprado, o cadastro não pode ser cancelado',
      'O limite é de 25 títulos',
      'em até 15 dias corridos',
    ],
  ],
  [
    'legalNotice',
    'Termos legais',
    <LegalNoticePage key="n" />,
    [
      'É proibida a venda de títulos de capitalização a menores de 16 anos.',
      'O resgate tem carência de 2 meses.',
      '34,3%',
      '32,0079%',
      'O resgate antecipado não é permitido, salvo nos casos previstos nas condições gerais.',
      'aprovados pela SUSEP',
      'A vigência do título é de 3 meses.',
    ],
  ],
  [
    'privacyPolicy',
    'Política de privacidade',
    <PrivacyPolicyPage key="p" />,
    [
      'LGPD',
      'Base legal (LGPD)',
      'Consentimento (art. 7º, I)',
      'portabilidade',
      'Por quanto tempo guardamos',
      'ANPD',
    ],
  ],
];

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');

test.each(pages)(
  '%s has its heading, its date, a table of contents whose anchors exist, and its facts',
  (page, title, element, facts) => {
    const { container } = renderPage(element, { page });
    const contents = screen.getByRole('navigation', { name: 'Nesta página' });
    const anchors = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Atualizado em 01/09/2026')).toBeInTheDocument();
    expect(anchors.length).toBeGreaterThan(4);
    for (const anchor of anchors)
      expect(container.querySelector(new URL(anchor, 'https://a.example').hash)?.tagName).toBe('H2');
    expect(document.title).toBe(`${title} · Ciranda Cap`);
    for (const fact of facts) expect(textOf(container)).toContain(fact);
  },
);

test('the cookie policy names every value that the site keeps in a browser, and no other (D66)', async () => {
  const { user, address } = renderPage(<CookiePolicyPage />, { page: 'cookiePolicy' });
  const rows = screen.getByText('Nome no navegador').closest('table')?.querySelectorAll('tbody tr') ?? [];
  const named = [...rows].flatMap((row) => row.lastElementChild?.textContent?.split(', ') ?? []);
  expect(named.sort()).toEqual(storedKeys.map(({ key }) => key).sort());

  // A link inside the text stays in the app.
  await user.click(screen.getByRole('link', { name: 'política de privacidade' }));
  expect(address()).toBe('/politica-de-privacidade');
});

test('the privacy contact is a privacy e-mail address', () => {
  renderPage(<PrivacyPolicyPage />, { page: 'privacyPolicy' });

  expect(screen.getAllByRole('link', { name: 'privacidade@ciranda.example' })[0]).toHaveAttribute(
    'href',
    'mailto:privacidade@ciranda.example',
  );
});

test('a page can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = renderPage(<TermsOfUsePage />, { page: 'termsOfUse' });

  await user.click(screen.getByRole('button', { name: 'Imprimir' }));

  expect(print).toHaveBeenCalledTimes(1);
});

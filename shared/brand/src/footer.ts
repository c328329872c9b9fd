import { brand, type SocialNetwork } from './brand';

/** One entry of the social row: the network, the address, the tooltip and the accessible name. */
export interface FooterSocial {
  id: SocialNetwork['id'];
  href: string;
  title: string;
  label: string;
}

/** One line of the service centre: `info` is read before the link, `descricao` is shown below it. */
export interface FooterContact {
  id: string;
  label: string;
  href: string;
  info: string;
  descricao: string;
}

/** What a link of the third section does. */
export type FooterAction = { kind: 'navigate'; to: string };

/** A link of the third section. */
export interface FooterTerm {
  text: string;
  action: FooterAction;
}

/** A piece of the legal block: plain text, or text with weight. */
export type LegalSpan = string | { strong: string };

/** The footer's configuration: three columns and the legal block (one list of pieces per paragraph). */
export interface FooterConfiguration {
  firstSection: { mainLogo: string; text: string; secondLogo: string; social: readonly FooterSocial[] };
  secondSection: { title: string; links: readonly FooterContact[] };
  thirdSection: { title: string; links: readonly FooterTerm[] };
  legalText: readonly (readonly LegalSpan[])[];
}

const term = (text: string, to: string): FooterTerm => ({ text, action: { kind: 'navigate', to } });

/** The footer as the shell shows it. The legal block is a small tree, so that nothing is rendered as HTML. */
export const footer: FooterConfiguration = {
  firstSection: {
    mainLogo: brand.product,
    text: 'Um Produto',
    secondLogo: brand.series,
    social: brand.networks.map(({ id, label, href }) => ({
      id,
      href,
      title: `${brand.product} no ${label}`,
      label: `${label} (abre em nova aba)`,
    })),
  },
  secondSection: {
    title: 'Central de atendimento',
    links: [
      {
        id: 'telefone',
        label: brand.phones.service.number,
        href: brand.phones.service.href,
        info: 'Telefone de atendimento',
        descricao: brand.phones.service.serves,
      },
      {
        id: 'telefone-acessivel',
        label: brand.phones.accessible.number,
        href: brand.phones.accessible.href,
        info: 'Telefone de atendimento acessível',
        descricao: brand.phones.accessible.serves,
      },
      {
        id: 'email',
        label: brand.emails.support,
        href: `mailto:${brand.emails.support}`,
        info: 'E-mail de atendimento',
        descricao: '',
      },
    ],
  },
  thirdSection: {
    title: 'Termos e políticas',
    links: [
      term('Condições gerais', '/condicoes-gerais'),
      term('Termos de uso', '/termos-de-uso'),
      term('Política de privacidade', '/politica-de-privacidade'),
      term('Política de cookies', '/politica-cookies'),
      term('Termos legais', '/termos-legais'),
    ],
  },
  legalText: [
    [
      'Título de capitalização da modalidade filantropia premiável, de contribuição única, aprovado pela SUSEP ' +
        `(processo ${brand.susepProcess}). A aprovação não representa recomendação de compra. `,
      { strong: 'É proibida a venda a menores de 16 anos.' },
    ],
    [
      'Do valor do título, 34,3% vão para a capitalização e 32,0079% para os sorteios. Carência de 2 meses. ' +
        'O resgate antecipado só é permitido nos casos previstos nas condições gerais. ' +
        `O valor do resgate é cedido ao ${brand.charity}.`,
    ],
  ],
};

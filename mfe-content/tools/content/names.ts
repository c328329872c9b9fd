import { brand } from '@site/brand/brand';
import { report } from './problems';

/** Names that a text may use, and what is written for them. */
export type Names = Readonly<Record<string, string>>;

const brandNames: Names = {
  produto: brand.product,
  serie: brand.series,
  emissor: brand.issuer,
  instituto: brand.charity,
  susep: brand.susepProcess,
  telefone: brand.phones.service.number,
  telefoneAcessivel: brand.phones.accessible.number,
  atendimento: brand.emails.support,
  privacidade: brand.emails.privacy,
  remetente: brand.emails.sender,
};

/**
 * Writes the brand's names where a text says `{produto}`, `{telefone}` and so on (D1), and those of `more`. An
 * unknown name is reported.
 */
export function fillNames(text: string, file: string, more: Names = {}): string {
  const names = { ...brandNames, ...more };
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    if (names[name] === undefined)
      report(file, written, `nome desconhecido; use um de: ${Object.keys(names).join(', ')}`);
    return names[name] ?? written;
  });
}

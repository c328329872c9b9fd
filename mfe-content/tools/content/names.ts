import { brand } from '@site/brand/brand';
import { report } from './problems';

const names: Record<string, string> = {
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

/** Writes the brand's names where a text says `{produto}`, `{telefone}` and so on (D1). An unknown name is reported. */
export function fillNames(text: string, file: string): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    if (names[name] === undefined)
      report(file, written, `nome desconhecido; use um de: ${Object.keys(names).join(', ')}`);
    return names[name] ?? written;
  });
}

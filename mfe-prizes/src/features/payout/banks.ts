import type { Banks } from '@site/contracts/api/banks';

/** A bank of the list. */
export interface Bank {
  code: string;
  name: string;
}

/** The list as it is shown: highlighted banks first, then all others, each part in its own order. */
export interface BankGroups {
  highlighted: Bank[];
  others: Bank[];
}

/** Highlighted banks in the server's order, the others by name. A highlighted code without a name is left out. */
export function bankGroups({ destaque, lista }: Banks): BankGroups {
  const highlighted = [...new Set(destaque)].flatMap((code) => {
    const name = lista[code];
    return name ? [{ code, name }] : [];
  });
  const others = Object.entries(lista)
    .filter(([code]) => !destaque.includes(code))
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  return { highlighted, others };
}

/** The banks whose code or name holds the search, accents and case aside. The chosen bank always stays. */
export function searchBanks(groups: BankGroups, search: string, chosen: string): BankGroups {
  const wanted = plain(search.trim());
  const isFound = ({ code, name }: Bank) => code === chosen || plain(`${code} ${name}`).includes(wanted);
  return { highlighted: groups.highlighted.filter(isFound), others: groups.others.filter(isFound) };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

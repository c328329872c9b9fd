export type Section = 'compras' | 'premios';

/** The section that an address names; nothing when there is none of that name. */
export function sectionOf(param: string | undefined): Section | undefined {
  return param === 'compras' || param === 'premios' ? param : undefined;
}

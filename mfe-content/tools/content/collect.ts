import * as v from 'valibot';
import { faqItem, type FaqItem } from '#content/faq.schema.ts';
import { banner, card, homeContent, phase, scene, type HomeContent } from '#content/home.schema.ts';
import { institution, type Institution } from '#content/institutions.schema.ts';
import { legalDocument, type LegalDocument } from '#content/legal.schema.ts';
import { readItem, readItems } from './item';
import { checkedLink } from './links';
import { sectionsOf } from './markdown';
import { check, report } from './problems';

/** The questions in the order of their files. A number used twice is reported. */
export function collectFaq(root: string): FaqItem[] {
  const seen = new Set<number>();
  return readItems(root, 'faq').flatMap(({ file, fields, body }) => {
    const [{ blocks }] = sectionsOf(body, file);
    const item = check(faqItem, { ...fields, resposta: blocks }, file);
    if (item && seen.has(item.id)) report(file, 'id', `o número ${item.id} já é de outra pergunta`);
    if (item) seen.add(item.id);
    return item ?? [];
  });
}

const words = v.pipe(v.string(), v.minLength(1));
const institutionFields = v.strictObject({
  chave: v.pipe(words, v.regex(/^[a-zA-Z]+$/, 'use só letras')),
  titulo: words,
  img: scene,
  alt: words,
  resumo: words,
  botao: words,
});

type InstitutionFields = v.InferOutput<typeof institutionFields>;

function collectInstitutionFields(root: string): [InstitutionFields, Institution][] {
  return readItems(root, 'instituicoes').flatMap(({ file, fields, body }) => {
    const known = check(institutionFields, fields, file);
    if (!known) return [];
    const { titulo, img, alt } = known;
    const whole = check(institution, { titulo, img, alt, destaque: body }, file);
    return whole ? [[known, whole]] : [];
  });
}

/** The institutions by their keys, in the order of their files. */
export function collectInstitutions(root: string): Record<string, Institution> {
  return Object.fromEntries(collectInstitutionFields(root).map(([{ chave }, whole]) => [chave, whole]));
}

/** The home page: its phase, banners, cards and the short text of each institution. */
export function collectHome(root: string): HomeContent | undefined {
  const fase = check(
    v.strictObject({ fase: phase }),
    readItem(root, 'home/home.md').fields,
    'home/home.md',
  )?.fase;
  const banners = ['pausa', 'venda'].flatMap((name) => {
    const { file, fields } = readItem(root, `home/${name}.md`);
    return check(banner, { fase: name, ...fields }, file) ?? [];
  });
  const cards = readItems(root, 'home', 'card-').flatMap(({ file, fields }) => {
    const known = check(card, fields, file);
    return known ? { ...known, link: checkedLink(known.link, file) } : [];
  });
  const highlights = collectInstitutionFields(root).map(([{ chave, resumo, botao, titulo, img, alt }]) => [
    chave,
    { destaque: resumo, titulo, img, alt, button: { texto: botao } },
  ]);
  if (!fase) return undefined;
  const content = {
    fase,
    bannersData: banners,
    destaqueData: { cards },
    instituicaoHomeData: { instituicoes: Object.fromEntries(highlights) },
  };
  return check(homeContent, content, 'home');
}

/** One legal page. Its sections are the headings of the text; two with one name are reported. */
export function collectLegal(root: string, name: string): LegalDocument | undefined {
  const { file, fields, body } = readItem(root, `legal/${name}.md`);
  const [{ blocks: introducao }, ...sections] = sectionsOf(body, file);
  const secoes = sections.map(({ title, blocks }) => ({
    id: anchorOf(title),
    titulo: title,
    blocos: blocks,
  }));
  const ids = new Set(secoes.map(({ id }) => id));
  if (ids.size < secoes.length) report(file, 'texto', 'há dois títulos de seção iguais');
  return check(legalDocument, { ...fields, introducao, secoes }, file);
}

const anchorOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-');

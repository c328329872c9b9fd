import * as v from 'valibot';

const words = v.pipe(v.string(), v.minLength(1));
const outside = v.pipe(words, v.startsWith('https://', 'use um endereço https://'));
const inside = v.pipe(words, v.startsWith('/', 'use um caminho do site, como /resultado'));

/** The banner of the pause: an image with the words over it, linking out in a new tab. */
const pauseBanner = v.strictObject({
  fase: v.literal('pausa'),
  src: v.picklist(['pausa']),
  href: outside,
  alt: words,
  titulo: words,
  subtitulo: words,
  texto: words,
  destaque: words,
});

/** The banner of the sale: a campaign that leads to its page. */
const saleBanner = v.strictObject({
  fase: v.literal('venda'),
  evento: v.pipe(words, v.regex(/^\d+$/, 'use o código do evento, entre aspas')),
  href: inside,
  alt: words,
  titulo: words,
  subtitulo: words,
  texto: words,
  botao: words,
});

export const banner = v.variant('fase', [pauseBanner, saleBanner]);

export const card = v.strictObject({
  img: v.picklist(['titulo', 'raspadinha', 'rodadas', 'roda']),
  label: words,
  info: words,
  text: words,
  acao: words,
  link: inside,
});

export const scene = v.picklist(['morro', 'pipas', 'casas']);

const highlight = v.strictObject({
  destaque: words,
  titulo: words,
  img: scene,
  alt: words,
  button: v.strictObject({ texto: words }),
});

export const phase = v.picklist(['pausa', 'venda'], 'use pausa ou venda');

/** The home page's content, with the names of document 1, section 3. */
export const homeContent = v.strictObject({
  fase: phase,
  bannersData: v.array(banner),
  destaqueData: v.strictObject({ cards: v.array(card) }),
  instituicaoHomeData: v.strictObject({ instituicoes: v.record(v.string(), highlight) }),
});

export type PauseBanner = v.InferOutput<typeof pauseBanner>;
export type SaleBanner = v.InferOutput<typeof saleBanner>;
export type Card = v.InferOutput<typeof card>;
export type Highlight = v.InferOutput<typeof highlight>;
export type Scene = v.InferOutput<typeof scene>;
export type HomeContent = v.InferOutput<typeof homeContent>;

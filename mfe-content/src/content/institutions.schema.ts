import * as v from 'valibot';
import { scene } from './home.schema';

const words = v.pipe(v.string(), v.minLength(1));

/** An institution. `destaque` is plain text: a blank line ends a paragraph (document 2, section 2). */
export const institution = v.strictObject({
  titulo: words,
  img: scene,
  alt: words,
  destaque: v.pipe(v.string(), v.minLength(1, 'o texto está vazio')),
});

export type Institution = v.InferOutput<typeof institution>;
export type Institutions = Readonly<Record<string, Institution>>;

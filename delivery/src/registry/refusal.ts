/** Something that delivery will not do, with the sentence that tells a developer why and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

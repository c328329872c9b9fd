/** Something that delivery will not do, with the sentence that tells a developer why and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Something outside of delivery that failed (a store, a settings file), with the sentence that says what. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

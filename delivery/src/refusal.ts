/** Something that delivery refuses to do. The message tells a developer why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Something outside of delivery that failed (a store, a settings file). The message says what. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Something that delivery refuses to do. The message tells a developer why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** For `catch`: nothing in the place of what was refused. Throws every other error again. */
export function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Something outside of delivery that failed (a store, a settings file). The message says what. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** A request that the sandbox refuses: the response is `{message, statusCode}`. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * An insurer did not answer. The reason has a status or a kind of failure in it and nothing of whom was asked about, so
 * that it may be logged. `isLasting`: the same request will never succeed.
 */
export class InsurerError extends Error {
  readonly isLasting: boolean;

  constructor(insurer: string, reason: string, isLasting: boolean) {
    super(`${insurer} did not answer: ${reason}`);
    this.name = 'InsurerError';
    this.isLasting = isLasting;
  }
}

/** Thrown by a handler whose transaction must not take effect, with the body that is answered all the same. */
export class RollbackWithAnswer extends Error {
  override readonly name = 'RollbackWithAnswer';
  readonly body: object;

  /** @param cause what went wrong, for the log */
  constructor(body: object, cause: unknown) {
    super('A call was undone.', { cause });
    this.body = body;
  }
}

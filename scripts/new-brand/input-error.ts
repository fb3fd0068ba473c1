/** An error that a person can fix: printed as it is, without a stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

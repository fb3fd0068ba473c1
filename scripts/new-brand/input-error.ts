/** What a person can do something about: printed as it is, without a trace. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

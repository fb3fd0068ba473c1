/**
 * Why the portal cannot start, in one sentence that tells the operator what to do. The start command prints the
 * sentence, without a stack, and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A sentence for the operator; it is printed alone and the process exits with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A sentence for whoever starts the server; it is printed alone and the process ends with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

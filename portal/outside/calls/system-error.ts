import { LoggableError } from '#platform/loggable-error.ts';

/**
 * An outside system did not answer. The reason has a status or a kind of failure in it and nothing of whom it was asked about.
 * `isLasting`: the same request will never succeed.
 */
export class SystemError extends LoggableError {
  readonly isLasting: boolean;

  constructor(system: string, reason: string, isLasting: boolean) {
    super(`${system} did not answer: ${reason}`);
    this.name = 'SystemError';
    this.isLasting = isLasting;
  }
}

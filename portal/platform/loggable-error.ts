/** An error whose `reason` names nobody and quotes nothing that was sent: the log says it, as it says no error's message. */
export class LoggableError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

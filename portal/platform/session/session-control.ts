import type { IdentifiedPerson } from '../context.ts';

/** Somebody whom the identification service has vouched for. */
export interface Identified {
  readonly person: IdentifiedPerson;
  /** Their own record; null for somebody who is not registered. */
  readonly patientId: string | null;
  /** The child whom they acted for in the session that they come back to. */
  readonly actingFor?: string | null;
}

/**
 * What a sign-in needs of the sessions, whatever keeps them. A request and its answer are the web
 * server's own types, which features do not know.
 */
export interface SessionControl<Request, Reply> {
  /**
   * Puts a session of the identified person in the place of the visitor's and gives the browser its
   * new cookie: no cookie from before a sign-in is good after it.
   */
  start(request: Request, reply: Reply, identified: Identified): Promise<void>;
}

import type { RecordCall } from '#platform/calls/call.ts';

/** A call that reads conversations of its patient; without a session somebody at the clinic does. */
export type Reading = Pick<RecordCall, 'tx' | 'vault' | 'patientId' | 'language'> &
  Partial<Pick<RecordCall, 'session'>>;

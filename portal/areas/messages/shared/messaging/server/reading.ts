import type { RecordCall } from '#platform/calls/call.ts';

/** A call that reads conversations of its patient. */
export type Reading = Pick<RecordCall, 'tx' | 'vault' | 'patientId' | 'language'>;

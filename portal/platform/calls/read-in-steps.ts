import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { Context } from '../context.ts';
import type { RecordCall } from './call.ts';
import type { FoundPatient } from './handler.ts';
import { ownerOf } from './owner.ts';
import { scopeOf } from './run-handler.ts';

/** Reads more of the record of a call, in a transaction of its own. */
export type ReadStep = <Read>(work: (call: RecordCall) => Promise<Read>) => Promise<Read>;

/**
 * For an answer that is sent while it is read: each step has its own short transaction in the scope of the call, since none
 * may wait for a slow reader. The handler's own transaction comes first and notes the read.
 *
 * @param found whose record it is, where the handler has found that
 * @throws Error in a step, where the call is about no patient's record
 */
export function readInSteps(
  endpoint: Endpoint,
  context: Context,
  found: FoundPatient | null = null,
): ReadStep {
  const { patientId, actor } = ownerOf(endpoint, context, found);
  const { inScope, ...request } = context;
  return (work) => {
    if (patientId === null) throw new Error('There is no record to read');
    return inScope(scopeOf(patientId, context), (tx) => work({ ...request, tx, patientId, actor }));
  };
}

import type { EndpointTable } from '#contract/calls/endpoint.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { type TestRequest, testContext } from '../test-context.ts';
import { runnableOf, type Service } from './handler.ts';
import { type Outcome, type RawInput, runEndpoint } from './run-endpoint.ts';

/** Calls a service's endpoints as the server does, without HTTP. */
export type Call<Table extends EndpointTable> = (
  key: keyof Table & string,
  input?: RawInput,
  request?: TestRequest,
) => Promise<Outcome>;

/** Makes the way in which a test calls the endpoints of one service. */
export function callerOf<Table extends EndpointTable>(
  test: TestDatabase,
  service: Service<Table>,
): Call<Table> {
  return (key, input = {}, request = {}) =>
    runEndpoint(runnableOf(service, key), testContext(test, request), input);
}

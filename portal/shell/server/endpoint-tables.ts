import type { EndpointTable } from '#contract/calls/endpoint.ts';
import { sessionEndpoints } from '#contract/session/session.ts';
import { serverFeatures } from './features.ts';

/** Every call that the portal answers: the OpenAPI document and the check of tested answers read them here. */
export const endpointTables: readonly EndpointTable[] = [
  sessionEndpoints,
  ...serverFeatures.map(({ endpoints }) => endpoints),
];

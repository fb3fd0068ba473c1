import type { SessionApi } from '#contract/session/session.ts';

/** The calls that belong to no feature, for the types of `useCall` and `useSend`. */
declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SessionApi {}
}

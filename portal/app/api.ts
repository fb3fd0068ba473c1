import type { SessionApi } from '#contract/session/session.ts';

/** The calls that are no feature's, for the types of `useCall` and `useSend`. */
declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SessionApi {}
}

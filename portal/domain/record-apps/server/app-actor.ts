import type { Actor } from '#platform/context.ts';

/** No app's name has a colon. */
const OF_GUARDIAN = 'guardian:';

/** Whom the access log names as the reader: an app, and whether a guardian has let it in. */
export function appActor(clientId: string, { isGuardian }: { readonly isGuardian: boolean }): Actor {
  return { kind: 'app', id: isGuardian ? OF_GUARDIAN + clientId : clientId };
}

/** What the access log has of apps that guardians have let in, as a pattern of SQL. */
export const GUARDIANS_APPS = `${OF_GUARDIAN}%`;

/** The app of an entry of the access log. */
export function appOfActor(id: string): string {
  return id.startsWith(OF_GUARDIAN) ? id.slice(OF_GUARDIAN.length) : id;
}

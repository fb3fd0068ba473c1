import type { Actor } from '#platform/context.ts';

/** No app's name has a colon or a hash. */
const OF_GUARDIAN = 'guardian:';
const GRANT = '#';

/** An app, as one patient or guardian has let it in. */
interface LetIn {
  readonly clientId: string;
  readonly grantId: number;
}

/** Whom the access log names as the reader: an app, by which of its grants, and whether a guardian has let it in. */
export function appActor(
  { clientId, grantId }: LetIn,
  { isGuardian }: { readonly isGuardian: boolean },
): Actor & { readonly id: string } {
  return { kind: 'app', id: `${isGuardian ? OF_GUARDIAN : ''}${clientId}${GRANT}${grantId}` };
}

/** What the access log has of apps that guardians have let in, as a pattern of SQL. */
export const GUARDIANS_APPS = `${OF_GUARDIAN}%`;

/** The app of an entry of the access log, and its grant; null in entries from before grants were named. */
export function appOfActor(id: string): { readonly clientId: string; readonly grantId: string | null } {
  const [clientId = '', grantId = null] = id.replace(OF_GUARDIAN, '').split(GRANT);
  return { clientId, grantId };
}

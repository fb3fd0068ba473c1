import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';

/** A request as its address carries it. */
export const REQUEST = 'r'.repeat(60);

/** An answer of `GET /api/record-app-request`. */
export function askedBy(changes: object = {}) {
  return { name: 'Omat mittaukset', types: [...APP_TYPES], wantsToStay: true, ...changes };
}

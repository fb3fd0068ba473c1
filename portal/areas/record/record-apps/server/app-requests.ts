import { appName, type RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { askedScopes, grantedScope } from '#areas/record/shared/record-apps/scopes.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { RecordAppsApi } from '../contract.ts';
import { type AuthorisationRequest, answerTo, openRequest } from './oauth/authorisation-request.ts';
import { issueCode } from './oauth/issue-code.ts';

type Asking = Pick<Context, 'vault' | 'brand' | 'now'>;

/** Null also for an app that the installation has taken out, or whose ways back it has changed, meanwhile. */
function requestIn(
  { vault, brand, now }: Asking,
  apps: readonly RecordApp[],
  sealed: string,
): AuthorisationRequest | null {
  const request = openRequest(vault, sealed, { brand: brand.id, now });
  const app = request && apps.find(({ id }) => id === request.clientId);
  return app?.redirectUris.includes(request?.redirectUri ?? '') ? request : null;
}

/** `GET /api/record-app-request` */
export const createShowRequest =
  (apps: readonly RecordApp[]): Handler<RecordAppsApi['GET /api/record-app-request']> =>
  async (call, { query }) => {
    const request = requestIn(call, apps, query.request);
    if (!request) return problem('notFound');
    const { types, wantsToStay } = askedScopes(request.scope);
    const offered = types.filter((type) => type !== 'QuestionnaireResponse' || hasQuestionnaires(call));
    if (offered.length === 0) return problem('notFound');
    return ok({ name: appName(apps, request.clientId, query.lang), types: offered, wantsToStay });
  };

/** No guardian sees what a child is asked, and not every brand asks. */
function hasQuestionnaires({ session, brand }: Pick<RecordCall, 'session' | 'brand'>): boolean {
  return session.actingFor === null && brand.features.includes('questionnaires');
}

/** `POST /api/record-app-request` */
export const createAnswerRequest =
  (apps: readonly RecordApp[]): Handler<RecordAppsApi['POST /api/record-app-request']> =>
  async (call, { body }) => {
    const request = requestIn(call, apps, body.request);
    if (!request) return problem('notFound');
    const scope = grantedScope(request.scope, body);
    if (askedScopes(scope).types.length === 0) {
      return ok({ sendTo: answerTo(request, call.origin, { error: 'access_denied' }) });
    }
    // Somebody who finds an open session must not give the record away for a year.
    if (!isFreshlyIdentified(call)) return problem('freshIdentificationRequired');
    const { code, grantId } = await issueCode(call, request, scope);
    await call.note({ action: 'create', kind: 'record-apps', id: grantId });
    return ok({ sendTo: answerTo(request, call.origin, { code }) });
  };

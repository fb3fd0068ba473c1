import type { SessionState } from '#contract/session/session.ts';
import type { AppValue } from '../app/app-context.ts';
import { reloadForAnother } from '../navigation/leave-document.ts';
import { isProblem } from './call-error.ts';
import { type AddressInput, canonicalUrl, inLanguage } from './canonical-url.ts';
import { openedFor } from './opened-for.ts';

type ChangeSession = Pick<AppValue, 'session' | 'setSession' | 'language' | 'onSessionEnded' | 'request'>;

export interface SentChange extends AddressInput {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The path to send to, if the server has given another than the declared one. */
  readonly path?: string | undefined;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly csrf?: 'header' | 'query';
  /** It ends the session: one that is over already is no surprise. */
  readonly endsSession?: boolean;
}

/**
 * Sends a change with the session's token. If another tab has renewed the session for the same person meanwhile, it
 * is sent again with the new one; if the session is over, that is reported besides the rejection.
 */
export async function sendChange(app: ChangeSession, key: string, input: SentChange): Promise<unknown> {
  const isSurprised = app.session.personId && !input.endsSession;
  try {
    return await send(app, key, input);
  } catch (error) {
    if (isProblem(error, 'authenticationRequired') && isSurprised) app.onSessionEnded();
    // In another tab somebody else has signed in or acts for another patient by now: the page says so.
    if (isProblem(error, 'scopeChanged')) reloadForAnother();
    if (!isProblem(error, 'csrfFailed')) throw error;
    const renewed = (await app.request('/api/session')) as SessionState;
    if (isSurprised && !renewed.personId) app.onSessionEnded();
    if (app.session.personId !== renewed.personId) throw error;
    app.setSession(renewed);
    return send({ ...app, session: renewed }, key, input);
  }
}

function send(app: ChangeSession, key: string, input: SentChange): Promise<unknown> {
  const { csrfToken } = app.session;
  const address = inLanguage(input, app.language);
  const query = input.csrf === 'query' ? { ...address.query, csrfToken } : address.query;
  return app.request(canonicalUrl(input.path ?? key, { ...address, query }), {
    method: key.slice(0, key.indexOf(' ')),
    headers: {
      ...openedFor(app.session),
      ...(input.csrf !== 'query' && { 'x-csrf-token': csrfToken }),
      ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  });
}

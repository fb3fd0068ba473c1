import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionState } from '#contract/session/session.ts';
import { FOR_ANOTHER } from '../navigation/leave-document.ts';
import { request } from './request.ts';
import { sendChange } from './send-change.ts';

const session = {
  csrfToken: 'old',
  person: { firstNames: 'Aino', lastName: 'Virtanen' },
  personId: 'aino',
} as SessionState;
const setSession = vi.fn();
const onSessionEnded = vi.fn();
const app = { session, setSession, onSessionEnded, request, language: 'sv' } as const;
const fetching = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetching));
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
  setSession.mockReset();
  onSessionEnded.mockReset();
});

const answers = (...bodies: [number, unknown][]) => {
  for (const [status, body] of bodies) {
    fetching.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  }
};
const refused = (code: string, status: number) =>
  [status, { type: 'about:blank', title: '', status, code }] as [number, unknown];

describe('a change', () => {
  test('sends the token, its key, the language and its body', async () => {
    answers([200, { type: 'success' }]);
    const input = { params: { id: 7 }, body: { a: 1 }, idempotencyKey: 'once' };
    expect(await sendChange(app, 'PUT /api/x/{id}', input)).toEqual({ type: 'success' });
    expect(fetching).toHaveBeenCalledWith(
      '/api/x/7?lang=sv',
      expect.objectContaining({
        method: 'PUT',
        body: '{"a":1}',
        headers: {
          'x-opened-by': 'aino',
          'x-acting-for': '',
          'x-csrf-token': 'old',
          'idempotency-key': 'once',
          'content-type': 'application/json',
        },
      }),
    );
  });

  test('sends the token in the query where the endpoint requires it', async () => {
    answers([200, {}]);
    await sendChange(app, 'POST /api/x', { csrf: 'query' });
    expect(fetching).toHaveBeenCalledWith(
      '/api/x?csrfToken=old&lang=sv',
      expect.objectContaining({ method: 'POST', headers: { 'x-opened-by': 'aino', 'x-acting-for': '' } }),
    );
  });

  test('of a page opened for a child says so, and another scope reloads the page, which says why', async () => {
    const reload = vi.fn();
    const replaceState = vi.fn();
    vi.stubGlobal('window', {
      location: { reload, search: '?tab=consent' },
      history: { state: 1, replaceState },
    });
    answers(refused('scopeChanged', 409));
    const actingFor = { id: 'elsa', firstNames: 'Elsa', lastName: 'Lindström' };
    await expect(
      sendChange({ ...app, session: { ...session, actingFor } }, 'POST /api/x', {}),
    ).rejects.toMatchObject({ code: 'scopeChanged' });
    expect(fetching).toHaveBeenCalledOnce();
    expect(fetching).toHaveBeenCalledWith(
      '/api/x?lang=sv',
      expect.objectContaining({
        headers: { 'x-opened-by': 'aino', 'x-acting-for': 'elsa', 'x-csrf-token': 'old' },
      }),
    );
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(1, '', `?tab=consent&for-another=1${FOR_ANOTHER}`);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is sent again with the token of another tab’s sign-in by the same person', async () => {
    const renewed = { ...session, csrfToken: 'new' };
    answers(refused('csrfFailed', 403), [200, renewed], [200, { type: 'success' }]);
    expect(await sendChange(app, 'POST /api/x', { idempotencyKey: 'once' })).toEqual({ type: 'success' });
    expect(setSession).toHaveBeenCalledWith(renewed);
    expect(fetching).toHaveBeenLastCalledWith(
      '/api/x?lang=sv',
      expect.objectContaining({
        headers: {
          'x-opened-by': 'aino',
          'x-acting-for': '',
          'x-csrf-token': 'new',
          'idempotency-key': 'once',
        },
      }),
    );
  });

  test('is not sent in somebody else’s name', async () => {
    const namesake = { ...session, csrfToken: 'new', personId: 'another aino' };
    answers(refused('csrfFailed', 403), [200, namesake]);
    await expect(sendChange(app, 'POST /api/x', {})).rejects.toMatchObject({ code: 'csrfFailed' });
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(setSession).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test.each<[string, [number, unknown][]]>([
    ['it says so', [refused('authenticationRequired', 401)]],
    [
      'its token is nobody’s any more',
      [refused('csrfFailed', 403), [200, { csrfToken: 'new', person: null, personId: null }]],
    ],
  ])('reports that the session is over when %s', async (_, bodies) => {
    answers(...bodies);
    await expect(sendChange(app, 'POST /api/x', {})).rejects.toThrow();
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  test('of a visitor ends no session', async () => {
    answers(refused('authenticationRequired', 401));
    const visitor = { ...app, session: { ...session, person: null, personId: null } };
    await expect(sendChange(visitor, 'POST /api/x', {})).rejects.toMatchObject({
      code: 'authenticationRequired',
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is not repeated for any other reason', async () => {
    answers(refused('forbidden', 403));
    await expect(sendChange(app, 'POST /api/x', {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});

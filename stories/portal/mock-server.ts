import { PROBLEMS, type ProblemCode } from '@portal/web/contract/calls/problem.ts';
import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Answers of the portal's API, by the key of the call: `GET /api/appointments/{id}`. */
export interface Answers {
  /** Bodies. A call without one stays pending. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Problems embedded in the page. A repeated call is answered if it has a body here. */
  readonly problems?: Readonly<Record<string, ProblemCode>>;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function handler(key: string, answer: () => Response) {
  const [method = '', path = ''] = key.split(' ');
  return METHODS[method as keyof typeof METHODS](path.replaceAll(/\{(\w+)\}/g, ':$1'), answer);
}

/** The server's problem for a code. */
export const problemOf = (code: ProblemCode) =>
  ({ type: 'about:blank', title: code, status: PROBLEMS[code], code }) as const;

const worker = setupWorker(http.all('/api/*', () => delay('infinite')));
let started: Promise<unknown> | undefined;

/** Makes the service worker answer the portal's calls as a story defines. */
export async function serve({ answers = {}, problems = {} }: Answers): Promise<void> {
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative: a built Storybook may be served from any folder.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  await started;
  worker.resetHandlers();
  const answered = Object.entries(answers).map(([key, body]) =>
    handler(key, () => HttpResponse.json(body as object)),
  );
  const refused = Object.entries(problems)
    .filter(([key]) => !(key in answers))
    .map(([key, code]) => handler(key, () => HttpResponse.json(problemOf(code), { status: PROBLEMS[code] })));
  worker.use(...answered, ...refused);
}

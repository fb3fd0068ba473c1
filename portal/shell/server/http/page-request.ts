/** What a request names in its first line. */
export interface Asked {
  readonly method: string;
  readonly url: string;
}

/** Where a browser stops between two pages, and what goes wrong is seen: of an identification, and of a permit. */
const STEPS =
  /^\/(oauth\/(authenticate|authorize|callback)|api\/insurance\/lahitapiola-(apply-permit|permit-return))(\?|$)/;

/** The step that an app's page may post, as OAuth lets it. */
const POSTED_STEP = /^\/oauth\/authorize(\?|$)/;

/** Whether somebody asks for a page to read: no call, no file, no step of an identification. */
export function isPageRequest({ method, url }: Asked): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|oauth|fhir|\.well-known|app|assets|health)(\/|$)/.test(url)
  );
}

/** Whether a person sees the answer as it is: a page, or a step on the way to one. */
export function isSeenRequest(asked: Asked): boolean {
  return (
    isPageRequest(asked) ||
    (asked.method === 'GET' && STEPS.test(asked.url)) ||
    (asked.method === 'POST' && POSTED_STEP.test(asked.url))
  );
}

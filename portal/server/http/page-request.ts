/** What a request names in its first line. */
export interface Asked {
  readonly method: string;
  readonly url: string;
}

/** Whether somebody asks for a page to read: no call, no file, no step of an identification. */
export function isPageRequest({ method, url }: Asked): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|oauth|assets|health)(\/|$)/.test(url);
}

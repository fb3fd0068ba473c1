import type { IncomingMessage } from 'node:http';

/** Names no page, no call and no file, in whichever room it stands. */
const NOTHING = '-';

/**
 * The address of a request as the routes can read it. Before any hook has run the router would answer by itself what it
 * cannot decode, with the address in it; so what names nothing is asked for under a name of nothing, in the same room:
 * `/sv/%ZZ` is Swedish and no page, `/api/%ZZ` is no call.
 *
 * An address with a host of its own (`GET http://host/path`) says which host is meant, whatever the header says.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function readableAddress(request: IncomingMessage): string {
  const address = ownAddress(request);
  return canDecode(address.split('?')[0] ?? '') ? address : `${roomOf(address)}${NOTHING}`;
}

function ownAddress(request: IncomingMessage): string {
  const { url = '/', headers } = request;
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  headers.host = host;
  return `${pathname}${search}`;
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** `/` and, where it can be read, the first word: `/sv/`. */
function roomOf(address: string): string {
  return /^\/[a-z]+\//.exec(address)?.[0] ?? '/';
}

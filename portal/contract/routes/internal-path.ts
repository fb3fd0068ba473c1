import { matchPath } from './route-path.ts';

const LONGEST = 2000;
/** Printable ASCII without the backslash, which browsers read as a slash; no space, no line break. */
const SAFE = /^[!-[\]-~]+$/;

/**
 * Whether a `next` or `nextPath` value may be followed: it is the address of one of the portal's own
 * pages, with or without query and hash. Anything else (another origin, a scheme, `//host`, `/api`,
 * `/oauth`) is refused, so a link to the portal cannot carry a patient away from it.
 */
export function isInternalPath(next: string): boolean {
  return next.length <= LONGEST && SAFE.test(next) && matchPath(next.replace(/[?#].*$/, '')) !== null;
}

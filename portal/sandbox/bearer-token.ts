import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries the token. */
export function isBearerToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries the token. */
export function isBearerToken(header: string | undefined, token: string): boolean {
  return isSecret(header, `Bearer ${token}`);
}

/** Whether what was sent is the secret; takes as long for what is nearly right as for what is not. */
export function isSecret(sent: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent ?? ''), digest(secret));
}

const SECRET = /^[\w-]{43}$/;

/**
 * Whether a text can be the secret of a link that was sent to somebody: 32 bytes in url-safe base64. Says nothing about
 * whether it opens anything.
 */
export function isLinkSecret(text: string): boolean {
  return SECRET.test(text);
}

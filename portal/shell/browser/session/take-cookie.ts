/**
 * Removes a cookie and returns whether it was there. The Cookie Store interface would do this, too, but browsers
 * before Safari 18.4 and Firefox 140 lack it, and a cookie to be read once would be read again.
 *
 * @param jar where cookies are; they are those of the whole portal
 */
export function takeCookie(name: string, jar: Pick<Document, 'cookie'> = document): boolean {
  const isThere = jar.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  if (isThere) jar.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  return isThere;
}

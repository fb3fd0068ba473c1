/**
 * Waits for nothing where there is a connection.
 *
 * @throws without one: browsers remember until the next document that code could not be fetched. Some believe for ever that
 *   they have none, so that the server is asked, too.
 */
export async function requireConnection(): Promise<void> {
  if (navigator.onLine === false) await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
}

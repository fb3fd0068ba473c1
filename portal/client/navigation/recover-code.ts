/** Names in `sessionStorage` the build for which this tab has been loaded again. */
const RELOADED = 'reloaded-for-build';

/**
 * Loads the document again where that may bring code that could not be fetched: a newer build has taken the place of this
 * page's, or a retry has failed, too. Does so once for a build, and only while the server answers: a page that lacks a
 * part is better than none. The browser asks about what is unsaved.
 *
 * @param retries how often the reader has tried again
 */
export async function recoverCode(retries: number): Promise<void> {
  const build = import.meta.url;
  const answer = await fetch(build, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const isOld = answer?.status === 404;
  if (!isOld && !(answer?.ok && retries > 0)) return;
  if (sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  window.location.reload();
}

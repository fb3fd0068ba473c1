import { postToApp } from '#client/mobile-app/post-to-app.ts';

/**
 * Has the app open what leads out of the portal: a web view has no tabs, and most ignore `target="_blank"`, `tel:` and
 * `mailto:`. What the app does not take is followed as ever.
 *
 * @returns what ends it
 */
export function handOverLinks(): () => void {
  const end = new AbortController();
  const handOver = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || link.origin === window.location.origin) return;
    if (postToApp({ type: 'externalLink', url: link.href })) event.preventDefault();
  };
  document.addEventListener('click', handOver, { signal: end.signal });
  return () => end.abort();
}

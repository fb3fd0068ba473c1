import type { LinkProps } from '@portal/design-system/DesignSystem';
import type { MouseEvent, ReactNode } from 'react';
import { useApp } from '#client/app/app-context.ts';
import { routable } from './can-route.ts';
import { loadPage } from './page-loader.ts';

/**
 * The link of every component: an anchor that the router follows where it can go, and the browser elsewhere. Its page
 * begins to load as soon as somebody seems about to follow it.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps): ReactNode {
  const app = useApp();
  const { language, navigate } = app;

  function prepare(): void {
    const visit = routable(href, app);
    // Nobody has asked for it yet; a failure is reported once somebody does.
    if (visit) loadPage(visit.key, language).catch(() => undefined);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    if (!routable(href, app)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigate(href, { replace: href === pathname + search + hash });
  }

  return <a href={href} onPointerEnter={prepare} onFocus={prepare} onClick={follow} {...rest} />;
}

/** Only the main button: others open tabs and windows or save the target, which the browser handles. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}

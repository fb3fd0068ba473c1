import type { LinkProps } from '@portal/design-system/DesignSystem';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '#contract/client/app-context.ts';
import { routable } from './can-route.ts';
import { loadPage } from './page-loader.ts';

/**
 * The link of every component: the router's where it can go, else a plain anchor. Its page begins to load as soon as
 * somebody seems about to follow it.
 */
export function RouterLink({ href, ...rest }: LinkProps): ReactNode {
  const { language, session } = useApp();
  const visit = routable(href, language, session);
  if (!visit) return <a href={href} {...rest} />;
  // Nobody has asked for it yet, so that it fails is said when somebody does.
  const prepare = () => void loadPage(visit.key, language).catch(() => undefined);
  return <Link to={href} onPointerEnter={prepare} onFocus={prepare} {...rest} />;
}

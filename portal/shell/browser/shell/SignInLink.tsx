import { ButtonLink } from '@portal/design-system/ButtonLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { useEntryPage } from '#client/navigation/use-sign-in-address.ts';
import { useCurrentAddress, useCurrentVisit } from '#client/navigation/use-visit.ts';

/**
 * Login for anonymous visitors: to the brand's entry page, and from there back to this page. None where one logs in
 * already.
 */
export function SignInLink(): ReactNode {
  const t = useTranslations('shell.menu');
  const href = useHref();
  const visit = useCurrentVisit();
  const key = useEntryPage();
  if (visit?.key === key || visit?.key === 'login-page-for-anonymous-users') return null;
  const address = useCurrentAddress();
  const nextPath = visit && isWorthReturningTo(visit.key) ? address : null;
  return (
    <ButtonLink href={href(key, {}, { nextPath })} tone="secondary" size="small">
      {t('signIn')}
    </ButtonLink>
  );
}

/** The pages about signing in are no place to return to. */
function isWorthReturningTo(key: string): boolean {
  return (
    key !== 'session-timed-out' &&
    key !== 'mfa' &&
    key !== 'login-page-for-anonymous-users' &&
    key !== 'hpa-front-page'
  );
}

import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useCurrentAddress } from '#client/navigation/use-visit.ts';

/**
 * The way on where an address names nothing of the person whose matters are open: a message's link does not say whose
 * appointment it is, and a guardian may have another child's or their own open. Nothing for everybody else.
 */
export function OtherMatters(): ReactNode {
  const t = useTranslations('shell.acting');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const { person, actingFor } = useSession();
  const nextPath = useCurrentAddress();
  const mayAsk = person !== null && isBuilt('choose-child');
  const { data } = useCall(mayAsk && !actingFor ? 'GET /api/guardianship/children' : null);
  const isGuardian = actingFor !== null || (data?.type === 'success' && data.children.length > 0);
  if (!mayAsk || !isGuardian) return null;
  return (
    <TextLink href={href('choose-child', {}, { nextPath })} isStandalone>
      {t('elsewhere')}
    </TextLink>
  );
}

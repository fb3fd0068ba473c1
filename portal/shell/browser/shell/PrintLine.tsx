import { DateTime } from '@portal/design-system/DateTime';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';

/** On paper: whose page it is, and when it was printed. */
export function PrintLine(): ReactNode {
  const t = useTranslations('shell');
  const now = useNow();
  const { actingFor, person } = useSession();
  const whose = actingFor ?? person;
  return (
    <>
      {whose && `${whose.firstNames} ${whose.lastName} · `}
      {t('printed')} <DateTime value={now.toISOString()} />
    </>
  );
}

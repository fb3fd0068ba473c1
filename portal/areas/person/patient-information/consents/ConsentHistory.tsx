import { Disclosure } from '@portal/design-system/Disclosure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { formatDay } from '#contract/time/time-format.ts';
import type { ConsentState } from '../consents-contract.ts';
import { FormCard } from '../tab/FormCard.tsx';

const loadChanges = () => import('./ConsentChanges.tsx').then(({ ConsentChanges }) => ConsentChanges);

/** When the permissions were last updated, and what was changed before. */
export function ConsentHistory({ state }: { readonly state: ConsentState }): ReactNode {
  const t = useTranslations('patient-information.consents');
  const lang = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { history, patientDataConsentFormUpdated } = state;
  const updated = history[0]?.at ?? patientDataConsentFormUpdated;
  if (!updated) return null;
  return (
    <FormCard
      id="consent-history"
      title={t('history.updatedTitle')}
      text={t('updated', { date: formatDay(new Date(updated), lang) })}
    >
      {history.length > 0 && (
        <Disclosure summary={t('history.title')} onToggle={setWanted}>
          {isWanted && (
            <LazyPart load={loadChanges} props={{ history }} onLoadFailure={() => setWanted(false)} />
          )}
        </Disclosure>
      )}
    </FormCard>
  );
}

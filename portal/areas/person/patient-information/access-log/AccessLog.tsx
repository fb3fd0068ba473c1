import { Disclosure } from '@portal/design-system/Disclosure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { FormCard } from '../tab/FormCard.tsx';

const loadLog = () => import('./LogView.tsx').then(({ LogView }) => LogView);

/** Who has viewed or changed the patient's data; looked up once the patient wants to know. */
export function AccessLog(): ReactNode {
  const t = useTranslations('patient-information.log');
  const whose = useWhose();
  const [isWanted, setWanted] = useState(false);
  return (
    <FormCard id="access-log" title={t('title', { whose })} text={t('text', { whose })}>
      <Disclosure summary={t('open')} onToggle={setWanted}>
        {isWanted && <LazyPart load={loadLog} props={{}} onLoadFailure={() => setWanted(false)} />}
      </Disclosure>
    </FormCard>
  );
}

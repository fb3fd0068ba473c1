import { Disclosure } from '@portal/design-system/Disclosure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormCard } from '../tab/FormCard.tsx';

const loadLog = () => import('./LogView.tsx').then(({ LogView }) => LogView);

/** Who has viewed or changed the patient's data; looked up once the patient wants to know. */
export function AccessLog(): ReactNode {
  const t = useTranslations('patient-information.log');
  const [isWanted, setWanted] = useState(false);
  return (
    <FormCard id="access-log" title={t('title')} text={t('text')}>
      <Disclosure summary={t('open')} onToggle={setWanted}>
        {isWanted && <LazyPart load={loadLog} props={{}} onLoadFailure={() => setWanted(false)} />}
      </Disclosure>
    </FormCard>
  );
}

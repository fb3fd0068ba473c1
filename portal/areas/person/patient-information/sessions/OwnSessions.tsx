import { Disclosure } from '@portal/design-system/Disclosure';
import { LazyPart } from '@portal/design-system/LazyPart';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { FormCard } from '../tab/FormCard.tsx';

const loadList = () => import('./SessionList.tsx').then(({ SessionList }) => SessionList);

/** Where the patient is logged in; looked up once they want to know. Nothing while somebody acts for a child. */
export function OwnSessions(): ReactNode {
  const t = useTranslations('patient-information.sessions');
  const { actingFor } = useSession();
  const [isWanted, setWanted] = useState(false);
  if (actingFor) return null;
  return (
    <FormCard id="sessions" title={t('title')} text={t('text')}>
      <Disclosure summary={t('open')} onToggle={setWanted}>
        {isWanted && <LazyPart load={loadList} props={{}} onLoadFailure={() => setWanted(false)} />}
      </Disclosure>
    </FormCard>
  );
}

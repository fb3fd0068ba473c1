import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';

const loadList = () => import('./AppList.tsx').then(({ AppList }) => AppList);

/** The apps that may read the record, as a part of the own information; looked up once the patient wants to know. */
export function RecordApps(): ReactNode {
  const t = useTranslations('record-apps.setting');
  const whose = useWhose();
  const title = useId();
  const [isWanted, setWanted] = useState(false);
  return (
    <Card as="section" id="record-apps" aria-labelledby={title}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Text tone="muted">{t('text', { whose })}</Text>
        </Stack>
        <Disclosure summary={t('open')} onToggle={setWanted}>
          {isWanted && <LazyPart load={loadList} props={{}} onLoadFailure={() => setWanted(false)} />}
        </Disclosure>
      </Stack>
    </Card>
  );
}

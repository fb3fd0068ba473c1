import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { LinkList } from '@portal/design-system/LinkList';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { OtherTest } from '../contract.ts';

export interface OtherTestsProps {
  /** The test that stays, by one of its results. */
  readonly beside: number;
  readonly others: readonly OtherTest[];
}

/** Links to the same page with another test beside the first: they work before any script. */
export function OtherTests({ beside, others }: OtherTestsProps): ReactNode {
  const t = useTranslations('laboratory.trend');
  const href = useHref();
  return (
    <Visible on="screen">
      <Card>
        <Disclosure summary={t('compare')}>
          {others.length > 0 ? (
            <LinkList
              aria-label={t('compare')}
              rows={others.map(({ id, displayName, code }) => ({
                id: String(id),
                href: href('lab-trend', { ids: `${beside},${id}` }),
                title: <RecordWords>{displayName}</RecordWords>,
                description: code,
              }))}
            />
          ) : (
            <Text tone="muted">{t('noOthers')}</Text>
          )}
        </Disclosure>
      </Card>
    </Visible>
  );
}

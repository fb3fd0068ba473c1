import { TextLink } from '@portal/design-system/TextLink';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { LaboratoryTest } from '../contract.ts';

/** The way to a result over time. */
export function TrendLink({
  test: { id, displayName },
}: {
  readonly test: Pick<LaboratoryTest, 'id' | 'displayName'>;
}): ReactNode {
  const t = useTranslations('laboratory.test');
  const href = useHref();
  return (
    <TextLink href={href('lab-trend', { ids: id })} isStandalone>
      {t('trend')}
      <VisuallyHidden>
        : <RecordWords>{displayName}</RecordWords>
      </VisuallyHidden>
    </TextLink>
  );
}

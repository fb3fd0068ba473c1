import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordRows } from '../record/RecordRows.tsx';
import { RecordWords } from '../record/RecordWords.tsx';
import { useValidityText } from './use-validity-text.ts';

const PAGES = { laboratory: 'lab-referral', imaging: 'imaging-referral' } as const;

/** The patient's valid referrals, each with how long it still is. */
export function ReferralList({ referrals }: { readonly referrals: readonly Referral[] }): ReactNode {
  const t = useTranslations('referral');
  const href = useHref();
  const validity = useValidityText();
  const heading = useId();
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {t('title')}
      </Heading>
      {referrals.length > 0 ? (
        <RecordRows
          aria-labelledby={heading}
          rows={referrals.map(({ id, type, title, validUntil }) => ({
            id: String(id),
            href: href(PAGES[type], { id }),
            title: <RecordWords>{title}</RecordWords>,
            description: validUntil === null ? t('noEnd') : validity(validUntil),
          }))}
        />
      ) : (
        <Card>
          <Text tone="muted">{t('none')}</Text>
        </Card>
      )}
    </Stack>
  );
}

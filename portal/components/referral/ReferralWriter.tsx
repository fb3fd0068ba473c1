import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import { PractitionerRow } from '../PractitionerRow.tsx';

/** Who wrote a referral; nothing where that is not known. */
export function ReferralWriter({ referral: { practitioner } }: { readonly referral: Referral }): ReactNode {
  const t = useTranslations('referral');
  if (!practitioner) return null;
  return (
    <Card>
      <Stack gap="small">
        <Heading level={2} size={4}>
          {t('requester')}
        </Heading>
        <PractitionerRow practitioner={{ ...practitioner, title: practitioner.title ?? '' }} />
      </Stack>
    </Card>
  );
}

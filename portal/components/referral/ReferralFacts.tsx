import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import { namesLastDay, validityHint } from '#areas/record/shared/health-record/validity.ts';
import { useNow } from '#client/app/use-now.ts';
import { useValidityText } from './use-validity-text.ts';

/** What a referral says: until when, what it is for, how to prepare. */
export function ReferralFacts({ referral }: { readonly referral: Referral }): ReactNode {
  const t = useTranslations('referral');
  const validity = useValidityText();
  const now = useNow();
  const { creationDate, validUntil, description, patientInstructionsUrl } = referral;
  return (
    <Stack gap="medium">
      <Card>
        <Stack gap="medium">
          <DefinitionList
            items={[
              {
                term: t('validUntil'),
                description: validUntil === null ? t('noEnd') : validity(validUntil),
              },
              // How long it still is alone leaves its last day to be counted.
              ...(validUntil === null || namesLastDay(validityHint(validUntil, now))
                ? []
                : [{ term: t('lastDay'), description: <DateTime value={validUntil} format="date" /> }]),
              { term: t('created'), description: <DateTime value={creationDate} format="date" /> },
            ]}
          />
          {patientInstructionsUrl && (
            <ExternalLink href={patientInstructionsUrl} isStandalone>
              {t('instructions')}
            </ExternalLink>
          )}
        </Stack>
      </Card>
      {description && (
        <Card>
          <Stack gap="small">
            <Heading level={2} size={4}>
              {t('description')}
            </Heading>
            <Text keepsLines>{description}</Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

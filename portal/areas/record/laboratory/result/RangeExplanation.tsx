import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PackageOrTest } from '../contract.ts';
import { testsOf } from './first-rows.ts';

/** What a reference range is, and whom to call; nothing where no result has one. */
export function RangeExplanation({ tests }: { readonly tests: readonly PackageOrTest[] }): ReactNode {
  const t = useTranslations('laboratory.explanation');
  const title = useId();
  return (
    testsOf(tests).some(({ referenceRange, flag }) => referenceRange || flag) && (
      <Card as="section" tone="subtle" padding="medium" aria-labelledby={title}>
        <Stack gap="xsmall">
          <Heading level={2} size={4} id={title}>
            {t('title')}
          </Heading>
          <Text>{t('text')}</Text>
        </Stack>
      </Card>
    )
  );
}

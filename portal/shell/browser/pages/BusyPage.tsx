import { Box } from '@portal/design-system/Box';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';

/** Too many visitors for the portal at the moment. It comes without scripts, and is the same for every address. */
export function BusyPage(): ReactNode {
  const t = useTranslations('shell.busy');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Page width="prose">
      <Stack gap="large" align="start">
        <Box>
          <Illustration name="error" />
        </Box>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead">{t.rich('text', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
        {/* An empty address is that of the document itself. */}
        <ButtonLink href="" isDocument>
          {t('retry')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

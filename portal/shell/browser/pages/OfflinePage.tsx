import { Box } from '@portal/design-system/Box';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';

/**
 * What a browser shows without a connection. It is the same for everybody, as it stands in a cache; `offline/show-kept.ts` fills
 * copies of its hidden parts with what this device keeps.
 */
export function OfflinePage(): ReactNode {
  const t = useTranslations('offline');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Page width="prose">
      <Stack gap="xlarge">
        <Stack gap="large" align="start">
          <Box>
            <Illustration name="error" />
          </Box>
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead">
            {t.rich('text', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
          </Text>
          {/* An empty address is that of the document itself. */}
          <ButtonLink href="" isDocument>
            {t('retry')}
          </ButtonLink>
        </Stack>
        <Stack id="kept" gap="xlarge">
          {null}
        </Stack>
      </Stack>
      <div id="kept-of-patient" hidden>
        <Stack as="section" gap="medium">
          <Heading level={2}>
            <span data-kept="title" />
          </Heading>
          <Text tone="muted">
            <span data-kept="seen" />
          </Text>
          <Stack as="ul" gap="small">
            {null}
          </Stack>
          <Text>
            <span data-kept="none">{t('none')}</span>
          </Text>
        </Stack>
      </div>
      <div id="kept-appointment" hidden>
        <Card as="li">
          <Stack gap="xsmall">
            <Heading level={3} size={4}>
              <span data-kept="when" />
            </Heading>
            <Text>
              <span data-kept="line" />
            </Text>
          </Stack>
        </Card>
      </div>
    </Page>
  );
}

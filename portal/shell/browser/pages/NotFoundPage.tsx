import { Box } from '@portal/design-system/Box';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/** The page for unknown addresses. */
export function NotFoundPage(): ReactNode {
  const t = useTranslations('shell.notFound');
  const href = useHref();
  return (
    <Page width="prose">
      <Stack gap="large" align="start">
        <Box>
          <Illustration name="lost" />
        </Box>
        <Heading level={1}>{t('title')}</Heading>
        <Text size="lead">{t('text')}</Text>
        <ButtonLink href={href('front-page')}>{t('home')}</ButtonLink>
      </Stack>
    </Page>
  );
}

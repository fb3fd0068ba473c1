import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Form } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** The question before logging out, in a form that works before there are scripts. */
export function SignOutCard(): ReactNode {
  const t = useTranslations('identification.signOut.ask');
  const { csrfToken } = useSession();
  const lang = useLanguage();
  const href = useHref();
  return (
    <Page width="narrow">
      <Card padding={{ small: 'large', medium: 'xlarge' }}>
        <Stack gap="large" align="center">
          <Medallion size="large">
            <SignOutIcon size="large" />
          </Medallion>
          <Stack gap="small">
            <Heading level={1} size={2}>
              {t('title')}
            </Heading>
            <Text>{t('text')}</Text>
          </Stack>
          <Form action="/logout" hidden={{ csrfToken, lang }} gap="small">
            <Button type="submit" size="large" isFullWidth>
              {t('confirm')}
            </Button>
            <ButtonLink href={href('front-page')} tone="tertiary" isFullWidth>
              {t('stay')}
            </ButtonLink>
          </Form>
        </Stack>
      </Card>
    </Page>
  );
}

import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/** The accessibility statement, to which the law asks every page to lead (306/2019), where there is no footer. */
export function BareLinks(): ReactNode {
  const t = useTranslations('shell.footer');
  const href = useHref();
  return (
    <Page isFlush>
      <Stack align="start">
        <TextLink href={href('accessibility-statement')} isStandalone>
          {t('accessibility')}
        </TextLink>
      </Stack>
    </Page>
  );
}

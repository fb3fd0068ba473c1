import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { OwnMatters } from './OwnMatters.tsx';

export interface StrangerProps {
  /** They answer patients, in brands that have conversations. */
  readonly isElsewhere: boolean;
}

/** What somebody finds here who does not work here, or not in this brand: no conversation, and the way to those that there are. */
export function Stranger({ isElsewhere }: StrangerProps): ReactNode {
  const t = useTranslations('workspace');
  const href = useHref();
  const { customerServicePhone: phone, adultPortal } = useBrand();
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small" align="start">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t(isElsewhere ? 'elsewhere.text' : 'notForYou')}
          </Text>
          {isElsewhere && adultPortal && (
            <ButtonLink href={new URL(href('workspace'), adultPortal.url).href} isDocument>
              {t('elsewhere.open', { brand: adultPortal.name })}
            </ButtonLink>
          )}
        </Stack>
        <OwnMatters />
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}

import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';

/** In place of joining what is over or was called off, and what to do now. */
export function OverNotice({ state }: { readonly state: 'ended' | 'cancelled' }): ReactNode {
  const t = useTranslations('video');
  const href = useHref();
  const { customerServicePhone: phone } = useBrand();
  const call = (words: ReactNode) => <PhoneText>{words}</PhoneText>;
  return (
    <Notice tone={state === 'ended' ? 'info' : 'warning'} title={t(`${state}.title`)} role="status">
      <Stack gap="small" align="start">
        <Text>{state === 'ended' ? t.rich('ended.text', { phone, call }) : t('cancelled.text')}</Text>
        <ButtonLink href={href('appointment-reservation-landing-page')} tone="outline">
          {t('bookNew')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}

import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Notice } from '@portal/design-system/Notice';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { ProviderChoice } from '../pay/ProviderChoice.tsx';

/** What has become of a payment that was begun without a login, as the server knows it; nothing where it knows none. */
export function GuestResult({ payment }: { readonly payment: string }): ReactNode {
  const t = useTranslations('payments');
  const { data } = useCall('GET /api/anon/payments/{payment}', { params: { payment } });
  if (!data) return null;
  const { status, failure, sumCents, invoiceNumber, form } = data;
  const facts = (
    <DefinitionList
      items={[
        { term: t('result.fail.sum'), description: <Price cents={sumCents} /> },
        {
          term: t('result.fail.invoice', { number: invoiceNumber }),
          description: t(status === 'ok' ? 'result.fail.paid' : 'result.fail.unpaid'),
        },
      ]}
    />
  );
  if (form) return <ProviderChoice form={form} />;
  switch (status) {
    case 'ok':
      return (
        <Notice tone="success" title={t('result.ok.title')}>
          <Stack gap="small">
            <Text>{t('result.ok.lead')}</Text>
            {facts}
          </Stack>
        </Notice>
      );
    case 'fail':
      return (
        <Notice tone="error" title={t('result.fail.title')}>
          <Stack gap="small">
            <Text>{t(`result.fail.reason.${failure ?? 'unknown'}`)}</Text>
            {facts}
            <Text>{t('landing.guest.result.again')}</Text>
          </Stack>
        </Notice>
      );
    default:
      return (
        <Notice title={t('landing.guest.result.underWay.title')}>
          {t('landing.guest.result.underWay.text')}
        </Notice>
      );
  }
}

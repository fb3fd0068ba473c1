import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPage } from '#components/answer/AnswerPage.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { VaccinationStatus } from '../contract.ts';

export const page = definePage({
  key: 'ohc-vaccination-page',
  messages: ['occupational-vaccination'],
  calls: () => [call('GET /api/occupational-vaccination')],
  title: (t) => t('occupational-vaccination.title'),
  Component: OccupationalVaccinationPage,
});

/** Vaccinations in occupational health care: what the employer has agreed, and how to book. */
function OccupationalVaccinationPage(): ReactNode {
  const t = useTranslations('occupational-vaccination');
  return (
    <AnswerPage
      title={t('title')}
      lead={t('lead')}
      loading={t('loading')}
      answer={useCall('GET /api/occupational-vaccination')}
      failed={{ title: t('error.title'), text: t('error.text') }}
      illustration="record"
    >
      {(status) => (
        <Card>
          <Status status={status} />
        </Card>
      )}
    </AnswerPage>
  );
}

function Status({ status }: { readonly status: VaccinationStatus }): ReactNode {
  const t = useTranslations('occupational-vaccination');
  const href = useHref();
  const signIn = useSignInAddress();
  const { customerServicePhone: phone } = useBrand();
  if (status.type === 'ok') return <Agreed status={status} />;
  const action =
    status.type === 'unauthorized' ? (
      <ButtonLink href={signIn(href('ohc-vaccination-page'))}>{t('signIn')}</ButtonLink>
    ) : (
      <ButtonLink href={href('appointment-reservation-landing-page')} tone="secondary">
        {t('otherWays')}
      </ButtonLink>
    );
  return (
    <EmptyState title={t(`${status.type}.title`)} illustration={null} action={action}>
      {t.rich(`${status.type}.text`, { phone, call: asPhone })}
    </EmptyState>
  );
}

function Agreed({ status }: { readonly status: Extract<VaccinationStatus, { type: 'ok' }> }): ReactNode {
  const t = useTranslations('occupational-vaccination.ok');
  const href = useHref();
  const { customerServicePhone: phone } = useBrand();
  const { employers, covers, mayBookOnline } = status;
  const items = [
    { term: t('employer'), description: employers.join(', ') },
    ...(mayBookOnline ? [{ term: t('covers'), description: covers?.join(', ') ?? t('everything') }] : []),
  ];
  return (
    <Stack gap="large" align="start">
      <Heading level={2} size={3}>
        {t('title')}
      </Heading>
      <DefinitionList items={items} />
      <Text>{t('ask')}</Text>
      {mayBookOnline ? (
        <Stack gap="small" align="start">
          <Text>{t('how')}</Text>
          <ButtonLink href={href('ohc-appointment-list')} icon={<CalendarAddIcon />}>
            {t('book')}
          </ButtonLink>
        </Stack>
      ) : (
        <Text>{t.rich('byPhone', { phone, call: asPhone })}</Text>
      )}
    </Stack>
  );
}

const asPhone = (words: ReactNode) => <PhoneText key="phone">{words}</PhoneText>;

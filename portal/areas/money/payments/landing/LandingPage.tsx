import { Columns } from '@portal/design-system/Columns';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Hero } from '@portal/design-system/Hero';
import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ChildCard } from './ChildCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { GuestResult } from './GuestResult.tsx';

const KEY = 'invoice-notification-landing-page';

export const page = definePage({
  key: KEY,
  messages: ['payments'],
  calls: ({ query: { payment } }) =>
    payment === null ? [] : [call('GET /api/anon/payments/{payment}', { params: { payment } })],
  title: (t) => t('payments.landing.documentTitle'),
  description: (t) => t('payments.landing.lead'),
  Component: LandingPage,
});

/** Where a message about an invoice leads: whose visit is paid is asked before who pays. */
function LandingPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const { payment } = visit.query;
  const t = useTranslations('payments.landing');
  const brand = useBrand();
  const { person } = useSession();
  const href = useHref();
  const invoices = href('invoices-page');
  const other = brand.childrensPortal ?? brand.adultPortal;
  const names = brand.childrensPortal
    ? { first: brand.name, second: other?.name ?? '' }
    : { first: other?.name ?? '', second: brand.name };
  return (
    <Page>
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        {payment !== null && <GuestResult payment={payment} />}
        <Hero title={t('title')} lead={t('lead')} />
        <Columns as="ul" layout={{ small: 'one', medium: 'two' }} gap="medium" isStretched>
          <DescriptionCard
            as="li"
            icon={<UserIcon size="large" />}
            title={t('own.title')}
            description={other ? t('own.both', { names: `${names.first}, ${names.second}` }) : t('own.text')}
            href={person ? invoices : href('login-page-for-anonymous-users', {}, { nextPath: invoices })}
          />
          <ChildCard icon={<FamilyIcon size="large" />} />
        </Columns>
        <GuestCard told={visit.query} />
        {other && <Notice title={t('merger.title', names)}>{t('merger.text')}</Notice>}
      </Stack>
    </Page>
  );
}

import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { LinkTabs } from '@portal/design-system/LinkTabs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPage } from '#components/answer/AnswerPage.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { SicknessFund } from '../contract.ts';
import { Benefits } from './Benefits.tsx';
import { ContactTab } from './ContactTab.tsx';
import { HowToUse } from './HowToUse.tsx';
import { OwnUse } from './OwnUse.tsx';

type Visit = PageMatch<'sickness-fund-page'>;

const TABS = ['benefits', 'use', 'how', 'contact'] as const;

export const page = definePage({
  key: 'sickness-fund-page',
  messages: ['sickness-fund'],
  calls: () => [call('GET /api/sickness-fund')],
  title: (t) => t('sickness-fund.title'),
  Component: SicknessFundPage,
});

/** What the sickness fund pays for its member, in four tabs (OCC-05). */
function SicknessFundPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('sickness-fund');
  return (
    <AnswerPage
      title={t('title')}
      lead={t('lead')}
      loading={t('loading')}
      answer={useCall('GET /api/sickness-fund')}
      failed={{ title: t('error.title'), text: t('error.text') }}
      illustration="record"
    >
      {(fund) => <Fund fund={fund} tab={visit.query.tab ?? 'benefits'} />}
    </AnswerPage>
  );
}

interface FundProps {
  readonly fund: SicknessFund;
  readonly tab: (typeof TABS)[number];
}

function Fund({ fund, tab }: FundProps): ReactNode {
  const t = useTranslations('sickness-fund');
  const href = useHref();
  const { customerServicePhone: phone } = useBrand();
  if (fund.type === 'no-member') {
    return (
      <Card>
        <EmptyState title={t('none.title')}>
          {t.rich('none.text', { phone, call: (text) => <PhoneText>{text}</PhoneText> })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <LinkTabs
        aria-label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: href('sickness-fund-page', {}, { tab: id === 'benefits' ? null : id }),
        }))}
      />
      <Card>
        {tab === 'benefits' && <Benefits fund={fund} />}
        {tab === 'use' && <OwnUse fund={fund} />}
        {tab === 'how' && <HowToUse />}
        {tab === 'contact' && <ContactTab />}
      </Card>
    </>
  );
}

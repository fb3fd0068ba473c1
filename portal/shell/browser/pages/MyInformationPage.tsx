import { Button } from '@portal/design-system/Button';
import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { LinkTabs } from '@portal/design-system/LinkTabs';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { smsLoginCalls } from '#areas/person/sms-login/setting/sms-login-calls.ts';
import { noticeCalls } from '#areas/record/record-news/setting/notice-calls.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { UnsavedChanges } from '#components/unsaved-changes/UnsavedChanges.tsx';
import { useSignOut } from '#components/use-sign-out.tsx';
import { INFORMATION_TABS, type InformationTab } from '#contract/routes/information-tabs.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { readSaveAction } from '#contract/routes/save-action.ts';
import { TabPart } from './my-information/TabPart.tsx';
import { NOTICES_SOURCE, TAB_SOURCES } from './my-information/tab-sources.ts';

type Visit = PageMatch<'my-information'>;

export const page = definePage({
  key: 'my-information',
  messages: [
    'patient-information',
    'contact',
    'consents',
    'kela-card',
    'unsaved-changes',
    'sms-login',
    'record-news',
    'withholding',
    'record-apps',
  ],
  calls: ({ query }, { session }) =>
    openTab(query) === 'contact'
      ? [
          call('GET /api/user'),
          call('GET /api/user/guardians'),
          ...smsLoginCalls(session),
          ...noticeCalls(session),
        ]
      : [call('GET /api/user'), call('GET /api/user/consent')],
  parts: ({ query }) => [TAB_SOURCES[openTab(query)]],
  written: ({ query }) => (openTab(query) === 'contact' ? [NOTICES_SOURCE] : []),
  title: (t) => t('patient-information.title'),
  Component: MyInformationPage,
});

/** The tab in the address, named directly or by the action that follows a save. */
function openTab({ tab, saveAction }: Visit['query']): InformationTab {
  const action = readSaveAction(saveAction);
  return tab ?? (action?.type === 'go-to-view-appointment-page' ? action.tab : null) ?? 'contact';
}

/** My information: identity, contact details, consents (INFO-01). */
function MyInformationPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('patient-information');
  return (
    <>
      <PageOpening illustration="record">
        <OpeningWords title={t('title')} fact={t('lead')} />
      </PageOpening>
      <Page isDense>
        <UnsavedChanges>
          <Stack gap="large">
            <InformationTabs visit={visit} />
            <TabPart key={openTab(visit.query)} id={openTab(visit.query)} />
            <SignOut />
          </Stack>
        </UnsavedChanges>
      </Page>
    </>
  );
}

/** Links: each tab has its address, and opens before any script has run. */
function InformationTabs({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('patient-information.tabs');
  const href = useHref();
  return (
    <LinkTabs
      aria-label={t('label')}
      current={openTab(visit.query)}
      tabs={INFORMATION_TABS.map((tab) => ({
        id: tab,
        label: t(tab),
        href: href('my-information', {}, { ...visit.query, tab, anchor: null }),
      }))}
    />
  );
}

function SignOut(): ReactNode {
  const t = useTranslations('shell.menu');
  const { ask, question } = useSignOut();
  return (
    <Stack align="start">
      <Button tone="tertiary" isFlush icon={<SignOutIcon />} aria-haspopup="dialog" onPress={ask}>
        {t('signOut')}
      </Button>
      {question}
    </Stack>
  );
}

import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useEntryPage } from '#client/navigation/use-sign-in-address.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

export const page = definePage({
  key: 'workspace-sign-in',
  messages: ['staff-sign-in'],
  title: (t) => t('staff-sign-in.title'),
  robots: 'noindex',
  Component: StaffSignInPage,
});

/** Where those who work here and have no strong identification sign in, or set what they sign in by. */
function StaffSignInPage({ visit }: { readonly visit: PageMatch<'workspace-sign-in'> }): ReactNode {
  const t = useTranslations('staff-sign-in');
  const { staffName } = useSession();
  const href = useHref();
  const entryPage = useEntryPage();
  const next = visit.query.nextPath ?? href('workspace');
  // Another session has begun: nothing of the visitor's stays in memory.
  const enter = () => leaveDocument(next);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        {staffName ? (
          <Notice tone="success" title={t('signedIn', { name: staffName })}>
            <ButtonLink href={next}>{t('go')}</ButtonLink>
          </Notice>
        ) : (
          <>
            <PasskeyCard onSignedIn={enter} />
            <PasswordCard onSignedIn={enter} />
            <InvitationCard onSignedIn={enter} />
          </>
        )}
        <Stack gap="xxsmall">
          <Text>{t('bank.text')}</Text>
          <TextLink href={href(entryPage, {}, { nextPath: next })} isStandalone>
            {t('bank.action')}
          </TextLink>
        </Stack>
      </Stack>
    </Page>
  );
}

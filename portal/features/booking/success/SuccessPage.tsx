import { ButtonLink } from '@portal/design-system/ButtonLink';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Spinner } from '@portal/design-system/Spinner';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { useReserved } from '../reservation/reserved.ts';
import { BookedView } from './BookedView.tsx';

const KEYS = ['reservation-success-for-anonymous-users', 'reservation-success'] as const;

function SuccessPage({ visit }: { readonly visit: PageMatch<(typeof KEYS)[number]> }): ReactNode {
  const { details, isLookedFor } = useReserved(visit.params.id);
  return <Page>{details ? <BookedView details={details} /> : <Unknown isLookedFor={isLookedFor} />}</Page>;
}

/** The tab knows nothing of the booking: it was made elsewhere, or long ago. */
function Unknown({ isLookedFor }: { readonly isLookedFor: boolean }): ReactNode {
  const t = useTranslations('booking.success');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const { isSessionValid } = useSession();
  const hasList = isSessionValid && isBuilt('appointment-list');
  return (
    <Stack gap="large">
      <Heading level={1}>{t('title')}</Heading>
      {isLookedFor ? (
        <Spinner />
      ) : (
        <EmptyState
          title={t('gone')}
          action={
            <ButtonLink href={href(hasList ? 'appointment-list' : 'front-page')}>
              {t(hasList ? 'list' : 'home')}
            </ButtonLink>
          }
        >
          {t('goneText')}
        </EmptyState>
      )}
    </Stack>
  );
}

export const page = definePage({
  key: KEYS,
  messages: ['booking'],
  title: (t) => t('booking.success.title'),
  robots: 'noindex',
  Component: SuccessPage,
});

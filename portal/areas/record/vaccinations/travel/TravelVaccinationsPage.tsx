import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Inline } from '@portal/design-system/Inline';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { PrintButton } from '#components/PrintButton.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import { toLanguage } from '#contract/routes/other-languages.ts';
import { VaccinationsSkeleton } from '../list/VaccinationsSkeleton.tsx';
import { TravelRow } from './TravelRow.tsx';

const TRAVEL = 'GET /api/vaccinations/travel';

export const page = definePage({
  key: 'travel-vaccinations',
  messages: ['vaccinations'],
  calls: () => [call(TRAVEL)],
  title: (t) => t('vaccinations.travel.title'),
  Component: TravelVaccinationsPage,
});

/** Which vaccinations for journeys the record has, as a list to take along, and where to get advice. */
function TravelVaccinationsPage(): ReactNode {
  const t = useTranslations('vaccinations');
  const href = useHref();
  const lang = useLanguage();
  const { actingFor } = useSession();
  const whose = actingFor ? 'child' : 'own';
  const answer = useCall(TRAVEL);
  return (
    <RecordPage
      kind="entry"
      heading={
        <BackHeading
          back={{ href: href('vaccinations-list'), label: t('travel.all') }}
          title={t('travel.title')}
        />
      }
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<VaccinationsSkeleton />}
      aside={() => (
        <Visible on="screen">
          <SectionCard title={t('travel.advice')} isCompact>
            <Text>{t('travel.adviceText', { whose })}</Text>
            <Inline>
              <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
                {t('travel.book')}
              </ButtonLink>
            </Inline>
            <Text size="small" tone="muted">
              {t('travel.source')}
            </Text>
          </SectionCard>
        </Visible>
      )}
    >
      {({ given, missing }) => (
        <>
          {given.length > 0 ? (
            <>
              <Visible on="screen">
                <Inline gap="medium">
                  <PrintButton>{t('travel.print')}</PrintButton>
                  {lang !== 'en' && (
                    // The server leads the page's words of one language below another's prefix on to that one's own.
                    <TextLink href={toLanguage(href('travel-vaccinations'), 'en')} hrefLang="en" isStandalone>
                      {t('travel.inEnglish')}
                    </TextLink>
                  )}
                </Inline>
              </Visible>
              <Card as="section" aria-label={t('travel.given')}>
                <Stack as="ul" gap="medium" isRuled>
                  {given.map((each) => (
                    <TravelRow key={each.englishName} protection={each} />
                  ))}
                </Stack>
              </Card>
              <Text size="small">{t('travel.notOfficial')}</Text>
            </>
          ) : (
            <Card>
              <EmptyState title={t('travel.none.title')}>{t('travel.none.text')}</EmptyState>
            </Card>
          )}
          {given.length > 0 && missing.length > 0 && (
            <Visible on="screen">
              <SectionCard title={t('travel.missing')}>
                <Text>{missing.join(', ')}</Text>
                <Text>{t('travel.elsewhere')}</Text>
              </SectionCard>
            </Visible>
          )}
        </>
      )}
    </RecordPage>
  );
}

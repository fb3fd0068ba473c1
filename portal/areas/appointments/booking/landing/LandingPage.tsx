import { Columns } from '@portal/design-system/Columns';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { ShieldIcon } from '@portal/design-system/icons/ShieldIcon';
import { StethoscopeIcon } from '@portal/design-system/icons/StethoscopeIcon';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useFeatures, useIsBuilt, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { NoticesPart } from '#components/notices/NoticesPart.tsx';
import { NOTICES_SOURCE } from '#components/notices/notices-source.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { UrgentHelp } from '../help/UrgentHelp.tsx';
import { servicesAndPlaces } from '../search/use-search-choices.ts';
import { type BookingTile, TILES, type TileName } from './booking-tiles.ts';
import { HeroSearch, SEARCH_PAGE } from './HeroSearch.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const KEY = 'appointment-reservation-landing-page';

const ICONS: Readonly<Record<TileName, ReactNode>> = {
  private: <StethoscopeIcon size="large" />,
  insurance: <ShieldIcon size="large" />,
  occupational: <BriefcaseIcon size="large" />,
  kela65: <HeartIcon size="large" />,
};

function LandingPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking.landing');
  const href = useHref();
  const { care, childrensPortal } = useBrand();
  const features = useFeatures();
  const isBuilt = useIsBuilt();
  const choose = useId();
  const { isSessionValid } = useSession();
  const keyOf = (tile: BookingTile) =>
    isSessionValid && 'patientsKey' in tile ? tile.patientsKey : tile.key;
  const tiles = TILES.filter(
    (tile) => (tile.feature === null || features.has(tile.feature)) && isBuilt(keyOf(tile)),
  );
  const isSearched = isBuilt(SEARCH_PAGE);
  // The one way to book is the search of the opening.
  const isOnlySearched = isSearched && tiles.every((tile) => keyOf(tile) === SEARCH_PAGE);
  const titleOf = (name: TileName) =>
    name === 'private' && care === 'children' ? t('tiles.private.childTitle') : t(`tiles.${name}.title`);
  const textOf = (name: TileName) =>
    name === 'insurance' && care === 'children' ? t('tiles.insurance.childText') : t(`tiles.${name}.text`);
  return (
    <Page>
      <Stack gap={{ small: 'xlarge', large: 'xxlarge' }}>
        <Stack gap={{ small: 'medium', large: 'large' }}>
          <Hero
            title={t(care === 'children' ? 'childPromise' : 'promise')}
            lead={t('lead')}
            {...(isSearched && { panel: <HeroSearch {...visit.query} /> })}
          />
          <NoticesPart place="booking" />
          <UrgentHelp hasHours />
        </Stack>
        {!isOnlySearched && (
          <Stack as="section" gap="medium" aria-labelledby={choose}>
            <Heading level={2} id={choose}>
              {t('ways')}
            </Heading>
            <Columns
              as="ul"
              layout={tiles.length > 1 ? { small: 'one', medium: 'halves', large: 'two' } : 'one'}
              gap="medium"
              isStretched
            >
              {tiles.map((tile) => (
                <DescriptionCard
                  key={tile.name}
                  as="li"
                  level={3}
                  icon={ICONS[tile.name]}
                  title={titleOf(tile.name)}
                  description={textOf(tile.name)}
                  href={href(keyOf(tile), {}, { scope: visit.query.scope })}
                />
              ))}
            </Columns>
          </Stack>
        )}
        {childrensPortal && (
          <Text>
            {t.rich('forChild', {
              brand: childrensPortal.name,
              link: (words) => <TextLink href={childrensPortal.url}>{words}</TextLink>,
            })}
          </Text>
        )}
        <HowItWorks />
      </Stack>
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  calls: () => [...servicesAndPlaces('private'), call('GET /api/notices', { query: { place: 'booking' } })],
  written: () => [NOTICES_SOURCE],
  title: (t) => t('booking.landing.title'),
  description: (t) => t('booking.landing.description'),
  Component: LandingPage,
});

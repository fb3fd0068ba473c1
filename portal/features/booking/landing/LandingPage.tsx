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
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useFeatures, useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { TILES, type TileName } from './booking-tiles.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { UrgentHelp } from './UrgentHelp.tsx';

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
  const { customerServicePhone, customerServiceHours } = useBrand();
  const features = useFeatures();
  const isBuilt = useIsBuilt();
  const choose = useId();
  const tiles = TILES.filter(
    ({ key, feature }) => (feature === null || features.has(feature)) && isBuilt(key),
  );
  return (
    <Page>
      <Stack gap={{ small: 'xlarge', large: 'xxlarge' }}>
        <Hero title={t('title')} lead={t('lead')} />
        <Stack as="section" gap="medium" aria-labelledby={choose}>
          <Heading level={2} id={choose}>
            {t('choose')}
          </Heading>
          <Columns
            as="ul"
            layout={{ small: 'one', large: tiles.length > 1 ? 'two' : 'one' }}
            gap="medium"
            isStretched
          >
            {tiles.map(({ name, key }) => (
              <DescriptionCard
                key={name}
                as="li"
                level={3}
                icon={ICONS[name]}
                title={t(`tiles.${name}.title`)}
                description={t(`tiles.${name}.text`)}
                href={href(key, {}, { scope: visit.query.scope })}
              />
            ))}
          </Columns>
        </Stack>
        <UrgentHelp phone={customerServicePhone} hours={customerServiceHours} />
        <HowItWorks />
      </Stack>
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  title: (t) => t('booking.landing.title'),
  description: (t) => t('booking.landing.description'),
  Component: LandingPage,
});

import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { SectionCard } from '#components/SectionCard.tsx';

/** The way to what the record has for journeys. */
export function TravelCard(): ReactNode {
  const t = useTranslations('vaccinations.travel');
  const href = useHref();
  return (
    <SectionCard title={t('title')} isCompact>
      <Text>{t('card')}</Text>
      <Inline>
        <ButtonLink href={href('travel-vaccinations')} tone="secondary" icon={<GlobeIcon />}>
          {t('open')}
        </ButtonLink>
      </Inline>
    </SectionCard>
  );
}

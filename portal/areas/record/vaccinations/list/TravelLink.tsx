import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/** The way to what the record has for journeys. */
export function TravelLink(): ReactNode {
  const t = useTranslations('vaccinations.travel');
  const href = useHref();
  return (
    <Inline>
      <ButtonLink href={href('travel-vaccinations')} tone="secondary" size="small" icon={<GlobeIcon />}>
        {t('title')}
      </ButtonLink>
    </Inline>
  );
}

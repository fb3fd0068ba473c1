import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** To a grown-up in a brand for children, in place of a time of their own that nobody would sell them (CHILD-17): the choice of a child, and the brand for adults. */
export function BookForChild(): ReactNode {
  const t = useTranslations('appointments.block.forChild');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const { adultPortal } = useBrand();
  const nextPath = href('appointment-reservation-landing-page');
  return (
    <Hero level={2} isHeader title={t('title')} lead={t(adultPortal ? 'text' : 'alone')}>
      <Inline>
        {isBuilt('choose-child') && (
          <ButtonLink href={href('choose-child', {}, { nextPath })} size="large" icon={<CalendarAddIcon />}>
            {t('choose')}
          </ButtonLink>
        )}
        {adultPortal && (
          <ButtonLink href={adultPortal.url} isDocument tone="outline" size="large">
            {t('adults', { brand: adultPortal.name })}
          </ButtonLink>
        )}
      </Inline>
    </Hero>
  );
}

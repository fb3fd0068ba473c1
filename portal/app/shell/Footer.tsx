import { AppFooter } from '@portal/design-system/AppFooter';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';

/** Customer service, the app and the terms. */
export function Footer(): ReactNode {
  const t = useTranslations('shell.footer');
  const brand = useBrand();
  const isBuilt = useIsBuilt();
  const href = useHref();
  return (
    <AppFooter brandName={brand.name}>
      <TextLink href={telephone(brand.customerServicePhone)} isStandalone icon={<PhoneIcon />}>
        {t('phone')} {brand.customerServicePhone}
      </TextLink>
      <ExternalLink href={brand.appStoreUrl} isStandalone>
        {t('appStore')}
      </ExternalLink>
      <ExternalLink href={brand.googlePlayUrl} isStandalone>
        {t('googlePlay')}
      </ExternalLink>
      {isBuilt('eula') && (
        <TextLink href={href('eula')} isStandalone>
          {t('terms')}
        </TextLink>
      )}
    </AppFooter>
  );
}

/** `010 380 3838` → `tel:0103803838` */
function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

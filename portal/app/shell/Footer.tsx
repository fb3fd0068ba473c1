import { AppFooter } from '@portal/design-system/AppFooter';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt, useLanguage } from '#contract/client/app-context.ts';
import { href } from '#contract/routes.ts';
import { telephoneAddress } from '#contract/telephone-address.ts';

/** Customer service, the app and the terms. */
export function Footer(): ReactNode {
  const t = useTranslations('shell.footer');
  const brand = useBrand();
  const isBuilt = useIsBuilt();
  const language = useLanguage();
  const { termsLanguages } = brand;
  // Where the brand has no terms in this language the link leads to those that it has.
  const terms = termsLanguages.includes(language) ? language : termsLanguages[0];
  return (
    <AppFooter brandName={brand.name}>
      <TextLink href={telephoneAddress(brand.customerServicePhone)} isStandalone icon={<PhoneIcon />}>
        {t('phone')} {brand.customerServicePhone}
      </TextLink>
      <ExternalLink href={brand.appStoreUrl} isStandalone>
        {t('appStore')}
      </ExternalLink>
      <ExternalLink href={brand.googlePlayUrl} isStandalone>
        {t('googlePlay')}
      </ExternalLink>
      {terms && isBuilt('eula') && (
        <TextLink
          href={href('eula', {}, terms)}
          {...(terms !== language && { hrefLang: terms })}
          isStandalone
        >
          {t('terms')}
        </TextLink>
      )}
    </AppFooter>
  );
}

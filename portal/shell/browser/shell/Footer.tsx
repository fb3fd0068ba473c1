import { AppFooter } from '@portal/design-system/AppFooter';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

/** Customer service, the app, the terms, the privacy notice, the accessibility statement and what works. */
export function Footer(): ReactNode {
  const t = useTranslations('shell.footer');
  const brand = useBrand();
  const termsLink = useTermsLink();
  const href = useHref();
  return (
    <AppFooter
      brandName={brand.name}
      contact={
        <TextLink
          href={telephoneAddress(brand.customerServicePhone)}
          isStandalone
          tone="muted"
          icon={<PhoneIcon />}
        >
          {`${t('phone')} ${brand.customerServicePhone}`}
        </TextLink>
      }
      stores={
        brand.app && (
          <>
            <ExternalLink href={brand.app.appStoreUrl} store="apple">
              {t('appStore')}
            </ExternalLink>
            <ExternalLink href={brand.app.googlePlayUrl} store="google">
              {t('googlePlay')}
            </ExternalLink>
          </>
        )
      }
    >
      {termsLink && (
        <TextLink {...termsLink} isStandalone tone="muted">
          {t('terms')}
        </TextLink>
      )}
      <TextLink href={href('privacy-notice')} isStandalone tone="muted">
        {t('privacy')}
      </TextLink>
      <TextLink href={href('accessibility-statement')} isStandalone tone="muted">
        {t('accessibility')}
      </TextLink>
      <TextLink href={href('system-status')} isStandalone tone="muted">
        {t('status')}
      </TextLink>
    </AppFooter>
  );
}

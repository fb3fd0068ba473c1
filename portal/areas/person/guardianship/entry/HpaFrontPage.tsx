import { Columns } from '@portal/design-system/Columns';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { FamilyIcon } from '@portal/design-system/icons/FamilyIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { definePage } from '#client/pages/page.ts';
import { PrivacySentence } from '#components/legal/PrivacySentence.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { EntryError } from './EntryError.tsx';

const KEY = 'hpa-front-page';

export const page = definePage({
  key: KEY,
  messages: ['guardianship'],
  title: (t) => t('guardianship.entry.documentTitle'),
  description: (t) => t('guardianship.entry.lead'),
  Component: HpaFrontPage,
});

/** The way in of a brand of children's: for oneself, or for one's child. */
function HpaFrontPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('guardianship.entry');
  const { compoundName: brandCompound, guardianActsUntilAge: age } = useBrand();
  const { person } = useSession();
  const href = useHref();
  const termsLink = useTermsLink();
  const choose = useId();
  const { nextPath, error } = visit.query;
  const chooser = href('choose-child', {}, { nextPath });
  // A person who has identified already chooses there whose matters come next, their own among them.
  const through = (path: string) =>
    person ? chooser : href('login-page-for-anonymous-users', {}, { nextPath: path });
  return (
    <Page>
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        {error && <EntryError key={error} error={error} />}
        <Hero title={t('title', { brandCompound })} lead={t('lead')} />
        <Stack as="section" gap="medium" aria-labelledby={choose}>
          <Heading level={2} id={choose}>
            {t('choose')}
          </Heading>
          <Columns as="ul" layout={{ small: 'one', medium: 'two' }} gap="medium" isStretched>
            <DescriptionCard
              as="li"
              level={3}
              icon={<UserIcon size="large" />}
              title={t('own')}
              description={t('ownText', { age: age + 1 })}
              href={through(nextPath ?? href('front-page'))}
            />
            <DescriptionCard
              as="li"
              level={3}
              icon={<FamilyIcon size="large" />}
              title={t('child')}
              description={t('childText', { age })}
              href={through(chooser)}
            />
          </Columns>
          {termsLink && (
            <Text size="small" tone="muted">
              {t.rich('terms', { link: (words) => <TextLink {...termsLink}>{words}</TextLink> })}
            </Text>
          )}
          <PrivacySentence />
        </Stack>
        <Disclosure summary={t('agesSummary')}>
          <Stack gap="small">
            <Text>{t('agesChild', { age })}</Text>
            <Text>{t('agesOwn', { age: age + 1 })}</Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Page>
  );
}

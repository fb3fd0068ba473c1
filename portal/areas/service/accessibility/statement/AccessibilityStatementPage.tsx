import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { Language } from '#contract/language/language.ts';
import { StatementSection } from './StatementSection.tsx';

export const page = definePage({
  key: 'accessibility-statement',
  messages: ['accessibility'],
  title: (t) => t('accessibility.title'),
  description: (t, { brand }) => t('accessibility.intro', { brandCompound: brand.compoundName }),
  Component: AccessibilityStatementPage,
});

/** When what the statement says was last held against the tests; change it with the statement. */
const PREPARED = '2026-11-21';
const REVIEWED = '2026-11-28';

/** The supervisory authority's own pages about digital accessibility. */
const AUTHORITY: Record<Language, string> = {
  fi: 'https://www.saavutettavuusvaatimukset.fi/',
  sv: 'https://www.tillganglighetskrav.fi/',
  en: 'https://www.webaccessibility.fi/',
};

/**
 * What the law asks a service to say of its accessibility: status, shortcomings, method, feedback, enforcement
 * (Act 306/2019; Commission Implementing Decision (EU) 2018/1523). It says what the tests show, no more.
 */
function AccessibilityStatementPage(): ReactNode {
  const t = useTranslations('accessibility');
  const lang = useLanguage();
  const { care, compoundName: brandCompound, customerServicePhone: phone, feedbackEmail: email } = useBrand();
  const shortcomings = ['scripts', 'card', 'others'] as const;
  const tested = ['axe', 'keyboard', 'contrast', 'reflow', 'targets'] as const;
  const untested = ['assistive', 'browsers', 'people', 'audit'] as const;
  return (
    <Page width="prose">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('intro', { brandCompound })}
          </Text>
        </Stack>
        <Notice title={t('status.title')}>{t('status.text')}</Notice>
        <Card padding={{ small: 'large', medium: 'xlarge' }}>
          <Stack gap="xlarge">
            <StatementSection
              title={t('shortcomings.title')}
              points={shortcomings.map((each) => t(`shortcomings.${each}`))}
            />
            <StatementSection
              title={t('tested.title')}
              text={t('tested.text')}
              points={tested.map((each) => t(`tested.${each}`, { care }))}
            />
            <StatementSection
              title={t('untested.title')}
              text={t('untested.text')}
              points={untested.map((each) => t(`untested.${each}`))}
            />
            <StatementSection title={t('feedback.title')} text={t('feedback.text')}>
              <DefinitionList
                items={[
                  {
                    term: t('feedback.email'),
                    description: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
                  },
                  { term: t('feedback.phone'), description: <PhoneText>{phone}</PhoneText> },
                ]}
              />
              <Text>{t('feedback.alternative')}</Text>
            </StatementSection>
            <StatementSection title={t('authority.title')} text={t('authority.text')}>
              <ExternalLink href={AUTHORITY[lang]} isStandalone>
                {t('authority.link')}
              </ExternalLink>
            </StatementSection>
            <StatementSection title={t('dates.title')} text={t('dates.next')}>
              <DefinitionList
                items={[
                  { term: t('dates.prepared'), description: <DateTime value={PREPARED} format="date" /> },
                  { term: t('dates.reviewed'), description: <DateTime value={REVIEWED} format="date" /> },
                ]}
              />
            </StatementSection>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

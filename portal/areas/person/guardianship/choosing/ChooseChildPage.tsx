import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Children } from './Children.tsx';
import { OwnMatters } from './OwnMatters.tsx';
import { useActForChoice } from './use-act-for-choice.ts';

const KEY = 'choose-child';

export const page = definePage({
  key: KEY,
  messages: ['guardianship'],
  calls: () => [call('GET /api/guardianship/children')],
  title: (t) => t('guardianship.choose.title'),
  Component: ChooseChildPage,
});

/** Whose matters come next: one's own, or those of a child whose guardian one is. */
function ChooseChildPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('guardianship.choose');
  const { guardianActsUntilAge: age } = useBrand();
  const choice = useActForChoice(visit.query.nextPath);
  return (
    <Page width="narrow">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('lead', { age })}
          </Text>
        </Stack>
        {choice.failure && (
          <Notice
            key={choice.attempt}
            tone="error"
            title={choice.failure === 'unanswered' ? undefined : t('failed')}
            takesFocus
          >
            {t(`failure.${choice.failure}`)}
          </Notice>
        )}
        <Children choice={choice} nextPath={visit.query.nextPath} />
        <OwnMatters choice={choice} />
        <Disclosure summary={t('whySummary')}>
          <Stack gap="small">
            <Text>{t('whyRegister')}</Text>
            <Text>{t('whyAge', { age: age + 1 })}</Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Page>
  );
}

import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#contract/client/call.ts';
import { useCall } from '#contract/client/use-call.ts';
import { definePage } from '#contract/page.ts';
import type { PageMatch } from '#contract/routes.ts';
import { ChildFields } from '../components/ChildFields.tsx';
import { RegistrationLayout } from '../components/RegistrationLayout.tsx';
import { RegistrationPart } from '../components/RegistrationPart.tsx';
import { modeOf } from '../components/registration-values.ts';

const KEYS = ['registration-page', 'hpa-register'] as const;

export const page = definePage({
  key: KEYS,
  messages: ['registration', 'contact'],
  calls: () => [call('GET /api/user/register')],
  title: (t) => t('registration.title'),
  robots: 'noindex',
  Component: RegistrationPage,
});

/** Registers who was identified; a guardian comes by the second address, on a child's behalf. */
function RegistrationPage({ visit }: { readonly visit: PageMatch<(typeof KEYS)[number]> }): ReactNode {
  const t = useTranslations('registration');
  const { data: start } = useCall('GET /api/user/register');
  const mode = start ? modeOf(start) : 'self';
  const words = {
    self: [t('title'), t('lead')],
    child: [t('titleChild'), t('leadChild')],
    complete: [t('titleComplete'), t('leadComplete')],
    none: [t('exists.title'), t('exists.text')],
  } as const;
  const [title, lead] = words[mode];
  return (
    <Page>
      <RegistrationLayout title={title} lead={lead}>
        <RegistrationPart next={visit.query.next} childFields={ChildFields} />
      </RegistrationLayout>
    </Page>
  );
}

import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ChildFields } from './ChildFields.tsx';
import { RegistrationLayout } from './RegistrationLayout.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';
import { type KnownChild, modeOf } from './registration-values.ts';

const KEYS = ['registration-page', 'hpa-register'] as const;
type Visit = PageMatch<(typeof KEYS)[number]>;

export const page = definePage<(typeof KEYS)[number]>({
  key: KEYS,
  messages: ['registration', 'contact'],
  calls: (visit: Visit) => [
    call('GET /api/user/register'),
    ...(childIn(visit) ? [call('GET /api/guardianship/children')] : []),
  ],
  title: (t) => t('registration.title'),
  robots: 'noindex',
  Component: RegistrationPage,
});

/** Registers who was identified; a guardian comes by the second address, on a child's behalf. */
function RegistrationPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('registration');
  const href = useHref();
  const session = useSession();
  const { next } = visit.query;
  const { data: start } = useCall('GET /api/user/register');
  const knownChild = useKnownChild(childIn(visit));
  const mode = start ? modeOf(start, session) : 'self';
  const words = {
    self: [t('title'), t('lead')],
    child: [t('titleChild'), t('leadChild')],
    complete: [t('titleComplete'), t('leadComplete')],
    none: [t('exists.title'), t('exists.text')],
  } as const;
  const [title, lead] = words[mode];
  return (
    <Page>
      <RegistrationLayout
        title={title}
        lead={lead}
        actions={
          mode === 'none' && (
            <Inline>
              <ButtonLink href={next ?? href('front-page')} isDocument>
                {t('continue')}
              </ButtonLink>
            </Inline>
          )
        }
      >
        {mode !== 'none' && (
          <RegistrationPart next={next} childFields={ChildFields} knownChild={knownChild} />
        )}
      </RegistrationLayout>
    </Page>
  );
}

/** The child on whose behalf the guardian has come, as the chooser of children names them. */
function childIn({ query }: Visit): string | null {
  return 'child' in query ? query.child : null;
}

function useKnownChild(id: string | null): KnownChild | undefined {
  const { data } = useCall(id === null ? null : 'GET /api/guardianship/children');
  const child = data?.type === 'success' ? data.children.find((each) => each.id === id) : undefined;
  if (!child?.identityCode) return undefined;
  return { firstNames: child.firstNames, lastName: child.lastName, identityCode: child.identityCode };
}

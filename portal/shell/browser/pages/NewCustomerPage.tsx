import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ChildFields } from '#areas/person/registration/form/ChildFields.tsx';
import { RegistrationLayout } from '#areas/person/registration/form/RegistrationLayout.tsx';
import { RegistrationPart } from '#areas/person/registration/form/RegistrationPart.tsx';
import { modeOf } from '#areas/person/registration/form/registration-values.ts';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { useSignOut } from '#components/use-sign-out.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

export const page = definePage({
  key: 'new-customer',
  messages: ['registration', 'contact'],
  calls: () => [call('GET /api/user/register')],
  title: (t) => t('registration.newCustomer.title'),
  robots: 'noindex',
  Component: NewCustomerPage,
});

/** The welcome of somebody without visits: how to get started, the registration, and logging out. */
function NewCustomerPage({ visit }: { readonly visit: PageMatch<'new-customer'> }): ReactNode {
  const t = useTranslations('registration.newCustomer');
  const heading = useId();
  const session = useSession();
  const { person } = session;
  const { data: start } = useCall('GET /api/user/register');
  const mode = start ? modeOf(start, session) : 'self';
  return (
    <Page>
      <RegistrationLayout
        title={person ? t('greeting', { name: firstNameOf(person) }) : t('title')}
        lead={t(start?.patient ? 'leadRegistered' : 'lead')}
        actions={<WaysToStart />}
      >
        {mode !== 'none' && mode !== 'complete' && (
          <Stack as="section" gap="large" aria-labelledby={heading}>
            <Heading level={2} id={heading}>
              {t(mode === 'child' ? 'formChild' : 'form')}
            </Heading>
            <RegistrationPart next={visit.query.next} childFields={ChildFields} />
          </Stack>
        )}
      </RegistrationLayout>
    </Page>
  );
}

function WaysToStart(): ReactNode {
  const t = useTranslations('registration.newCustomer');
  const { customerServicePhone: phone, customerServiceHours: hours } = useBrand();
  const href = useHref();
  const { isSessionValid } = useSession();
  const { ask, question } = useSignOut();
  return (
    <Stack gap="medium" align="start">
      <Inline>
        <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
          {t('book')}
        </ButtonLink>
        <ButtonLink href={telephoneAddress(phone)} isDocument tone="outline" icon={<PhoneIcon />}>
          {t('call', { phone: phone.replaceAll(' ', '\u00a0') })}
        </ButtonLink>
      </Inline>
      <Text size="small" tone="muted">
        {t('callText', { hours })}
      </Text>
      {isSessionValid && (
        <TextLink href={href('front-page')} isStandalone iconEnd={<ArrowRightIcon size="small" />}>
          {t('home')}
        </TextLink>
      )}
      <Button tone="tertiary" isFlush icon={<SignOutIcon />} onPress={ask}>
        {t('signOut')}
      </Button>
      {question}
    </Stack>
  );
}

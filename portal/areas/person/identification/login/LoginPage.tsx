import { Box } from '@portal/design-system/Box';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Media } from '@portal/design-system/Media';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { isStaffPath } from '#client/navigation/is-staff-path.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { PrivacySentence } from '#components/legal/PrivacySentence.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { LoginErrorNotice } from './LoginErrorNotice.tsx';
import { MethodLinks } from './MethodLinks.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';
import { SignOutCard } from './SignOutCard.tsx';

export const page = definePage({
  key: 'login-page-for-anonymous-users',
  messages: ['identification'],
  calls: () => [call('GET /api/identification-methods')],
  title: (t) => t('identification.login.documentTitle'),
  description: (t, { brand }) => t('identification.login.subheading', { care: brand.care }),
  Component: LoginOrOutPage,
});

type Visit = PageMatch<'login-page-for-anonymous-users'>;

/** The way in; for somebody who has come here to log out, the way out. */
function LoginOrOutPage({ visit }: { readonly visit: Visit }): ReactNode {
  const { person, staffName } = useSession();
  return visit.query.logOut === 'ask' && (person || staffName) ? (
    <SignOutCard />
  ) : (
    <LoginPage visit={visit} />
  );
}

/** The way in: a welcome of the brand's, and a bank or the mobile certificate to identify with. */
function LoginPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('identification.login');
  const { compoundName: brandCompound, care, customerServicePhone: phone } = useBrand();
  const href = useHref();
  const choose = useId();
  const { nextPath, error, logOut } = visit.query;
  return (
    <Page>
      <Columns layout={{ small: 'one', large: 'two' }} gap={{ small: 'large', large: 'huge' }}>
        <Stack gap={{ small: 'small', large: 'xlarge' }}>
          <Stack gap="small">
            <Heading level={1}>{t('welcome', { brandCompound })}</Heading>
            <Text size="lead" tone="muted">
              {t('subheading', { care })}
            </Text>
          </Stack>
          <Visible from="large">
            <Illustration name="login" size="full" />
          </Visible>
        </Stack>
        <Stack gap="large">
          {error && <LoginErrorNotice key={error} error={error} />}
          {!error && logOut && logOut !== 'ask' && <SignedOutNotice how={logOut} />}
          <Card padding={{ small: 'medium', medium: 'xlarge' }}>
            <Stack gap="large">
              <Stack gap="xxsmall">
                <Heading level={2} id={choose}>
                  {t('choose')}
                </Heading>
                <Text tone="muted">{t('chooseText')}</Text>
              </Stack>
              <MethodLinks next={nextPath ?? href('front-page')} aria-labelledby={choose} />
              <Box padding="medium" background="subtle" isRounded>
                <Media start={<LockIcon />} align="start">
                  <Text size="small">
                    <Text as="strong" size="small">
                      {t('secure')}
                    </Text>{' '}
                    {t('secureText')}
                  </Text>
                </Media>
              </Box>
            </Stack>
          </Card>
          {isStaffPath(nextPath) && (
            <TextLink href={href('workspace-sign-in', {}, { nextPath })} isStandalone>
              {t('staffAction')}
            </TextLink>
          )}
          <Stack gap="xxsmall">
            <Text weight="strong">{t('anonymousHeading')}</Text>
            <Text tone="muted">{t('anonymousText')}</Text>
            <TextLink
              href={href('appointment-reservation-landing-page')}
              isStandalone
              iconEnd={<ArrowRightIcon size="small" />}
            >
              {t('anonymousAction')}
            </TextLink>
          </Stack>
          <Text size="small" tone="muted">
            {t('helpHeading')}{' '}
            {t.rich('helpText', {
              phone,
              call: (words) => <PhoneText>{words}</PhoneText>,
            })}
          </Text>
          <PrivacySentence />
        </Stack>
      </Columns>
    </Page>
  );
}

import { Card } from '@portal/design-system/Card';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { definePage } from '#client/pages/page.ts';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';

export const page = definePage({
  key: 'pikkutsatti',
  messages: ['chats'],
  calls: () => [],
  title: (t) => t('chats.pikkutsatti.title'),
  Component: PikkutsattiPage,
});

/** Where the children's chat is now: in the brand's app. */
function PikkutsattiPage(): ReactNode {
  const t = useTranslations('chats.pikkutsatti');
  const { app, name, customerServicePhone: phone } = useBrand();
  const { isSessionValid } = useSession();
  const title = useId();
  return (
    <>
      <PageOpening width="prose" illustration="record">
        <OpeningWords title={t('title')} fact={t('lead')} />
      </PageOpening>
      <Page width="prose" isDense>
        <Card as="section" aria-labelledby={title}>
          <Stack gap="medium" align="start">
            <Heading level={2} size={3} id={title}>
              {t('app', { name })}
            </Heading>
            <Text>{t(isSessionValid ? 'loggedIn' : 'anonymous')}</Text>
            {app && (
              <Inline>
                <ExternalLink href={app.appStoreUrl} store="apple">
                  {t('appStore')}
                </ExternalLink>
                <ExternalLink href={app.googlePlayUrl} store="google">
                  {t('googlePlay')}
                </ExternalLink>
              </Inline>
            )}
            <Text>{t.rich('call', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
            <Text>
              {t.rich('urgent', {
                emergency: (number) => <NationalNumber>{number}</NationalNumber>,
                urgent: (number) => <NationalNumber>{number}</NationalNumber>,
              })}
            </Text>
          </Stack>
        </Card>
      </Page>
    </>
  );
}

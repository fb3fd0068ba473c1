import { Avatar } from '@portal/design-system/Avatar';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { addressLine } from '#areas/appointments/shared/appointments/directions.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import type { PractitionerView } from '../contract.ts';
import { NextTimes } from '../times/NextTimes.tsx';

export interface PractitionerDetailsProps {
  /** What there is to tell of them. */
  readonly practitioner: PractitionerView;
  /** Their name in addresses. */
  readonly slug: string;
}

/** A practitioner: face and name first, the way to book and where they work beside it, words and times below. */
export function PractitionerDetails({ practitioner, slug }: PractitionerDetailsProps): ReactNode {
  const t = useTranslations('clinics.practitioner');
  const href = useHref();
  const about = useId();
  const { name, title, profilePicture, specialties, spokenLanguages, presentation, isReceiving } =
    practitioner;
  const searchHref = href(
    'private-appointment-list',
    {},
    { practitionerIds: [String(practitioner.id)], includeRemote: true },
  );
  const facts = [
    specialties.length > 0 && {
      term: t('specialties'),
      text: specialties.map((each) => each.name).join(', '),
    },
    { term: t('languages'), text: spokenLanguages.map((each) => t(`language.${each}`)).join(', ') },
  ].filter((fact) => fact !== false);
  return (
    <Columns
      layout={{ small: 'one', large: 'asideEnd' }}
      gap={{ small: 'large', large: 'xlarge' }}
      hasHighAside
    >
      <Inline gap="large" align="center">
        <Avatar name={name} src={profilePicture} size="portrait" />
        <Stack gap="xsmall">
          <Heading level={1}>{name}</Heading>
          <Text size="lead">{capitalised(title)}</Text>
          {facts.map(({ term, text }) => (
            <Text key={term} tone="muted">
              {term}: {capitalised(text)}
            </Text>
          ))}
        </Stack>
      </Inline>
      {isReceiving ? (
        <PractitionerAside practitioner={practitioner} searchHref={searchHref} />
      ) : (
        <PastAside />
      )}
      <Stack gap={{ small: 'xlarge', large: 'xxlarge' }}>
        {presentation && (
          <Stack as="section" gap="small" aria-labelledby={about}>
            <Heading level={2} id={about}>
              {t('about')}
            </Heading>
            <Text size="lead" keepsLines>
              {presentation}
            </Text>
          </Stack>
        )}
        {isReceiving && <NextTimes of={{ practitioner: slug }} searchHref={searchHref} />}
      </Stack>
    </Columns>
  );
}

interface PractitionerAsideProps extends Pick<PractitionerDetailsProps, 'practitioner'> {
  readonly searchHref: string;
}

/** The way to book, and where one meets them. */
function PractitionerAside({ practitioner, searchHref }: PractitionerAsideProps): ReactNode {
  const t = useTranslations('clinics.practitioner');
  const href = useHref();
  const places = useId();
  return (
    <Card>
      <Columns layout={{ small: 'halves' }}>
        <ButtonLink href={searchHref} size="large" isFullWidth icon={<CalendarAddIcon />}>
          {t('book')}
        </ButtonLink>
        <Stack as="section" gap="small" aria-labelledby={places}>
          <Heading level={2} size={4} id={places}>
            {t('clinics')}
          </Heading>
          <Stack as="ul" gap="small">
            {practitioner.clinics.map(({ id, slug, name, address }) => (
              <Stack as="li" key={id} gap="none">
                {slug ? <TextLink href={href('clinic', { slug })}>{name}</TextLink> : <Text>{name}</Text>}
                {address && (
                  <Text size="small" tone="muted">
                    {addressLine(address)}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        </Stack>
      </Columns>
    </Card>
  );
}

/** In its place for somebody who receives nobody any more: that, and the way to others. */
function PastAside(): ReactNode {
  const t = useTranslations('clinics');
  const href = useHref();
  return (
    <Stack gap="medium">
      <Notice title={t('practitioner.past')}>{t('practitioner.pastText')}</Notice>
      <ButtonLink href={href('private-appointment-list')} size="large" isFullWidth icon={<CalendarAddIcon />}>
        {t('notFound.search')}
      </ButtonLink>
    </Stack>
  );
}

import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPage } from '#components/answer/AnswerPage.tsx';
import { BookInstead } from '#components/BookInstead.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { telephoneAddress } from '#contract/values/telephone-address.ts';
import type { Carer, CareTeam } from '../contract.ts';

export const page = definePage({
  key: 'occupational-health-care-team',
  messages: ['care-team'],
  calls: () => [call('GET /api/occupational/team')],
  title: (t) => t('care-team.title'),
  Component: CareTeamPage,
});

/** Who cares for the employees of the patient's employers, and how to reach them (OCC-01). */
function CareTeamPage(): ReactNode {
  const t = useTranslations('care-team');
  return (
    <AnswerPage
      title={t('title')}
      lead={t('lead')}
      loading={t('loading')}
      answer={useCall('GET /api/occupational/team')}
      failed={{ title: t('error.title'), text: t('error.text') }}
      illustration="visit"
      aside={(team) => team.type === 'ok' && <WhatTheyTell />}
    >
      {(team) => <Team team={team} />}
    </AnswerPage>
  );
}

function Team({ team }: { readonly team: CareTeam }): ReactNode {
  const t = useTranslations('care-team');
  const { customerServicePhone: phone } = useBrand();
  if (team.type === 'no-occupational-healthcare') {
    return (
      <BookInstead title={t('none.title')} action={t('none.action')}>
        {t.rich('none.text', { phone, call: (text) => <PhoneText>{text}</PhoneText> })}
      </BookInstead>
    );
  }
  return team.employers.map((employer) => (
    <EmployersTeam key={employer.name} employer={employer} mayBookOnline={team.mayBookOnline} />
  ));
}

/** What an employer is told of all this, and where the rest stands. */
function WhatTheyTell(): ReactNode {
  const t = useTranslations('care-team');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const { missingPages } = useBrand();
  const hasMemo = isBuilt('employee-memo-page') && !missingPages.includes('employee-memo-page');
  return (
    <Card tone="subtle" padding="medium">
      <Stack gap="small">
        <Text>{t('privacy')}</Text>
        {hasMemo && (
          <TextLink href={href('employee-memo-page')} isStandalone>
            {t('memo')}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

type Employer = Extract<CareTeam, { type: 'ok' }>['employers'][number];

interface EmployersTeamProps {
  readonly employer: Employer;
  readonly mayBookOnline: boolean;
}

function EmployersTeam({ employer, mayBookOnline }: EmployersTeamProps): ReactNode {
  const t = useTranslations('care-team');
  const { customerServicePhone } = useBrand();
  const href = useHref();
  const isBuilt = useIsBuilt();
  const heading = useId();
  const { name, carers, team, phone } = employer;
  const number = phone ?? customerServicePhone;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="large" align="start">
        <Heading level={2} size={3} id={heading}>
          {name}
        </Heading>
        {carers.length === 0 ? (
          <Text>{t('nobody')}</Text>
        ) : (
          <List kind="plain" gap="medium" aria-labelledby={heading}>
            {carers.map((carer) => (
              <ListItem key={carer.id}>
                <OneCarer carer={carer} />
              </ListItem>
            ))}
          </List>
        )}
        {!mayBookOnline && <Text>{t('byPhone')}</Text>}
        <Stack gap="small" align="start">
          <TextLink href={telephoneAddress(number)} isStandalone icon={<PhoneIcon size="small" />}>
            {t('call', { phone: number })}
          </TextLink>
          {team && isBuilt('conversation-new') && (
            <>
              <Text size="small" tone="muted">
                {team.about}
              </Text>
              <ButtonLink
                href={href('conversation-new', {}, { team: team.id })}
                tone="secondary"
                icon={<MessageIcon />}
              >
                {t('write', { team: team.name })}
              </ButtonLink>
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

function OneCarer({ carer }: { readonly carer: Carer }): ReactNode {
  const t = useTranslations('care-team');
  const href = useHref();
  const now = useNow().toISOString();
  const { id, role, name, profilePicture, slug, nextTime } = carer;
  return (
    <Stack gap="xsmall" align="start">
      <PractitionerRow
        practitioner={{ name, title: t(`roles.${role}`), profilePicture, ...(slug && { slug }) }}
        detail={
          nextTime !== null &&
          t.rich('nextTime', {
            at: () => <DateTime key="at" value={nextTime} format="dayAtTime" now={now} />,
          })
        }
      />
      {nextTime !== null && (
        <TextLink
          href={href('ohc-appointment-list', {}, { practitionerIds: [String(id)] })}
          isStandalone
          icon={<CalendarAddIcon size="small" />}
        >
          {t('book', { name })}
        </TextLink>
      )}
    </Stack>
  );
}

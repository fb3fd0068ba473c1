import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { type Column, Table } from '@portal/design-system/Table';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { Invitation } from './Invitation.tsx';
import type { Person } from './person.ts';
import { Removal } from './Removal.tsx';

type Staff = AnswerOf<'GET /api/workspace/staff'>;

export interface PeopleProps extends Pick<Staff, 'people' | 'count'> {
  /** Somebody's rights are to be copied: their number. */
  readonly onCopy: (number: string) => void;
  /** Somebody was removed. */
  readonly onChanged: () => void;
}

const RIGHTS = ['isSupervisor', 'mayPrescribe', 'addsQuestionnaires'] as const;

/** What an operator is about to do, and to whom. */
interface Doing {
  readonly what: 'remove' | 'invite';
  readonly person: Person;
}

/** The people with their teams and rights, and what can be done about each. Nothing is done about operators. */
export function People({ people, count, onCopy, onChanged }: PeopleProps): ReactNode {
  const t = useTranslations('operators.staff');
  const [doing, setDoing] = useState<Doing | null>(null);
  const personIf = (what: Doing['what']) => (doing?.what === what ? doing.person : null);
  const stop = () => setDoing(null);
  const columns: readonly Column<Person>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ name, title }) => (
        <Stack gap="none">
          <Text as="span" weight="strong">
            {name}
          </Text>{' '}
          <Text as="span" size="small" tone="muted" weight="regular">
            {title}
          </Text>
        </Stack>
      ),
    },
    { id: 'number', header: t('columns.number'), isNumeric: true, cell: ({ id }) => id },
    {
      id: 'rights',
      header: t('columns.rights'),
      cell: (person) =>
        [
          t(`kinds.${person.kind}`, { employer: person.employer ?? '' }),
          ...RIGHTS.filter((right) => person[right]).map((right) => t(`rights.${right}`)),
        ].join(', '),
    },
    {
      id: 'teams',
      header: t('columns.teams'),
      cell: ({ kind, teams }) => (kind === 'professional' ? teams.join(', ') || t('noTeams') : '–'),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      cell: (person) =>
        person.kind === 'operator' ? '–' : <Actions {...{ person, onCopy, onDo: setDoing }} />,
    },
  ];
  return (
    <Stack gap="medium">
      <Invitation person={personIf('invite')} onDone={stop} />
      <Removal person={personIf('remove')} onDone={stop} onRemoved={onChanged} />
      <Table
        caption={t('caption', { count })}
        columns={columns}
        rows={people}
        rowKey={({ id }) => String(id)}
        needs="widest"
      />
    </Stack>
  );
}

interface ActionsProps {
  readonly person: Person;
  readonly onCopy: (number: string) => void;
  readonly onDo: (doing: Doing) => void;
}

function Actions({ person, onCopy, onDo }: ActionsProps): ReactNode {
  const t = useTranslations('operators.staff');
  const { id, name } = person;
  return (
    <Inline gap="small">
      <Button
        tone="tertiary"
        size="small"
        isFlush
        aria-label={t('copy', { name })}
        onPress={() => onCopy(String(id))}
      >
        {t('copyShort')}
      </Button>
      <Button
        tone="tertiary"
        size="small"
        isFlush
        aria-label={t('invite', { name })}
        onPress={() => onDo({ what: 'invite', person })}
      >
        {t('inviteShort')}
      </Button>
      <Button
        tone="tertiary"
        size="small"
        isFlush
        aria-label={t('remove', { name })}
        onPress={() => onDo({ what: 'remove', person })}
      >
        {t('removeShort')}
      </Button>
    </Inline>
  );
}

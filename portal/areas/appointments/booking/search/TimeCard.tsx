import { Avatar } from '@portal/design-system/Avatar';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { PageLink } from '#components/PageLink.tsx';
import { TIMES_OF_CARD } from '../rules-search.ts';
import type { TimeGroup } from './group-times.ts';
import { TimeFacts, TimePrice } from './TimeFacts.tsx';
import { timeElementId } from './time-element-id.ts';

/** One more fits into the grid where there is no number of others. */
const CELLS = TIMES_OF_CARD + 1;

export interface TimeCardProps {
  readonly group: TimeGroup;
  /** Place of the practitioner's name in the page's outline. */
  readonly level: 3 | 4;
  /** Address of the page that books a time. */
  readonly hrefOf: (time: AvailableAppointment) => string;
  /** How many more there are on the day, beyond those of the group. */
  readonly others: number;
  /** Leads to all times of the day, where there are others; else null. */
  readonly moreHref: string | null;
  /** The brand's figure, if it has one, looks over the card. */
  readonly hasPeek: boolean;
  /** Takes a login that the visitor does not have. */
  readonly isLocked: (time: AvailableAppointment) => boolean;
  /** Says what the lock beside a time means. */
  readonly explainsLock: boolean;
  /** The same practitioner has another kind of visit at the same place. */
  readonly namesKind: boolean;
  /** Shows all of its times at once. */
  readonly isUnfolded: boolean;
}

/** One practitioner in one place, with the times that can be booked there. */
export function TimeCard(props: TimeCardProps): ReactNode {
  const { group, level, hrefOf, others, moreHref, hasPeek, isLocked, explainsLock } = props;
  const { namesKind, isUnfolded } = props;
  const t = useTranslations('booking.time');
  const { practitioner } = group.first;
  const { name } = practitioner;
  const count = group.times.length;
  const fits = isUnfolded || (count <= CELLS && moreHref === null);
  // Where others have to be fetched, one press leads to all of them.
  const times = fits || moreHref === null ? group.times : group.times.slice(0, TIMES_OF_CARD);
  const rest = count - times.length + others;
  return (
    <Card as="li" hasPeek={hasPeek && 'fromMedium'} padding={{ small: 'small', medium: 'medium' }}>
      <Columns layout={{ small: 'one', large: 'tilesEnd' }} gap={{ small: 'xsmall', large: 'medium' }}>
        <Media start={<Avatar name={name} src={practitioner.profilePicture} size="large" />} align="start">
          <Inline justify="between" align="baseline" gap="xsmall" hasTightLines>
            <Heading level={level} size={4}>
              <PageLink page="practitioner" slug={practitioner.slug}>
                {name}
              </PageLink>
            </Heading>
            <TimePrice time={group.first} />
          </Inline>
          <TimeFacts time={group.first} namesKind={namesKind} />
        </Media>
        <Stack gap="xsmall">
          <LinkTiles
            shown={fits ? count : TIMES_OF_CARD}
            restLabel={(folded) => t('others', { count: folded, name })}
            more={
              moreHref === null
                ? null
                : {
                    href: moreHref,
                    label: (
                      <>
                        +{rest}
                        <VisuallyHidden> {t('others', { count: rest, name })}</VisuallyHidden>
                      </>
                    ),
                  }
            }
            tiles={times.map((time) => ({
              id: timeElementId(time.id),
              href: hrefOf(time),
              label: <TimeLabel time={time} isLocked={isLocked(time)} />,
            }))}
          />
          {explainsLock && (
            <Text size="small" tone="muted" icon={<LockIcon size="small" />}>
              {t('login')}
            </Text>
          )}
        </Stack>
      </Columns>
    </Card>
  );
}

interface TimeLabelProps {
  readonly time: AvailableAppointment;
  readonly isLocked: boolean;
}

/** When a time begins, or between what it does, and with whom to hear. */
function TimeLabel({ time, isLocked }: TimeLabelProps): ReactNode {
  const t = useTranslations('booking.time');
  return (
    <>
      <DateTime value={time.startDate} format="time" />
      {!time.isSpecificTime && (
        <>
          –<DateTime value={time.endDate} format="time" />
        </>
      )}
      <VisuallyHidden>, {time.practitioner.name}</VisuallyHidden>{' '}
      {isLocked && <LockIcon size="small" label={t('login')} />}
    </>
  );
}

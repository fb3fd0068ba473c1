import { Avatar } from '@portal/design-system/Avatar';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { LinkList, LinkListSkeleton } from '@portal/design-system/LinkList';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { helsinkiDay } from '#contract/time/time.ts';

type NextTime = AnswerOf<'GET /api/appointments/next'>['times'][number];

export interface NextTimesProps {
  /** Whose times: the clinic's or the practitioner's name in addresses. */
  readonly of: { readonly clinic: string } | { readonly practitioner: string };
  /** The search for all of them. */
  readonly searchHref: string;
}

/** The next times that can be booked, each a link into its booking; if the calendar does not answer, this part says so alone. */
export function NextTimes({ of, searchHref }: NextTimesProps): ReactNode {
  const t = useTranslations('clinics.times');
  const heading = useId();
  const skeleton = (
    <SkeletonGroup label={t('loading')}>
      <Card>
        <LinkListSkeleton count={4} hasStart />
      </Card>
    </SkeletonGroup>
  );
  return (
    <Stack as="section" gap="medium" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        {t('title')}
      </Heading>
      <AnswerView
        answer={useCall('GET /api/appointments/next', { query: of })}
        failed={{ title: t('failed'), level: 3, text: t('failedText') }}
        skeleton={skeleton}
      >
        {({ times }) =>
          times.length > 0 ? (
            <>
              <Card>{'clinic' in of ? <PeopleTimes times={times} /> : <DayTimes times={times} />}</Card>
              <TextLink href={searchHref} isStandalone>
                {t('all')}
              </TextLink>
            </>
          ) : (
            <Card>
              <EmptyState
                title={t('none')}
                level={3}
                illustration={null}
                action={<ButtonLink href={searchHref}>{t('search')}</ButtonLink>}
              >
                {t('noneText')}
              </EmptyState>
            </Card>
          )
        }
      </AnswerView>
    </Stack>
  );
}

interface TimesProps {
  readonly times: readonly NextTime[];
}

/** Leads into the booking of a time. */
function useBookingHref(): (time: NextTime) => string {
  const href = useHref();
  const isKnown = useSession().person !== null;
  const key = isKnown ? 'reserve-appointment' : 'reserve-appointment-for-anonymous-users';
  return ({ id }) => href(key, { id });
}

/** Shown beside a time that takes a login which the visitor does not have. */
function Lock({ time }: { readonly time: NextTime }): ReactNode {
  const t = useTranslations('clinics.times');
  const isKnown = useSession().person !== null;
  return time.requiresAuthToReserve && !isKnown && <LockIcon size="small" label={t('login')} />;
}

/** Of a clinic: a row for each practitioner, with their first time. */
function PeopleTimes({ times }: TimesProps): ReactNode {
  const hrefOf = useBookingHref();
  const t = useTranslations('clinics.times');
  const now = useNow().toISOString();
  return (
    <LinkList
      rows={times.map((time) => ({
        id: String(time.id),
        href: hrefOf(time),
        start: <Avatar name={time.practitioner.name} src={time.practitioner.profilePicture} size="medium" />,
        title: t.rich('when', {
          day: () => <DateTime value={time.startDate} format="shortDay" now={now} isCapitalised />,
          time: () => <Clock time={time} />,
        }),
        description: `${time.practitioner.name}, ${time.practitioner.title}`,
        end: <Lock time={time} />,
      }))}
    />
  );
}

/** Of a practitioner: the times of each day at each place, one beside the other. */
function DayTimes({ times }: TimesProps): ReactNode {
  const hrefOf = useBookingHref();
  const t = useTranslations('clinics.times');
  const now = useNow().toISOString();
  const placeOf = ({ isRemote, locationType, clinic }: NextTime) =>
    isRemote ? t(`place.${locationType}`) : clinic;
  const days = Map.groupBy(times, (time) => `${helsinkiDay(new Date(time.startDate))} ${placeOf(time)}`);
  return (
    <Stack gap="large">
      {[...days].map(([key, [first, ...others]]) =>
        first ? (
          <Stack key={key} gap="small">
            <Heading level={3} size={4}>
              <DateTime value={first.startDate} format="shortDay" now={now} isCapitalised />
              {` · ${placeOf(first)}`}
            </Heading>
            <LinkTiles
              tiles={[first, ...others].map((time) => ({
                id: `time-${time.id}`,
                href: hrefOf(time),
                label: (
                  <>
                    <Clock time={time} /> <Lock time={time} />
                  </>
                ),
              }))}
            />
          </Stack>
        ) : null,
      )}
    </Stack>
  );
}

/** When a time begins, or between what it does. */
function Clock({ time: { startDate, endDate } }: { readonly time: NextTime }): ReactNode {
  return (
    <>
      <DateTime value={startDate} format="time" />
      {endDate && (
        <>
          –<DateTime value={endDate} format="time" />
        </>
      )}
    </>
  );
}

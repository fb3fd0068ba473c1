import { Avatar } from '@portal/design-system/Avatar';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DateTime } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { LinkList, LinkListSkeleton } from '@portal/design-system/LinkList';
import { SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { capitalised } from '#contract/language/capitalised.ts';

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
  const { data, error, isRefreshing, retry } = useCall('GET /api/appointments/next', { query: of });
  return (
    <Stack as="section" gap="medium" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        {t('title')}
      </Heading>
      {data && data.times.length > 0 && (
        <>
          <TimeRows times={data.times} isOfClinic={'clinic' in of} />
          <TextLink href={searchHref} isStandalone>
            {t('all')}
          </TextLink>
        </>
      )}
      {data?.times.length === 0 && (
        <EmptyState
          title={t('none')}
          level={3}
          illustration={null}
          action={<ButtonLink href={searchHref}>{t('search')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      )}
      {!data && error && (
        <ErrorState title={t('failed')} level={3} onRetry={retry} isRetrying={isRefreshing}>
          {t('failedText')}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label={t('loading')}>
          <LinkListSkeleton count={4} hasStart />
        </SkeletonGroup>
      )}
    </Stack>
  );
}

interface TimeRowsProps {
  readonly times: readonly NextTime[];
  /** Else of a practitioner, whose face and name the page has already. */
  readonly isOfClinic: boolean;
}

function TimeRows({ times, isOfClinic }: TimeRowsProps): ReactNode {
  const t = useTranslations('clinics.times');
  const href = useHref();
  const isKnown = useSession().person !== null;
  const key = isKnown ? 'reserve-appointment' : 'reserve-appointment-for-anonymous-users';
  const placeOf = ({ isRemote, locationType, clinic }: NextTime) =>
    isRemote ? t(`place.${locationType}`) : clinic;
  return (
    <LinkList
      rows={times.map((time) => ({
        id: String(time.id),
        href: href(key, { id: time.id }),
        start: isOfClinic && (
          <Avatar name={time.practitioner.name} src={time.practitioner.profilePicture} size="medium" />
        ),
        title: <When time={time} />,
        description: isOfClinic
          ? `${time.practitioner.name}, ${time.practitioner.title}`
          : capitalised(placeOf(time)),
        end: time.requiresAuthToReserve && !isKnown && <LockIcon size="small" label={t('login')} />,
      }))}
    />
  );
}

function When({ time: { startDate, endDate } }: { readonly time: NextTime }): ReactNode {
  const t = useTranslations('clinics.times');
  return t.rich('when', {
    day: () => <DateTime value={startDate} format="shortDay" isCapitalised />,
    time: () => (
      <>
        <DateTime value={startDate} format="time" />
        {endDate && (
          <>
            –<DateTime value={endDate} format="time" />
          </>
        )}
      </>
    ),
  });
}

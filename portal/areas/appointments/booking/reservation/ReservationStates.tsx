import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AgeProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { useBrand, useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { DueReminder } from '#components/due/DueReminder.tsx';
import { OtherMatters } from '#components/OtherMatters.tsx';
import { PhoneLink } from '../help/PhoneLink.tsx';
import { Kela65Ways } from '../kela65/Kela65Ways.tsx';
import { OtherWays } from '../occupational/OtherWays.tsx';
import type { Kela65Refusal } from '../reservation-contract.ts';
import type { OccupationalRefusal } from '../rules-reservation.ts';
import { useLastSearch } from '../search/last-search.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { PageMessage } from './PageMessage.tsx';
import { useListHref, useReservationHref } from './use-booking-type.ts';

export interface TakenProps {
  /** The visitor's own appointment, if it was they who booked the time. */
  readonly ownAppointmentId: number | null;
}

/** Somebody has booked the time, perhaps the visitor. */
export function Taken({ ownAppointmentId }: TakenProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const search = useLastSearch(useListHref());
  const isOwn = ownAppointmentId !== null && isBuilt('appointment');
  return (
    <PageMessage
      title={t(isOwn ? 'taken.ownTitle' : 'taken.title')}
      text={t(isOwn ? 'taken.own' : 'taken.text')}
      illustration={isOwn ? 'success' : 'empty'}
    >
      <Inline justify="center">
        {isOwn && (
          <ButtonLink href={href('appointment', { ids: ownAppointmentId })}>{t('success.view')}</ButtonLink>
        )}
        <ButtonLink href={search} tone={isOwn ? 'outline' : 'primary'}>
          {t('taken.action')}
        </ButtonLink>
      </Inline>
    </PageMessage>
  );
}

export interface AgeRefusedProps {
  readonly reason: AgeProblem;
  /** Of the free time. */
  readonly id: string;
}

/** The brand books for nobody of the age of the person whose matters are open. */
export function AgeRefused({ reason, id }: AgeRefusedProps): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <PageMessage title={t(`age.${reason}`)} text={t(`outcome.${reason}`)} illustration="empty">
      <AgeNotice problem={reason} slotId={Number(id)} isCentred />
    </PageMessage>
  );
}

export interface Kela65OnlyProps {
  readonly reason: Kela65Refusal;
  /** Of the free time. */
  readonly id: string;
}

/** The time is a Kela65 visit, which the visitor may not have. */
export function Kela65Only({ reason, id }: Kela65OnlyProps): ReactNode {
  const t = useTranslations('booking.kela65');
  const next = useReservationHref()(id);
  return (
    <PageMessage title={t('title')} text={t(reason)} illustration="empty">
      <Kela65Ways reason={reason} next={next} />
    </PageMessage>
  );
}

export interface OccupationalOnlyProps {
  readonly reason: OccupationalRefusal;
}

/** What a list says for the same reasons. */
const LISTED = {
  noAgreement: 'no-occupational-healthcare',
  noWebReservation: 'no-web-reservation',
  notCovered: 'notCovered',
} as const satisfies Record<OccupationalRefusal, string>;

/** The visitor's employer does not pay for the time. */
export function OccupationalOnly({ reason }: OccupationalOnlyProps): ReactNode {
  const t = useTranslations(`booking.occupational.${LISTED[reason]}`);
  return (
    <PageMessage title={t('title')} text={t('text')} illustration="empty">
      <OtherWays />
    </PageMessage>
  );
}

/** There is no such time. */
export function NotFound(): ReactNode {
  const t = useTranslations('booking');
  const search = useLastSearch(useListHref());
  return (
    <PageMessage
      title={t('reservation.notFound.title')}
      text={t('reservation.notFound.text')}
      illustration="empty"
    >
      <ButtonLink href={search}>{t('taken.action')}</ButtonLink>
      <OtherMatters />
    </PageMessage>
  );
}

/** A patient who may not book online before unpaid invoices are settled. */
export function Interrupted(): ReactNode {
  const t = useTranslations('booking.interrupted');
  const href = useHref();
  const { customerServicePhone, customerServiceHours } = useBrand();
  return (
    <PageMessage title={t('title')} text={t('text')} illustration="error">
      <Stack gap="xsmall" align="center">
        <Text weight="strong">{t('contact')}</Text>
        <PhoneLink phone={customerServicePhone} tone="primary" />
        <Text size="small" tone="muted">
          {customerServiceHours}
        </Text>
      </Stack>
      <DueReminder />
      <ButtonLink href={href('front-page')} tone="tertiary">
        {t('home')}
      </ButtonLink>
    </PageMessage>
  );
}

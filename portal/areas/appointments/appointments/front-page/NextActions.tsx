import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Columns } from '@portal/design-system/Columns';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { MapIcon } from '@portal/design-system/icons/MapIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { mapAddress } from '#areas/appointments/shared/appointments/directions.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { moveSearch } from '../moving/move-search.ts';

const FIRST = { size: 'small', isIconAbove: true } as const;
const OTHER = { ...FIRST, isIconAbove: 'always' } as const;

/** What patients do with their next appointment: open it first; find the way, note it in a calendar, move it while they may. */
export function NextActions({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const t = useTranslations('appointments');
  const href = useHref();
  const { id, clinic, practitioner, room, calendar, mayCancel } = appointment;
  const address = isVisit(appointment) ? clinic?.address : null;
  const search = mayCancel && moveSearch(appointment);
  const notes = room ? [`${t('detail.room')}: ${room.location}`] : [];
  return (
    <Columns layout={{ small: search ? 'pairs' : 'actions', medium: 'row' }} gap="xsmall" isStretched>
      <ButtonLink {...FIRST} href={href('appointment', { ids: id })} icon={<ArrowRightIcon />}>
        {t('block.open')}
      </ButtonLink>
      {address && (
        <ButtonLink {...OTHER} href={mapAddress(address)} tone="secondary" icon={<MapIcon />} isExternal>
          {t('detail.directions')}
        </ButtonLink>
      )}
      {clinic && practitioner && (
        <AddToCalendar
          {...OTHER}
          appointment={{ ...appointment, clinic, practitioner, notes }}
          id={id}
          identity={calendar}
        />
      )}
      {search && (
        <ButtonLink
          {...OTHER}
          href={href(search.key, {}, search.query)}
          tone="secondary"
          icon={<CalendarIcon />}
        >
          {t('move.action')}
        </ButtonLink>
      )}
    </Columns>
  );
}

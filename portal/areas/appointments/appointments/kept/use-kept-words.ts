import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { firstNameOf } from '#client/app/first-name.ts';
import { useClock } from '#client/app/use-now.ts';
import type { KeptAppointment, KeptAppointments } from '#client/kept/kept-appointments.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatLong, formatSpoken } from '#contract/time/time-format.ts';

/** As many as the front page shows: somebody in treatment may have dozens. */
const MOST = 8;

/** Puts a patient's next appointments into the words in which a device keeps them. */
export function useKeptWords(): (upcoming: readonly Appointment[]) => KeptAppointments {
  const t = useTranslations('appointments');
  const lang = useLanguage();
  const clock = useClock();
  const { actingFor } = useSession();

  const wordsOf = (appointment: Appointment): KeptAppointment => {
    const { startDate, endDate, practitioner, clinic, isRemote, locationType } = appointment;
    const place = isRemote ? t(`place.${locationType}`) : (clinic?.name ?? t('place.hidden'));
    const who =
      practitioner &&
      (practitioner.isResource
        ? practitioner.name
        : t('card.with', { name: practitioner.name, title: practitioner.title }));
    return {
      until: endDate,
      when: capitalised(formatSpoken(new Date(startDate), lang)),
      lines: [who, place].filter((line) => line !== null),
    };
  };

  return (upcoming) => ({
    title: actingFor ? t('kept.child', { name: firstNameOf(actingFor) }) : t('kept.own'),
    seen: t('kept.seen', { time: formatLong(clock(), lang) }),
    appointments: upcoming
      .filter((each) => !each.hasAppointeeCanceled && !each.hasPatientCanceled)
      .slice(0, MOST)
      .map(wordsOf),
  });
}

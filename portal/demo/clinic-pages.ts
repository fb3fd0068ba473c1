import type { ClinicFile } from '#areas/appointments/shared/clinics/clinic-file.ts';
import type { Localised } from '#contract/language/language.ts';
import { DEMO_CLINICS, type DemoClinic } from './clinics.ts';
import { demoPractitioners } from './practitioners.ts';
import { type DemoHours, demoHours } from './timetable.ts';

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

/** How one gets near. */
const STOPS = {
  metro: texts('Lähin metroasema', 'Närmaste metrostation', 'Nearest metro station'),
  train: texts('Lähin juna-asema', 'Närmaste tågstation', 'Nearest railway station'),
  tram: texts('Lähin raitiovaunupysäkki', 'Närmaste spårvagnshållplats', 'Nearest tram stop'),
  bus: texts('Lähin bussipysäkki', 'Närmaste busshållplats', 'Nearest bus stop'),
} as const;

type Nearest = readonly [by: keyof typeof STOPS, fi: string, sv: string, minutes: number];

const NEAREST: Readonly<Record<string, Nearest>> = {
  KAM: ['metro', 'Kamppi', 'Kampen', 4],
  HAK: ['metro', 'Hakaniemi', 'Hagnäs', 3],
  PAS: ['train', 'Pasila', 'Böle', 5],
  ITA: ['metro', 'Itäkeskus', 'Östra centrum', 4],
  TAP: ['metro', 'Tapiola', 'Hagalund', 6],
  LEP: ['train', 'Leppävaara', 'Alberga', 5],
  TIK: ['train', 'Tikkurila', 'Dickursby', 3],
  MYY: ['train', 'Myyrmäki', 'Myrbacka', 4],
  KER: ['train', 'Kerava', 'Kervo', 6],
  HYV: ['train', 'Hyvinkää', 'Hyvinge', 8],
  JAR: ['train', 'Järvenpää', 'Träskända', 7],
  TUU: ['bus', 'Hyrylä', 'Skavaböle', 3],
  TRE: ['train', 'Tampere', 'Tammerfors', 5],
  HER: ['tram', 'Hervanta', 'Hervanta', 2],
  PTO: ['tram', 'Apollonkatu', 'Apollogatan', 2],
  PMA: ['metro', 'Matinkylä', 'Mattby', 5],
  PTI: ['train', 'Tikkurila', 'Dickursby', 7],
  PTA: ['tram', 'Koskipuisto', 'Koskipuisto', 4],
};
const ELSEWHERE: Nearest = ['bus', 'Keskusta', 'Centrum', 3];

const BY_CAR = texts(
  'Asiakaspaikat ovat pihalla. Voit pysäköidä kaksi tuntia kiekolla. Esteetön paikka on oven vieressä.',
  'Kundplatserna finns på gården. Du får parkera i två timmar med p-skiva. En tillgänglig plats finns bredvid dörren.',
  'The customer spaces are in the yard. You can park for two hours with a parking disc. An accessible space is next to the door.',
);
const IN_TOWN = texts(
  'Omia asiakaspaikkoja ei ole. Lähin pysäköintihalli on saman korttelin alla.',
  'Vi har inga egna kundplatser. Närmaste parkeringshall finns under samma kvarter.',
  'We have no customer spaces of our own. The nearest car park is under the same block.',
);
const WITHOUT_STEPS = texts(
  'Sisään pääsee ilman portaita, ja ovi avautuu painikkeesta. Esteetön WC on odotustilan vieressä. Opaskoira on tervetullut.',
  'Du kommer in utan trappsteg, och dörren öppnas med en knapp. En tillgänglig toalett finns bredvid väntrummet. Ledarhundar är välkomna.',
  'You can get in without steps, and the door opens with a button. An accessible toilet is next to the waiting room. Guide dogs are welcome.',
);

/** Where one parks in the yard. */
const WITH_YARD = new Set(['TAP', 'KER', 'HYV', 'JAR', 'TUU', 'MYY', 'HER', 'PMA']);
const SATURDAY = 6;
const WEEKDAYS = [1, 2, 3, 4, 5];

/** What the pages of the demo's clinics tell, by clinic; remote ones have no page. */
export function demoClinicPages(): ReadonlyMap<string, ClinicFile> {
  const hours = Map.groupBy(demoHours(demoPractitioners()), ({ clinicId }) => clinicId);
  return new Map(
    DEMO_CLINICS.filter(({ address }) => address !== null).map((clinic) => [
      clinic.id,
      {
        directions: directionsTo(clinic),
        parking: WITH_YARD.has(clinic.id) ? BY_CAR : IN_TOWN,
        accessibility: WITHOUT_STEPS,
        hours: openingHours(hours.get(clinic.id) ?? []),
      },
    ]),
  );
}

function directionsTo({ id, address }: DemoClinic): Localised {
  const [by, fi, sv, minutes] = NEAREST[id] ?? ELSEWHERE;
  const stop = STOPS[by];
  const street = address?.street;
  return texts(
    `${stop.fi}: ${fi}, kävelymatka ${minutes} minuuttia. Sisäänkäynti: ${street?.fi}. Oven yläpuolella on kyltti.`,
    `${stop.sv}: ${sv}, ${minutes} minuters promenad. Ingång: ${street?.sv}. Det finns en skylt ovanför dörren.`,
    `${stop.en}: ${fi}, ${minutes} minutes on foot. Entrance: ${street?.en}. There is a sign above the door.`,
  );
}

/** Open while somebody works there: the same from Monday to Friday, and each day of the weekend by itself. */
function openingHours(worked: readonly DemoHours[]): NonNullable<ClinicFile['hours']> {
  const spanOf = (weekdays: readonly number[]) => {
    const then = worked.filter(({ weekday }) => weekdays.includes(weekday));
    const from = then.map((each) => hourOf(each.from, 0)).sort()[0];
    const to = then
      .map((each) => hourOf(each.to, 1))
      .sort()
      .at(-1);
    return from !== undefined && to !== undefined ? weekdays.map((weekday) => ({ weekday, from, to })) : [];
  };
  return [WEEKDAYS, [SATURDAY], [SATURDAY + 1]].flatMap(spanOf);
}

/** The full hour at or before a time of day, or where `later` is 1, at or after it. */
function hourOf(time: string, later: 0 | 1): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${String(hour + (minute > 0 ? later : 0)).padStart(2, '0')}:00`;
}

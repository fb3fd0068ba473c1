import { type ClinicValues, valuesOf } from './clinic-values.ts';

/** What stories and tests show of a clinic. */
export const clinicValues = (more: Partial<ClinicValues> = {}): ClinicValues => ({
  ...valuesOf({
    name: { fi: 'Kaari Kamppi', sv: 'Kaari Kampen', en: 'Kaari Kamppi' },
    street: { fi: 'Malminrinne 3', sv: 'Malmbrinken 3', en: 'Malminrinne 3' },
    postalCode: '00180',
    postOffice: { fi: 'Helsinki', sv: 'Helsingfors', en: 'Helsinki' },
    position: { latitude: 60.1672, longitude: 24.9297 },
    directions: {
      fi: 'Lähin metroasema: Kamppi.\nSisäänkäynti on pihalta.',
      sv: 'Närmaste metrostation: Kampen.\nIngång från gården.',
      en: 'Nearest metro station: Kamppi.\nThe entrance is in the yard.',
    },
    hours: [1, 2, 3].map((weekday) => ({ weekday, from: '08:00', to: '16:00' })),
    exceptions: [{ day: '2026-12-31', from: '08:00', to: '12:00' }],
  }),
  ...more,
});

/** A clinic whose second version is published, and whose third is not. */
export const clinicItem = (more: object = {}) => ({
  id: 'KAM',
  published: 2,
  versions: [
    {
      version: 3,
      savedAt: '2026-03-22T09:30:00.000Z',
      by: 'Otso Salo',
      restoredFrom: null,
      values: clinicValues(),
    },
    {
      version: 2,
      savedAt: '2026-03-20T12:00:00.000Z',
      by: 'Outi Koivula',
      restoredFrom: null,
      values: clinicValues({ hours: [], postalCode: '00100' }),
    },
    {
      version: 1,
      savedAt: '2026-03-19T07:05:00.000Z',
      by: null,
      restoredFrom: null,
      values: clinicValues({ exceptions: [] }),
    },
  ],
  publications: [
    { version: 2, at: '2026-03-20T12:05:00.000Z', by: 'Outi Koivula' },
    { version: 1, at: '2026-03-19T07:05:00.000Z', by: null },
  ],
  ...more,
});

/** The clinics of a brand, of which the first has something that is not published. */
export const clinicList = () => ({
  clinics: [
    {
      id: 'HAK',
      name: 'Kaari Hakaniemi',
      hasUnpublished: true,
      savedAt: '2026-03-22T09:30:00.000Z',
      by: 'Otso Salo',
    },
    { id: 'KAM', name: 'Kaari Kamppi', hasUnpublished: false, savedAt: null, by: null },
  ],
});

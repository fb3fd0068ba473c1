import type { ProgrammeLine, Protection, TravelProtection, Vaccination } from './contract.ts';

/** A vaccination as the page gets it. */
export function vaccination(changes: Partial<Vaccination> = {}): Vaccination {
  return {
    id: 1,
    name: 'Puutiaisaivotulehdus',
    product: 'TicoVac',
    date: '2024-03-19',
    dateText: null,
    dose: 4,
    effectiveUntil: '2034-03-19',
    practitioner: { name: 'Timo Rantanen', title: 'sairaanhoitaja' },
    ...changes,
  };
}

const PROGRAMME: readonly ProgrammeLine[] = [
  {
    name: 'Kurkkumätä ja jäykkäkouristus',
    status: 'coming',
    age: { from: 540 },
    from: '2030-03-14',
  },
];

/** Vaccinations against the same, as the page gets them; by default called as the first of them is. */
export function protection(...given: readonly Vaccination[]): Protection {
  return { name: given[0]?.name ?? null, vaccinations: [...given] };
}

/** An answer of `GET /api/vaccinations`. */
export function vaccinations(changes: object = {}) {
  return {
    protections: [
      protection(
        vaccination({
          id: 2,
          name: 'Influenssa',
          product: 'Vaxigrip',
          date: '2025-11-05',
          dose: null,
          effectiveUntil: null,
        }),
      ),
      protection(
        vaccination(),
        vaccination({ id: 5, date: '2021-03-16', dose: 3, effectiveUntil: '2024-03-16' }),
      ),
      protection(
        vaccination({
          id: 3,
          name: 'Lavantauti',
          product: 'Typhim Vi',
          date: '2018-11-05',
          dose: null,
          effectiveUntil: '2021-11-05',
        }),
      ),
      protection(
        vaccination({
          id: 4,
          name: 'Kurkkumätä, jäykkäkouristus, hinkuyskä, polio ja Hib-taudit',
          product: 'Pentavac',
          date: '1986',
          dose: 1,
          effectiveUntil: null,
          practitioner: null,
        }),
      ),
    ],
    page: 1,
    pages: 1,
    total: 5,
    programme: PROGRAMME,
    ...changes,
  };
}

const dose = (date: string, product: string, batch: string | null = null) => ({
  date,
  dateText: null,
  product,
  batch,
});

/** An answer of `GET /api/vaccinations/travel`. */
export function travelProtections(yellowFever = 'Keltakuume') {
  const given: readonly TravelProtection[] = [
    {
      name: yellowFever,
      englishName: 'Yellow fever vaccine',
      doses: [dose('2018-11-05', 'Stamaril', 'YF-2018-7')],
      lasting: { type: 'certificate', from: '2018-11-15' },
    },
    {
      name: 'Hepatiitti A',
      englishName: 'Hepatitis A vaccine',
      doses: [dose('2019-03-14', 'Twinrix'), dose('2018-10-11', 'Twinrix'), dose('2018-09-10', 'Twinrix')],
      lasting: { type: 'long' },
    },
    {
      name: 'Lavantauti',
      englishName: 'Typhoid fever vaccine',
      doses: [dose('2018-11-05', 'Typhim Vi')],
      lasting: { type: 'record', until: '2021-11-05' },
    },
    {
      name: 'Rabies',
      englishName: 'Rabies vaccine',
      doses: [dose('2022-03-01', 'Rabipur')],
      lasting: { type: 'ask' },
    },
  ];
  return { given, missing: ['Cholera', 'Polio'] };
}

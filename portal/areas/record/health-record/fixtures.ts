import type { Allergy, TimelineEntry } from './contract.ts';

/** An entry as the page gets it. */
export function timelineEntry(changes: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    key: 'visit-5',
    kind: 'visits',
    isReferral: false,
    day: '2026-03-02',
    title: 'Yleislääketiede',
    details: ['Alaselkäkipu'],
    moreCount: 0,
    practitioner: 'Ilona Heikkinen',
    id: 5,
    ...changes,
  };
}

/** An allergy as the page gets it. */
export function allergy(changes: Partial<Allergy> = {}): Allergy {
  return {
    id: 3,
    name: 'Asetyylisalisyylihappo ja muut tulehduskipulääkkeet',
    language: 'fi',
    category: 'medication',
    isHighRisk: true,
    isSuspected: false,
    isOver: false,
    reactions: ['Keuhkoputkien supistuminen'],
    notes: ['Kivun hoitoon parasetamoli.'],
    recordedOn: '2021-05-11',
    ...changes,
  };
}

/** An answer of `GET /api/health-record`. */
export function timeline(changes: object = {}) {
  return {
    entries: [
      timelineEntry(),
      timelineEntry({
        key: 'laboratory 2026-03-02',
        kind: 'laboratory',
        title: null,
        details: ['Hemoglobiini', 'C-reaktiivinen proteiini'],
        practitioner: null,
        id: 6,
      }),
      timelineEntry({
        key: 'vaccination-7',
        kind: 'vaccinations',
        day: '2024-03-19',
        title: 'Puutiaisaivotulehdus',
        details: ['TicoVac'],
        practitioner: 'Timo Rantanen',
        id: 7,
      }),
    ],
    page: 1,
    pages: 1,
    total: 3,
    years: ['2026', '2025', '2024'],
    allergies: [
      allergy(),
      allergy({
        id: 4,
        name: 'Koivun siitepöly',
        category: 'environment',
        isHighRisk: false,
        isSuspected: true,
        reactions: ['Nuha'],
        notes: [],
        recordedOn: '2019-04-02',
      }),
    ],
    ...changes,
  };
}

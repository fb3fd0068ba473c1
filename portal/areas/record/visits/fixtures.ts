import type { Visit, VisitSummary } from './contract.ts';

/** Visits for tests and stories. */
export function visitSummary(rest: Partial<VisitSummary> = {}): VisitSummary {
  return {
    id: 31,
    dateTime: '2026-10-09T13:00:00.000Z',
    visitType: 'private',
    kind: 'physiotherapy',
    specialty: 'Fysioterapia',
    practitioner: { name: 'Juha Mäkelä', title: 'fysioterapeutti', profilePicture: null },
    diagnoses: [{ code: 'M54.5', name: 'Alaselkäkipu', language: 'fi', isSuspected: false }],
    isNew: false,
    ...rest,
  };
}

export function visit(rest: Partial<Visit> = {}): Visit {
  const text =
    'Alaselkäkipua kolmen viikon ajan pitkän istumisen jälkeen. Ei säteilyä alaraajoihin.\n\nLannerangan eteentaivutus kireä, neurologinen status normaali.\n\nOhjattu kotiharjoitusohjelma. Kontrolli kahden viikon kuluttua.';
  return {
    ...visitSummary(),
    procedures: [],
    texts: [{ title: 'Käyntiteksti', text, language: 'fi' }],
    ...rest,
  };
}

/** So many visits, four a year, the latest first. */
export function manyVisits(count: number): VisitSummary[] {
  return Array.from({ length: count }, (_, nth) =>
    visitSummary({ id: 1000 - nth, dateTime: new Date(Date.UTC(2026, 9 - 3 * nth, 9, 13)).toISOString() }),
  );
}

import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { MEASURED_PAGES } from './pages.ts';

export interface Target {
  readonly name: string;
  readonly path: string;
  /** How often in a visit. */
  readonly share: number;
  /** Also measured alone. */
  readonly isAlone: boolean;
  readonly isSignedIn: boolean;
}

/** Requests of a visit: a patient signs in, views their appointments, and searches for a time. */
export function targetsOfVisit(): Target[] {
  const day = addDays(helsinkiDay(new Date()), 3);
  return [
    ...MEASURED_PAGES.map(({ name, path, isSignedIn }) => ({
      name: `page: ${name}`,
      path,
      share: 1,
      isAlone: !isSignedIn,
      isSignedIn,
    })),
    ...[
      { name: 'call: search', path: `/api/appointments?lang=fi&startDate=${day}`, share: 2, isAlone: true },
      { name: 'call: session', path: '/api/session?lang=fi', share: 3, isAlone: true },
      { name: 'call: terms', path: '/api/terms?lang=fi', share: 1, isAlone: false },
      { name: 'call: own appointments', path: '/api/own-appointments?lang=fi', share: 1, isAlone: false },
    ].map((call) => ({ ...call, isSignedIn: !call.isAlone })),
  ];
}

import { href } from '../../portal/contract/routes/routes.ts';
import { DAY } from './long-record.ts';

/** Pages of a record. */
export const pagesOf = (trendId: number): (readonly [page: string, path: string])[] => [
  ['front page', href('front-page', {}, 'fi')],
  ['visits', href('visits-list', {}, 'fi')],
  ['laboratory', href('lab-list', {}, 'fi')],
  ['day of 2 000 results', href('lab-result', { date: DAY }, 'fi')],
  ['trend of 2 000 results', href('lab-trend', { ids: trendId }, 'fi')],
  ['all entries', href('health-record', {}, 'fi')],
  ['prescriptions', href('prescriptions-list', {}, 'fi')],
  ['vaccinations', href('vaccinations-list', {}, 'fi')],
];

/** What they ask for. */
export const callsOf = (trendId: number): (readonly [call: string, path: string])[] => [
  ['visits, three', '/api/visits?lang=fi&limit=3'],
  ['visits', '/api/visits?lang=fi'],
  ['laboratory', '/api/laboratory?lang=fi'],
  ['day of 2 000 results', `/api/laboratory/results/${DAY}?lang=fi`],
  ['trend of 2 000 results', `/api/laboratory/trends/${trendId}?lang=fi`],
  ['all entries', '/api/health-record?lang=fi'],
  ['prescriptions', '/api/prescriptions?lang=fi'],
  ['vaccinations', '/api/vaccinations?lang=fi'],
  ['session', '/api/session?lang=fi'],
];

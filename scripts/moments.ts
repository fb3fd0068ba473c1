import { spawnSync } from 'node:child_process';
import { commandLine } from './command-line.ts';
import { root } from './test/suites.ts';

// The browser tests that live by the clock, at moments at which it is odd: `npm run test:long -- moments`, or by itself
// `node scripts/moments.ts midnight -- …specs`. Each moment has a portal, a sandbox and a database of its own.
const MOMENTS: Readonly<Record<string, string>> = {
  midnight: '2026-11-24T23:59:00+02:00',
  'last-of-year': '2026-12-31T21:00:00+02:00',
  'clocks-forward': '2027-03-28T02:50:00+02:00',
  'clocks-back': '2026-10-25T03:50:00+03:00',
  sunday: '2026-11-29T10:00:00+02:00',
  midsummer: '2027-06-25T09:00:00+03:00',
  'leap-day': '2028-02-29T09:00:00+02:00',
};
const SPECS = [
  'appointments/calendar-feed',
  'appointments/check-in',
  'appointments/earlier-time',
  'appointments/helsinki-time',
  'appointments/move',
  'appointments/video.spec',
  'booking/booking',
  'booking/daylight-saving',
  'booking/clinic-pages',
  'booking/insurance',
  'booking/occupational',
  'both-sides',
  'health-record/timeline',
  'invoices/',
  'messages/',
  'money/',
  'notices/',
  'occupational/',
  'prescriptions/renewal',
  'questionnaires/',
  'sms-login',
];

const list = Object.keys(MOMENTS);
const { positionals, values } = commandLine({
  usage: `node scripts/moments.ts [<moment> … --specs <name,…>]\nMoments: ${list.join(', ')}`,
  names: { of: 'moment', list },
  options: { specs: { type: 'string', default: SPECS.join() } },
});

const failed = (positionals.length > 0 ? positionals : list).filter((name) => {
  console.log(`\n… ${name}, ${MOMENTS[name]}`);
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'portal/e2e/playwright.config.ts', '--reporter=line', ...values.specs.split(',')],
    { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_STARTED_AT: MOMENTS[name] } },
  );
  return status !== 0;
});
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll moments have passed.');
process.exit(failed.length > 0 ? 1 : 0);

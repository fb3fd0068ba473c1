import type { PlantedFault } from './planted-fault.ts';

/** What happens once, and how often somebody may ask. */
export const LIMITS: readonly PlantedFault[] = [
  {
    suite: 'api',
    what: 'a key that was used with another body gets the first one’s answer',
    file: 'portal/platform/calls/idempotency.ts',
    find: '!first.request_hash.equals(requestHash)',
    put: 'false',
    tests: ['idempotency'],
    says: 'is refused with another body',
  },
  {
    suite: 'api',
    what: 'another visitor’s key gets the answer that was somebody’s',
    file: 'portal/platform/calls/idempotency.ts',
    find: "session.hash.toString('hex')",
    put: "'anybody'",
    tests: ['idempotency'],
    says: 'another for another visitor',
  },
  {
    suite: 'unit',
    what: 'a request takes nothing of what its caller may ask',
    file: 'portal/platform/limits/limiter.ts',
    find: 'lease.used += wanted;',
    put: ';',
    tests: ['limits/limiter'],
    says: 'limiter.test',
  },
  {
    suite: 'api',
    what: 'home measurements that are sent at once do not count each other',
    file: 'portal/areas/record/home-measurements/server/change-measurements.ts',
    find: 'await holdPatient(call);',
    put: '',
    tests: ['home-measurements/server'],
    says: 'are no more than that, also where several are sent at once',
  },
  {
    suite: 'api',
    what: 'codes are guessed as often as one likes',
    file: 'portal/areas/person/sms-login/server/codes.ts',
    find: 'if (wrongTries < tries) {',
    put: 'if (true) {',
    tests: ['coming-back'],
    says: 'opens nothing with 10 000 codes',
  },
  {
    suite: 'api',
    what: 'two bookings at once are both the last that a patient may make',
    file: 'portal/areas/appointments/booking/server/slot/lock-for-sale.ts',
    find: "'=', patientId).forUpdate().execute();",
    put: "'=', patientId).execute();",
    tests: ['reserve-anonymously'],
    says: 'are no more where they come at the same moment',
  },
];

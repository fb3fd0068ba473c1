import type { PlantedFault } from './planted-fault.ts';

/** What a visit costs, and who has agreed to pay it. */
export const MONEY: readonly PlantedFault[] = [
  {
    suite: 'unit',
    what: 'cents are cut off, not rounded',
    file: 'portal/contract/values/money.ts',
    find: 'Math.round(',
    put: 'Math.floor(',
    tests: ['values/money'],
    says: 'money.test',
  },
  {
    suite: 'api',
    what: 'another charge is approved than the one that was read',
    file: 'portal/areas/appointments/additional-charges/server/answer-charge.ts',
    find: "if (row.content_hash.toString('base64url') !== body.contentHash)",
    put: 'if (false)',
    tests: ['charge.api'],
    says: 'has to be approved again',
  },
  {
    suite: 'api',
    what: 'a charge of one appointment is approved for another',
    file: 'portal/areas/appointments/shared/additional-charges/server/sealed-content.ts',
    find: 'vault: Vault, appointmentId: number, given: ChargeContent',
    put: 'vault: Vault, _: number, given: ChargeContent, appointmentId = 0',
    tests: ['charge.api'],
    says: 'none to that of another, which says the same',
  },
  {
    suite: 'api',
    what: 'a charge is approved after its time',
    file: 'portal/areas/appointments/additional-charges/server/answer-charge.ts',
    find: "if (row.expires_at <= now) return refuse('expired');",
    put: '',
    tests: ['charge.api'],
    says: 'nobody answers in time is over',
  },
  {
    suite: 'api',
    what: 'a fee is charged before it is in force',
    file: 'portal/areas/appointments/shared/appointments/server/read-fees.ts',
    find: 'valid_from <= ',
    put: 'valid_from <> ',
    tests: ['read-fees'],
    says: 'in force on its day',
  },
  {
    suite: 'unit',
    what: 'an agreement that is over still pays',
    file: 'portal/areas/person/shared/rights/rights.ts',
    find: '.filter((employment) => isIn(employment, day))',
    put: '',
    tests: ['person/shared/rights'],
    says: 'rights.test',
  },
];

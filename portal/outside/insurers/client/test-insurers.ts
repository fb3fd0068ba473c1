import { SystemError } from '../../calls/system-error.ts';
import type { Insurers } from './insurers.ts';
import type { DirectCompensationPermit, PermitApplication } from './lahitapiola/lahitapiola.ts';

/** Insurers that answer what a test sets, to questions about anybody. */
export interface TestInsurers extends Insurers {
  /** Whom they were asked about: the identity codes, in order. */
  readonly asked: readonly string[];
  readonly applications: readonly PermitApplication[];
  isDown: boolean;
  isCovered: boolean;
  hasPolicy: boolean;
  permits: readonly DirectCompensationPermit[];
}

export const TEST_PERMIT: DirectCompensationPermit = {
  symptom: 'Nyrjähdys',
  bodyPart: 'Vasen nilkka',
  validTo: '2026-05-01',
  contentHash: 'a'.repeat(64),
};

/** Where the insurer of the tests has its applications. */
export const TEST_APPLICATION_PAGE = 'https://insurer.example/applications/1';

export function testInsurers(): TestInsurers {
  const asked: string[] = [];
  const applications: PermitApplication[] = [];
  const answer = <Value>(identityCode: string, value: Value): Value => {
    asked.push(identityCode);
    if (insurers.isDown) throw new SystemError('The insurer of the tests', 'down', false);
    return value;
  };
  const insurers: TestInsurers = {
    asked,
    applications,
    isDown: false,
    isCovered: true,
    hasPolicy: true,
    permits: [TEST_PERMIT],
    pohjola: { hasInsurance: async (code) => answer(code, insurers.isCovered) },
    lahitapiola: {
      hasPolicy: async (code) => answer(code, insurers.hasPolicy),
      permitsOf: async (code) => answer(code, insurers.permits),
      async apply(application) {
        applications.push(application);
        return answer(application.insuredIdentityCode, TEST_APPLICATION_PAGE);
      },
    },
  };
  return insurers;
}

import { describe, test } from 'vitest';
import type { SessionState } from '#contract/session/session.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { ELSA } from '../testing/fixtures.ts';

const ELSAS: Partial<SessionState> = {
  actingFor: { id: 'elsa', firstNames: ELSA.firstNames, lastName: ELSA.lastName },
};

const show = async (url: string, session: Partial<SessionState> = {}) => {
  const page = await openPage(url, {
    brand: 'pikkujatti',
    session,
    answers: {
      'GET /api/user/consent': {
        consents: {},
        consentStatus: 'missing',
        patientDataConsentFormUpdated: null,
        history: [],
      },
    },
  });
  return page.getByRole('main');
};

/** What is said of the reader's own data, and of a child's. */
const SAID = [
  [
    '/fi/potilastietojen-kasittely',
    ['Tietoni saa pitää', 'miten potilastietojani', 'miten tietojasi', 'varauksistani'],
    ['Lapsen tiedot saa pitää', 'miten lapsen potilastietoja', 'miten lapsen tietoja', 'Lapsen varauksista'],
  ],
  [
    '/sv/behandling-av-patientuppgifter',
    ['Mina uppgifter får sparas', 'hur mina patientuppgifter', 'hur dina uppgifter', 'mina bokningar'],
    [
      'Barnets uppgifter får sparas',
      'hur barnets patientuppgifter',
      'hur barnets uppgifter',
      'barnets bokningar',
    ],
  ],
  [
    '/en/data-processing',
    ['My data may be', 'how my patient data', 'how your data', 'my appointments'],
    [
      'My child’s data may be',
      'how my child’s patient data',
      'how your child’s data',
      'my child’s appointments',
    ],
  ],
] as const;

describe('the form of consents', () => {
  test.each(SAID)('%s says whose data it is', async (url, own, childs) => {
    const [ofOneself, ofChild] = [await show(url), await show(url, ELSAS)];
    for (const words of own) {
      await expect(ofOneself).toContainText(words);
      await expect(ofChild).not.toContainText(words);
    }
    for (const words of childs) {
      await expect(ofChild).toContainText(words);
      await expect(ofOneself).not.toContainText(words);
    }
  });
});

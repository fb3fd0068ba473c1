import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { patientSession, publicBrandOf, visitorSession } from '../testing/page-state.ts';
import { type MenuSituation, menuGroups } from './menu-groups.ts';

const everything: MenuSituation = {
  brand: publicBrandOf('kaari'),
  session: patientSession,
  isBuilt: () => true,
};

function menu(change: Partial<MenuSituation> = {}): Record<string, readonly string[]> {
  return Object.fromEntries(menuGroups({ ...everything, ...change }).map(({ id, keys }) => [id, keys]));
}

/** What a patient may beside what their brand has for everybody. */
const WRITES = 'customer-messaging-allowed';
const MEMBER = 'is-finnair-sickness-fund-member';
const ASKS_DOCTORS = 'private-doctor-chat-allowed';

const MAIN = ['front-page', 'appointment-reservation-landing-page', 'appointment-list'];
const OWN = ['invoices-page', 'my-information'];
const RESULTS = ['visits-list', 'lab-list', 'imaging-list', 'prescriptions-list', 'vaccinations-list'];

interface Row {
  readonly brand: BrandId;
  readonly type: HealthCareType | null;
  /** Features of the brand that its session lacks: a guardian's, for one. */
  readonly without?: readonly string[];
  readonly rights?: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** The record, and what patients add to it. */
const WHOLE = ['health-record', 'home-measurements'];
const KAARI_RECORD = [...RESULTS, 'certificates', 'questionnaire-list', ...WHOLE];
const KAARI = { main: MAIN, record: KAARI_RECORD, own: OWN };
const PIKKUJATTI = { main: MAIN, record: [...RESULTS, ...WHOLE, 'growth'], own: ['pikkutsatti', ...OWN] };

/** The groups of section after section, for each kind of user. */
const TABLE: Readonly<Record<string, Row>> = {
  'a private customer': { brand: 'kaari', type: 'private', groups: KAARI },
  'a private customer who may write to doctors': {
    brand: 'kaari',
    type: 'private',
    rights: [ASKS_DOCTORS],
    groups: { ...KAARI, own: ['private-doctor-chat-page', ...OWN] },
  },
  'an insurance customer': { brand: 'kaari', type: 'insurance', groups: KAARI },
  'a Kela65 customer': { brand: 'kaari', type: 'kela65', groups: KAARI },
  'an occupational customer who may write': {
    brand: 'kaari',
    type: 'occupational',
    rights: [WRITES],
    groups: {
      ...KAARI,
      occupational: ['conversation-list', 'occupational-health-care-team', 'mielen-tuki-chat-page'],
    },
  },
  'an occupational customer who may not write': {
    brand: 'kaari',
    type: 'occupational',
    groups: { ...KAARI, occupational: ['occupational-health-care-team'] },
  },
  'an occupational customer where nobody may write': {
    brand: 'kaari',
    type: 'occupational',
    without: ['customer-messaging-enabled'],
    rights: [WRITES],
    groups: { ...KAARI, occupational: ['occupational-health-care-team'] },
  },
  'a private customer who may write': { brand: 'kaari', type: 'private', rights: [WRITES], groups: KAARI },
  'a member of the sickness fund': {
    brand: 'kaari',
    type: 'occupational',
    rights: [MEMBER],
    groups: {
      ...KAARI,
      occupational: ['occupational-health-care-team'],
      sicknessFund: ['sickness-fund-page', 'finnair-chat-page'],
    },
  },
  'a member where the fund has no page': {
    brand: 'kaari',
    type: 'private',
    without: ['sickness-fund-page'],
    rights: [MEMBER],
    groups: KAARI,
  },
  'a guardian who acts for a child': {
    brand: 'kaari',
    type: 'private',
    without: ['kela65', 'occupational-health', 'sickness-fund-page', 'employee-memo', 'questionnaires'],
    groups: { ...KAARI, record: [...RESULTS, 'certificates', ...WHOLE] },
  },
  'a visitor': { brand: 'kaari', type: null, groups: { main: ['appointment-reservation-landing-page'] } },
  'a patient of the children’s brand': { brand: 'pikkujatti', type: 'private', groups: PIKKUJATTI },
  'an occupational customer in the children’s brand': {
    brand: 'pikkujatti',
    type: 'occupational',
    rights: [WRITES, MEMBER, ASKS_DOCTORS],
    groups: PIKKUJATTI,
  },
  'a visitor of the children’s brand': {
    brand: 'pikkujatti',
    type: null,
    groups: { main: ['appointment-reservation-landing-page'] },
  },
};

describe('the side menu', () => {
  test.each(Object.entries(TABLE))('of %s has its groups and no others', (_who, row) => {
    const { brand, type, without = [], rights = [], groups } = row;
    const features = [...brandOf(brand).features.filter((feature) => !without.includes(feature)), ...rights];
    const session =
      type === null ? { ...visitorSession, features } : { ...patientSession, healthCareType: type, features };
    const isOfBrand: MenuSituation['isBuilt'] = (key) => !publicBrandOf(brand).missingPages.includes(key);
    expect(menu({ brand: publicBrandOf(brand), session, isBuilt: isOfBrand })).toEqual(groups);
  });

  test('has its groups from top to bottom', () => {
    const features = [...brandOf('kaari').features, WRITES, MEMBER];
    const session = { ...patientSession, healthCareType: 'occupational' as const, features };
    const order = ['main', 'occupational', 'sicknessFund', 'record', 'own'];
    expect(Object.keys(menu({ session }))).toEqual(order);
  });

  test('names no page that is not built, and no group without pages', () => {
    expect(menu({ isBuilt: (key) => key === 'front-page' })).toEqual({ main: ['front-page'] });
  });
});

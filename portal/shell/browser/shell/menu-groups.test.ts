import { describe, expect, test } from 'vitest';
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

describe('the side menu', () => {
  test('has what every patient has', () => {
    expect(menu()).toEqual({
      main: ['front-page', 'appointment-reservation-landing-page', 'appointment-list'],
      record: [
        'visits-list',
        'lab-list',
        'imaging-list',
        'prescriptions-list',
        'vaccinations-list',
        'health-record',
      ],
      own: ['invoices-page', 'my-information'],
    });
  });

  test('names no page that is not built, and no group without pages', () => {
    expect(menu({ isBuilt: (key) => key === 'front-page' })).toEqual({ main: ['front-page'] });
  });

  test('shows a visitor only what needs no login', () => {
    expect(menu({ session: visitorSession })).toEqual({ main: ['appointment-reservation-landing-page'] });
  });

  test('offers messages to occupational customers who may write', () => {
    const session = { ...patientSession, healthCareType: 'occupational' as const };
    expect(menu({ session }).occupational).toEqual(['occupational-health-care-team']);
    const features = ['customer-messaging-enabled', 'customer-messaging-allowed'];
    expect(menu({ session: { ...session, features } }).occupational).toEqual([
      'conversation-list',
      'occupational-health-care-team',
    ]);
    expect(menu({ session: { ...session, features: ['customer-messaging-enabled'] } }).occupational).toEqual([
      'occupational-health-care-team',
    ]);
  });

  test('hides the occupational group from other patients and in the children’s brand', () => {
    const features = ['customer-messaging-enabled', 'customer-messaging-allowed'];
    expect(menu({ session: { ...patientSession, features } })).not.toHaveProperty('occupational');
    const session = { ...patientSession, features, healthCareType: 'occupational' as const };
    expect(menu({ session, brand: publicBrandOf('pikkujatti') })).not.toHaveProperty('occupational');
  });

  test('shows the sickness fund to its members alone', () => {
    const member = 'is-finnair-sickness-fund-member';
    const withFeatures = (...features: string[]) => menu({ session: { ...patientSession, features } });
    expect(withFeatures('sickness-fund-page', member).sicknessFund).toEqual(['sickness-fund-page']);
    expect(withFeatures('sickness-fund-page')).not.toHaveProperty('sicknessFund');
    expect(withFeatures(member)).not.toHaveProperty('sicknessFund');
  });

  test('shows certificates, questionnaires and the chat of the children’s app by feature', () => {
    const { record, own } = menu({
      session: { ...patientSession, features: ['certificates', 'questionnaires', 'pikkutsatti'] },
    });
    expect(record?.slice(-4)).toEqual([
      'vaccinations-list',
      'certificates',
      'questionnaire-list',
      'health-record',
    ]);
    expect(own).toEqual(['pikkutsatti', 'invoices-page', 'my-information']);
  });
});

import { describe, expect, test } from 'vitest';
import { patientSession, publicBrandOf, visitorSession } from '../testing/page-state.ts';
import { routable } from './can-route.ts';

const brand = publicBrandOf('pikkujatti');
const identified = { ...visitorSession, person: patientSession.person };

describe('where the router may go without a document', () => {
  test.each([
    ['/fi', patientSession],
    ['/fi#appointment-cancelled', patientSession],
    ['/fi/ajanvaraus?scope=inAppBooking', visitorSession],
  ])('%s', (url, session) => {
    expect(routable(url, { brand, language: 'fi', session })?.lang).toBe('fi');
  });

  test.each([
    ['another language', '/sv', patientSession],
    ['a page that is not built', '/fi/sairauskassa/chat', patientSession],
    ['a page that needs a sign-in', '/fi', visitorSession],
    ['a patient’s page, for somebody who is no patient yet', '/fi', identified],
    ['no page', '/fi/olematon', patientSession],
    ['a file', '/assets/icon-kaari.svg', patientSession],
    ['a place on this page', '#main', patientSession],
    ['another origin', 'https://kaari.example/fi', patientSession],
    ['a telephone', 'tel:0103803838', patientSession],
  ])('not to %s', (_, url, session) => {
    expect(routable(url, { brand, language: 'fi', session })).toBeNull();
  });
});

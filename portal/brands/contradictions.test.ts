import { describe, expect, test } from 'vitest';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { contradictionsIn } from './contradictions.ts';
import { fixtureBrand } from './fixture-brand.ts';
import { brands } from './registry.ts';

const inFixture = (change: Partial<BrandSettings>) =>
  contradictionsIn({ kaari: { ...fixtureBrand, ...change } });

test('no brand contradicts itself or another', () => {
  expect(contradictionsIn(brands)).toEqual([]);
  expect(inFixture({})).toEqual([]);
});

const { fi } = fixtureBrand.texts;
if (!fi) throw new Error('The brand of the tests speaks Finnish');

describe('a brand that does not start', () => {
  test.each<[Partial<BrandSettings>, string]>([
    [{ id: 'pikkujatti' }, 'id is pikkujatti; the registry has it as kaari.'],
    [{ name: ' ' }, 'name is empty.'],
    [{ hosts: [] }, 'hosts is empty: nobody could reach it.'],
    [
      { hosts: ['https://koe.fi'] },
      'hosts has https://koe.fi, which is no host name in lower case without a port.',
    ],
    [{ texts: {} }, 'texts has no language.'],
    [{ texts: { fi: { ...fi, terms: null } } }, 'texts has the terms in no language.'],
    [{ features: ['certificates', 'certificates'] }, 'features has certificates twice.'],
    [{ features: ['employee-memo'] }, 'features has employee-memo, which needs occupational-health as well.'],
    [
      { features: ['isPrescriptionRenewalEnabled'] },
      'features has isPrescriptionRenewalEnabled, which needs customer-messaging-enabled as well.',
    ],
    [
      { absentPages: ['certificates'] },
      'features has certificates, but absentPages has its page certificates.',
    ],
    [{ absentPages: ['lab-list', 'lab-list'] }, 'absentPages has lab-list twice.'],
    [{ absentPages: ['front-page'] }, 'absentPages has front-page, without which the portal leads nowhere.'],
    [{ entryPage: 'hpa-front-page' }, 'entryPage is hpa-front-page, a page that it does not have.'],
    [{ cancellationNoticeHours: Number.NaN }, 'cancellationNoticeHours is NaN, which is no time.'],
    [{ bindingNoticeHours: -1 }, 'bindingNoticeHours is -1, which is no time.'],
    [
      { bindingNoticeHours: 49 },
      'bindingNoticeHours is 49, but cancellationNoticeHours 48: a booking would be binding and could still be cancelled.',
    ],
    [{ guardianActsUntilAge: 18 }, 'guardianActsUntilAge is 18, which is no age of a child in years.'],
    [{ adultBrand: 'revontuli' }, 'adultBrand is revontuli, but it cares for adults itself.'],
    [{ features: ['insurance'] }, 'features has insurance, but insurers is empty.'],
    [{ insurers: ['OP'] }, 'insurers has companies, but features lacks insurance.'],
    [
      { features: ['insurance'], insurers: ['OP', 'TURVA'] },
      'insurers has TURVA, which patients cannot choose when booking.',
    ],
    [
      { features: ['insurance', 'lahitapiola-insurance-flow'], insurers: ['OP'] },
      'features has lahitapiola-insurance-flow, but insurers lacks LAHITAPIOLA.',
    ],
    [{ customerServicePhone: 'soita' }, 'customerServicePhone is soita, which nobody can call.'],
    [{ feedbackEmail: 'palaute' }, 'feedbackEmail is palaute, which is no e-mail address.'],
    [{ billingEmail: 'laskutus' }, 'billingEmail is laskutus, which is no e-mail address.'],
    [
      { dataController: { ...fixtureBrand.dataController, name: ' ' } },
      'dataController has no name or no address: nobody would answer for personal data.',
    ],
    [
      { dataController: { ...fixtureBrand.dataController, email: 'tietosuoja' } },
      'dataController.email is tietosuoja, which is no e-mail address.',
    ],
    [{ sender: { email: 'ajat', sms: 'Koe' } }, 'sender.email is ajat, which is no e-mail address.'],
    [
      { sender: { email: 'ajat@koe.fi', sms: 'Aivan liian pitkä' } },
      'sender.sms is Aivan liian pitkä, which is not up to 11 letters and digits.',
    ],
  ])('%j', (change, sentence) => {
    expect(inFixture(change)).toEqual([`Brand kaari: ${sentence}`]);
  });
});

test('a brand for children sends nobody who has grown up to another', () => {
  const { pikkujatti } = brands;
  expect(contradictionsIn({ ...brands, pikkujatti: { ...pikkujatti, adultBrand: 'pikkujatti' } })).toEqual([
    'Brand pikkujatti: adultBrand is pikkujatti, which cares for children.',
  ]);
});

test('two brands cannot share a host', () => {
  const { pikkujatti } = brands;
  expect(contradictionsIn({ ...brands, pikkujatti: { ...pikkujatti, hosts: ['localhost'] } })).toEqual([
    'Brands kaari and pikkujatti: hosts has localhost in both; a host shows one brand.',
  ]);
});

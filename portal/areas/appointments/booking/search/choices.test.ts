import { expect, test } from 'vitest';
import { parseQuery } from '#contract/routes/route-query.ts';
import { knownSearch, type SearchChoices } from './choices.ts';

const asked = {
  ...parseQuery(
    'private-appointment-list',
    new URLSearchParams('clinicIds=ESP1&clinicIds=KAM&practitionerIds=5'),
  ),
  customer: 'private' as const,
};
const choices = (loaded: SearchChoices['loaded']): SearchChoices => ({
  specialties: [],
  municipalities: [],
  clinics: [{ id: 'ESP1', name: 'Tapiola', municipalityId: 'espoo', address: '' }],
  practitioners: [],
  loaded,
});

test('a search looks for what the brand has, and knows what it does not have', () => {
  expect(knownSearch(asked, choices(['clinicIds', 'practitionerIds']))).toEqual({
    known: { ...asked, clinicIds: ['ESP1'], practitionerIds: [] },
    unknown: ['clinicIds', 'practitionerIds'],
  });
});

test('what is not loaded may well be there', () => {
  expect(knownSearch(asked, choices([]))).toEqual({ known: asked, unknown: [] });
});

import { DISEASES } from '#areas/record/shared/health-record/diseases.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { diseasesOf } from '#areas/record/shared/health-record/vaccination.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { VaccinationsApi } from '../contract.ts';
import { lastingOf, TRAVEL_DISEASES } from '../rules-travel.ts';
import { vaccinationView } from './vaccination-view.ts';

/** `GET /api/vaccinations/travel` */
export const travelVaccinations: Handler<VaccinationsApi['GET /api/vaccinations/travel']> = async (
  call,
  { query: { lang } },
) => {
  const entries = (await readEntries(call, { kinds: ['vaccination'] })).map(({ day, resource }) => ({
    diseases: diseasesOf(resource),
    batch: resource.lotNumber ?? null,
    view: vaccinationView(resource, day, lang),
  }));
  const all = TRAVEL_DISEASES.map((disease) => ({
    disease,
    name: capitalised(DISEASES[disease].name[lang]),
    doses: entries.filter(({ diseases }) => diseases.includes(disease)),
  }));
  return ok({
    given: all
      .filter(({ doses }) => doses.length > 0)
      .map(({ disease, name, doses }) => ({
        name,
        englishName: `${capitalised(DISEASES[disease].name.en)} vaccine`,
        doses: doses.map(({ batch, view: { date, dateText, product } }) => ({
          date,
          dateText,
          product,
          batch,
        })),
        lasting: lastingOf(
          disease,
          doses.map(({ diseases, view: { date, effectiveUntil } }) => ({
            day: date?.length === 10 ? date : null,
            effectiveUntil,
            isCombined: diseases.length > 1,
          })),
        ),
      })),
    missing: all.filter(({ doses }) => doses.length === 0).map(({ name }) => name),
  });
};

import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { takesWholeRecord } from '#areas/person/shared/patients/server/whole-record-turn.ts';
import { bundleOfRecord } from '#areas/record/shared/health-record/server/fhir/export-record.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { HealthRecordApi } from '../contract.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = {
  fi: 'terveystiedot',
  sv: 'halsouppgifter',
  en: 'health-record',
};

type Endpoint = HealthRecordApi['GET /api/health-record/fhir'];

/** `GET /api/health-record/fhir`: read while it is sent, a few entries in each transaction, so that a slow reader holds none. */
export const downloadRecord: Steps<Endpoint> = {
  before: async (context) => (takesWholeRecord(context) ? context : problem('downloadUnderWay')),
  answer: async (
    { patientId, session, now },
    { query },
    { inScope, vault }: Pick<Context, 'inScope' | 'vault'>,
  ) =>
    ok({
      name: `${FILE_NAMES[query.lang]}-${helsinkiDay(now)}.json`,
      contentType: 'application/fhir+json; charset=utf-8' as const,
      content: bundleOfRecord({
        inScope,
        vault,
        now,
        scope: { patientId, isGuardian: session.actingFor !== null },
        hidesPlaces: isContactHidden({ session }),
      }),
    }),
};

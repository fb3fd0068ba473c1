import { FHIR_JSON, FhirRefusal, outcomeOf } from './fhir/outcome.ts';
import { FHIR_PATH, REVOKE_PATH, TOKEN_PATH } from './paths.ts';

/** What an app is told. */
interface BusyAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An app in a browser reads it from its own origin. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};
const OUTCOME: BusyAnswer = {
  headers: { ...OPEN, 'content-type': FHIR_JSON },
  body: JSON.stringify(outcomeOf(new FhirRefusal(503, 'transient', 'Please try again later.'))),
};
const NO_TOKEN: BusyAnswer = {
  headers: { ...OPEN, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ error: 'temporarily_unavailable' }),
};

/** What an app is told while the process is busy, as FHIR and OAuth have it; null: no app asks for this. */
export function busyAnswer(url: string): BusyAnswer | null {
  if (url.startsWith(`${FHIR_PATH}/`)) return OUTCOME;
  const [path] = url.split('?');
  return path === TOKEN_PATH || path === REVOKE_PATH ? NO_TOKEN : null;
}

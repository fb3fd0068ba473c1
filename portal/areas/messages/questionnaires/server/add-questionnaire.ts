import type { Questionnaire } from 'fhir/r4.js';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { Fault, FaultCode } from '../faults.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';

/** What has become of a questionnaire that was to be added: the number that invitations name it by, or why it is refused. */
export type Added =
  | { readonly outcome: 'added' | 'unchanged'; readonly id: number }
  | { readonly outcome: 'refused'; readonly faults: readonly Fault[] };

/** Adds a questionnaire that patients can be sent, unless the portal could not ask it as it is meant. */
export async function addQuestionnaire(owner: Kysely<Tables>, content: unknown): Promise<Added> {
  const faults = addingFaults(content);
  if (faults.length > 0) return { outcome: 'refused', faults };
  const { url = '', version = '' } = content as Questionnaire;
  const text = JSON.stringify(content);
  const added = await owner
    .insertInto('questionnaires')
    .values({ url, version, content: text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { outcome: 'added', id: added.id };
  const known = await owner
    .selectFrom('questionnaires')
    .select(['id', sql<boolean>`content = ${text}::jsonb`.as('isSame')])
    .where('url', '=', url)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return known.isSame
    ? { outcome: 'unchanged', id: known.id }
    : { outcome: 'refused', faults: [versionTaken(version)] };
}

/** A version that is there has another text. */
export function versionTaken(version: string): Fault {
  return { item: null, code: 'versionTaken', about: version };
}

/** Why a questionnaire cannot be added: what the portal cannot ask, or names that are missing. */
export function addingFaults(content: unknown): readonly Fault[] {
  const faults = questionnaireFaults(content);
  // What is no questionnaire has no names either: to say so would only bury the reason.
  return faults.some(({ code }) => code === 'notAQuestionnaire')
    ? faults
    : [...faults, ...namingFaults(content)];
}

/** Who has answered a version reads the same questions later, so that it has a name and is finished. */
function namingFaults(content: unknown): Fault[] {
  const { url, version, status } = Object(content) as Partial<Questionnaire>;
  const fault = (code: FaultCode, about = '') => ({ item: null, code, about });
  return [
    ...(typeof url === 'string' && url !== '' ? [] : [fault('noUrl')]),
    ...(typeof version === 'string' && version !== '' ? [] : [fault('noVersion')]),
    ...(status === 'active' ? [] : [fault('status', String(status ?? '–'))]),
  ];
}

import type { Questionnaire } from 'fhir/r4.js';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';

/** What has become of a questionnaire that was to be added: the number that invitations name it by, or why it is refused. */
export type Added =
  | { readonly outcome: 'added' | 'unchanged'; readonly id: number }
  | { readonly outcome: 'refused'; readonly faults: readonly string[] };

/** Adds a questionnaire that patients can be sent, unless the portal could not ask it as it is meant. */
export async function addQuestionnaire(owner: Kysely<Tables>, content: unknown): Promise<Added> {
  const faults = [...questionnaireFaults(content), ...namingFaults(content)];
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
    : { outcome: 'refused', faults: [`version ${version} of ${url} is another text: give it a new version`] };
}

/** Who has answered a version reads the same questions later, so that it has a name and is finished. */
function namingFaults(content: unknown): readonly string[] {
  const { url, version, status } = Object(content) as Partial<Questionnaire>;
  return [
    ...(typeof url === 'string' && url !== '' ? [] : ['it has no url']),
    ...(typeof version === 'string' && version !== '' ? [] : ['it has no version']),
    ...(status === 'active' ? [] : [`its status is ${status}, not active`]),
  ];
}

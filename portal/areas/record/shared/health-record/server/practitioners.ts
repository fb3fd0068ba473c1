import type { HumanName, Practitioner, Reference } from 'fhir/r4.js';
import { sql } from 'kysely';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { RecordPractitioner } from '../practitioner.ts';

/** A reference and the system in which it is to be found. */
export interface SourcedReference {
  readonly source: string;
  readonly reference: Reference | undefined;
}

interface KnownRow {
  readonly source: string;
  readonly source_id: string;
  readonly content: Practitioner;
  readonly title: string | null;
  readonly picture_url: string | null;
}

/**
 * Whom references name, in their order; null where nobody is named. What is not known is called as the reference calls
 * it. Nobody is named to a guardian of a child under a non-disclosure order: who treats a child tells where they live.
 */
export async function practitionersOf(
  { tx, session }: Pick<RecordCall, 'tx' | 'session'>,
  references: readonly SourcedReference[],
  lang: Language,
): Promise<(RecordPractitioner | null)[]> {
  if (isContactHidden({ session })) return references.map(() => null);
  const named = references.filter(({ reference }) => reference?.reference !== undefined);
  if (named.length === 0) return references.map(({ reference }) => calledAs(reference));
  const { rows } = await sql<KnownRow>`
    select distinct known.source, known.source_id, known.content, people.title ->> ${lang} as title, people.picture_url
    from unnest(
      ${named.map(({ source }) => source)}::text[], ${named.map(({ reference }) => reference?.reference)}::text[]
    ) as wanted (source, source_id)
    join record_practitioners as known using (source, source_id)
    left join practitioners as people on people.id = known.practitioner_id`.execute(tx);
  const known = new Map(rows.map((row) => [JSON.stringify([row.source, row.source_id]), row]));
  return references.map(({ source, reference }) => {
    const row = known.get(JSON.stringify([source, reference?.reference]));
    return row ? asKnown(row, reference) : calledAs(reference);
  });
}

function asKnown(
  { content, title, picture_url: profilePicture }: KnownRow,
  reference: Reference | undefined,
): RecordPractitioner {
  return {
    name: nameOf(content.name?.[0]) ?? reference?.display ?? '',
    title: title ?? content.qualification?.[0]?.code.text ?? null,
    profilePicture,
  };
}

function calledAs(reference: Reference | undefined): RecordPractitioner | null {
  return reference?.display === undefined
    ? null
    : { name: reference.display, title: null, profilePicture: null };
}

/** A name in one text. */
export function nameOf(name: HumanName | undefined): string | undefined {
  if (!name) return undefined;
  return name.text ?? [...(name.given ?? []), name.family].filter(Boolean).join(' ');
}

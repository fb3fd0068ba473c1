import type { RecordCall } from '#platform/calls/call.ts';

/** A team that a new conversation can be sent to, in the reader's language. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  /** What it answers. */
  readonly about: string;
}

type Asking = Pick<RecordCall, 'tx' | 'brand' | 'language'>;

/** The brand's teams that answer what patients start; chats have pages of their own. */
export async function readRecipients({ tx, brand, language }: Asking): Promise<Recipient[]> {
  const rows = await tx
    .selectFrom('care_teams')
    .select(['id', 'name', 'about'])
    .where('brand', '=', brand.id)
    .where('takes_new', '=', true)
    .where('chat', 'is', null)
    .orderBy('place')
    .execute();
  return rows.map(({ id, name, about }) => ({ id, name: name[language], about: about[language] }));
}

/** The team of the brand that is sent what patients ask to have renewed; null: none, and an operator answers. */
export async function renewalTeam({ tx, brand }: Pick<RecordCall, 'tx' | 'brand'>): Promise<string | null> {
  const row = await tx
    .selectFrom('care_teams')
    .select('id')
    .where('brand', '=', brand.id)
    .where('answers_renewals', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a new conversation can be sent to a team. */
export async function isRecipient({ tx, brand }: Asking, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('care_teams')
    .select('id')
    .where('id', '=', id)
    .where('brand', '=', brand.id)
    .where('takes_new', '=', true)
    .where('chat', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

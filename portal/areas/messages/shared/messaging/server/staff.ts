import type { Reading } from './reading.ts';
import { openStaffName } from './sealed-messages.ts';

/** Somebody who answers patients, or an employer's HR user. */
export interface Staff {
  readonly id: number;
  readonly name: string;
  /** In the reader's language. */
  readonly title: string;
  readonly kind: 'professional' | 'hr';
}

/** Those who take part in what the reader sees, by their ids. */
export async function readStaff({
  tx,
  vault,
  language,
}: Pick<Reading, 'tx' | 'vault' | 'language'>): Promise<ReadonlyMap<number, Staff>> {
  const rows = await tx
    .selectFrom('professional_users')
    .select(['id', 'kind', 'name', 'title'])
    .where('kind', '!=', 'operator')
    .$narrowType<{ kind: Staff['kind'] }>()
    .execute();
  return new Map(
    rows.map(({ id, kind, name, title }) => [
      id,
      { id, kind, name: openStaffName(vault, name), title: title[language] },
    ]),
  );
}

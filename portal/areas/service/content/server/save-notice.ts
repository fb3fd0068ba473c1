import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { ContentApi } from '../contract.ts';
import { contentKind, crossErrors, type NoticeContent } from '../rules.ts';
import { readHistory, type Version } from './items.ts';

type Reading = Parameters<typeof readHistory>[0];

/** `POST /api/content/notices` */
export const addNotice: Steps<ContentApi['POST /api/content/notices']> = {
  scope: asStaff,
  async answer({ tx, brand, now }, { body: notice }) {
    const me = await readOperator(tx);
    if (me === null) return { problem: 'forbidden' };
    const errors = noticeProblems(notice, brand);
    if (errors.length > 0) return { problem: 'invalidFields', errors };
    const { id } = await tx
      .insertInto('content_items')
      .values({ brand: brand.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertVersion(tx, { item: id, version: 1, content: notice, author: me, now });
    return ok({ type: 'saved' as const, id, version: 1 });
  },
};

/** `POST /api/content/{id}/versions` */
export const saveVersion: Steps<ContentApi['POST /api/content/{id}/versions']> = {
  scope: asStaff,
  async answer(call, { params: { id }, body: { after, ...notice } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    const { versions } = await readHistory(call, id);
    if (versions.length === 0) return { problem: 'notFound' };
    const errors = noticeProblems(notice, call.brand);
    if (errors.length > 0) return { problem: 'invalidFields', errors };
    return saved(call, { item: id, after, content: notice, author: me, now: call.now });
  },
};

/** `POST /api/content/{id}/restoration` */
export const restoreVersion: Steps<ContentApi['POST /api/content/{id}/restoration']> = {
  scope: asStaff,
  async answer(call, { params: { id }, body: { after, version } }) {
    const me = await readOperator(call.tx);
    if (me === null) return { problem: 'forbidden' };
    const { versions } = await readHistory(call, id);
    const old = versions.find((each) => each.version === version);
    if (!old || version > after) return { problem: 'notFound' };
    const { content } = old;
    return saved(call, { item: id, after, content, author: me, now: call.now, restoredFrom: version });
  },
};

interface NewVersion {
  readonly item: number;
  readonly content: NoticeContent;
  readonly author: number;
  readonly now: Date;
  readonly restoredFrom?: number;
}

/** Saves the version that comes after the one that its author has read, if nobody was faster. */
async function saved(call: Reading, { after, ...more }: NewVersion & { readonly after: number }) {
  const version = after + 1;
  const { versions } = await readHistory(call, more.item);
  const isNext = versions[0]?.version === after;
  // Two that are saved at the same moment have one number: the table takes one of them.
  if (isNext && (await insertVersion(call.tx, { ...more, version })))
    return ok({ type: 'saved' as const, version });
  return ok(meanwhile((await readHistory(call, more.item)).versions));
}

async function insertVersion(
  tx: Scoped,
  { item, version, content, author, now, restoredFrom }: NewVersion & { readonly version: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_versions')
    .values({
      item_id: item,
      version,
      content: JSON.stringify(content),
      author_id: author,
      saved_at: now,
      restored_from: restoredFrom ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Who has saved last, and when. */
export function meanwhile(versions: readonly Version[]) {
  const [last] = versions;
  if (!last) throw new Error('Something was saved meanwhile.');
  return { type: 'changedMeanwhile' as const, by: last.by, at: last.savedAt.toISOString() };
}

/** What is wrong with a notice that its form finds, too: a language of the brand that is missing, half a link, days in no order. */
function noticeProblems(notice: NoticeContent, brand: Context['brand']): readonly FieldError[] {
  // The help is Finnish in each brand.
  const wanted = contentKind(notice) === 'notice' ? languagesOf(brand).join() : 'fi';
  const isWhole = notice.texts.map(({ language }) => language).join() === wanted;
  return isWhole ? crossErrors(notice) : [{ field: 'texts', code: 'required' }];
}

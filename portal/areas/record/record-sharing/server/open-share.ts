import { timingSafeEqual } from 'node:crypto';
import type { WriteRecord } from '#areas/record/shared/health-record/server/write-record.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Answer, Steps } from '#platform/calls/handler.ts';
import { ok, problem } from '#platform/calls/handler.ts';
import { type ReadStep, readInSteps } from '#platform/calls/read-in-steps.ts';
import type { Context } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import { endpoints, type RecordSharingApi } from '../contract.ts';
import { FILE_MINUTES, MOST_OPENINGS, MOST_WRONG_CODES } from '../rules.ts';
import { codeHash, type FoundShare, findShare, findTicket, ticketHash } from './secrets.ts';

type Open = RecordSharingApi['POST /api/anon/record-shares/{share}'];
const FILE = 'GET /api/anon/record-share-files/{ticket}';
type Fetch = RecordSharingApi[typeof FILE];

const FILE_MS = FILE_MINUTES * 60_000;
const notOpened: Answer<Open> = ok({ type: 'notOpened' });

/** Somebody who acts for a child in the same browser opens a link as if they had not logged in. */
const scope = () => ({ isGuardian: false });
function byNobody<Part extends Pick<Context, 'session'>>(part: Part): Part {
  return { ...part, session: { ...part.session, actingFor: null } };
}

/** `POST /api/anon/record-shares/{share}` */
export const openShare: Steps<Open, FoundShare> = {
  scope,
  // A wrong code is counted whatever becomes of the rest.
  async before(context, { params: { share }, body }) {
    const { inScope, vault } = context;
    const found = await inScope({}, (tx) => findShare(tx, vault, share));
    if (!found) return notOpened;
    const expected = await takeTry(context, found);
    if (!expected) return notOpened;
    const isRight = timingSafeEqual(expected, codeHash(vault, share, body.code));
    return isRight ? found : notOpened;
  },
  async answer(call, { body }, { id }) {
    const { tx, vault, now, patientId } = call;
    const share = await tx
      .updateTable('record_shares')
      // The try that was taken ahead was no wrong one.
      .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '-', 1) }))
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .where('ends_at', '>', now)
      .returning('ends_at')
      .executeTakeFirst();
    // The row is held: of two openings at once the second counts the first.
    if (!share || (await countOpenings(call, id)) >= MOST_OPENINGS) return notOpened;
    const ticket = newSecret();
    await tx
      .insertInto('record_share_openings')
      .values({
        patient_id: patientId,
        share_id: id,
        reader: vault.seal('record_share_openings.reader', body.reader),
        opened_at: now,
        ticket_hash: ticketHash(vault, ticket),
      })
      .execute();
    const endsAt = new Date(Math.min(now.getTime() + FILE_MS, share.ends_at.getTime()));
    return ok({ type: 'success', ticket, endsAt: endsAt.toISOString() });
  },
};

async function countOpenings({ tx, patientId }: RecordCall, share: number): Promise<number> {
  const { count } = await tx
    .selectFrom('record_share_openings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .where('share_id', '=', share)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The hash of the code that is expected, for one try more; null where there is none: so tries at once are counted, too. */
function takeTry({ inScope, now, brand }: Context, { patientId, id }: FoundShare): Promise<Buffer | null> {
  return inScope({ patientId }, async (tx) => {
    const row = await tx
      .updateTable('record_shares')
      .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .where('brand', '=', brand.id)
      .where('ends_at', '>', now)
      .where('wrong_codes', '<', MOST_WRONG_CODES)
      .returning('code_hash')
      .executeTakeFirst();
    return row?.code_hash ?? null;
  });
}

interface Fetching extends FoundShare {
  readonly read: ReadStep;
}

/** `GET /api/anon/record-share-files/{ticket}`: read while it is sent. */
export function fetchShared(writeRecord: WriteRecord): Steps<Fetch, Fetching> {
  return {
    scope,
    async before(context, { params: { ticket } }) {
      const { inScope, vault, address } = context;
      const found = await inScope({}, (tx) => findTicket(tx, vault, ticket));
      if (!found) return problem('notFound');
      // Each network has a turn of its own: a slow reader would keep it from all whom the patient has told.
      if (!context.acquireOnce(`shared record ${found.id} ${address}`)) return problem('downloadUnderWay');
      return { ...found, read: readInSteps(endpoints[FILE], byNobody(context), found) };
    },
    async answer(call, { params: { ticket }, query: { lang } }, { read }) {
      const { tx, vault, now, brand, patientId } = call;
      const share = await tx
        .selectFrom('record_shares')
        .innerJoin('record_share_openings as openings', (join) =>
          join
            .onRef('openings.patient_id', '=', 'record_shares.patient_id')
            .onRef('openings.share_id', '=', 'record_shares.id'),
        )
        .select(['record_shares.id', 'contents'])
        .where('record_shares.patient_id', '=', patientId)
        .where('ticket_hash', '=', ticketHash(vault, ticket))
        .where('opened_at', '>', new Date(now.getTime() - FILE_MS))
        .where('ends_at', '>', now)
        .where('brand', '=', brand.id)
        .executeTakeFirst();
      if (!share) return problem('notFound');
      await call.note({ action: 'read', kind: share.contents });
      const rights = brand.features;
      return ok(
        await writeRecord(byNobody(call), { lang, format: 'pdf', contents: share.contents, rights, read }),
      );
    },
  };
}

import { timingSafeEqual } from 'node:crypto';
import type { GuardianshipParts } from '#areas/person/shared/guardianship/server/guardians-word.ts';
import { shareActor } from '#areas/person/shared/record-shares/server/share-actor.ts';
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
import { asShared, type ReadableShare, scopeOfShare, sharerMay } from './shared-as.ts';

type Open = RecordSharingApi['POST /api/anon/record-shares/{share}'];
const FILE = 'GET /api/anon/record-share-files/{ticket}';
type Fetch = RecordSharingApi[typeof FILE];

const FILE_MS = FILE_MINUTES * 60_000;
const notOpened: Answer<Open> = ok({ type: 'notOpened' });

/** `POST /api/anon/record-shares/{share}` */
export function openShare(parts: GuardianshipParts): Steps<Open, ReadableShare> {
  return {
    scope: (_context, found) => scopeOfShare(found),
    // A wrong code is counted whatever becomes of the rest.
    async before(context, { params: { share }, body }) {
      const { inScope, vault } = context;
      const found = await inScope({}, (tx) => findShare(tx, vault, share));
      if (!found) return notOpened;
      const expected = await takeTry(context, found);
      if (!expected) return notOpened;
      if (!timingSafeEqual(expected, codeHash(vault, share, body.code))) return notOpened;
      // The try that was taken ahead was no wrong one, however long it takes to learn the rest.
      await giveTryBack(context, found);
      const may = await sharerMay(context, found, parts);
      if (may === 'unavailable') return problem('temporarilyUnavailable');
      return may === 'ended' ? notOpened : may;
    },
    async answer(call, { body }, { id, sharer, endsAt: found }) {
      const { tx, vault, now, patientId } = call;
      const share = await tx
        .selectFrom('record_shares')
        .select('ends_at')
        .where('patient_id', '=', patientId)
        .where('id', '=', id)
        .where('ends_at', '=', found)
        .forUpdate()
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
          ticket_hash: ticketHash(vault, ticket, sharer),
        })
        .execute();
      const endsAt = new Date(Math.min(now.getTime() + FILE_MS, share.ends_at.getTime()));
      return ok({ type: 'success', ticket, endsAt: endsAt.toISOString() });
    },
  };
}

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

async function giveTryBack({ inScope }: Context, { patientId, id }: FoundShare): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx
      .updateTable('record_shares')
      .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '-', 1) }))
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .execute(),
  );
}

interface Fetching extends ReadableShare {
  readonly read: ReadStep;
}

/** `GET /api/anon/record-share-files/{ticket}`: read while it is sent. */
export function fetchShared(writeRecord: WriteRecord, parts: GuardianshipParts): Steps<Fetch, Fetching> {
  return {
    scope: (_context, found) => scopeOfShare(found),
    async before(context, { params: { ticket } }) {
      const { inScope, vault, address } = context;
      const found = await inScope({}, (tx) => findTicket(tx, vault, ticket));
      if (!found) return problem('notFound');
      // Each network has a turn of its own: a slow reader would keep it from all whom the patient has told.
      if (!context.acquireOnce(`shared record ${found.id} ${address}`)) return problem('downloadUnderWay');
      const may = await sharerMay(context, found, parts);
      if (may === 'unavailable') return problem('temporarilyUnavailable');
      if (may === 'ended') return problem('notFound');
      return { ...may, read: readInSteps(endpoints[FILE], asShared(context, may), found) };
    },
    async answer(call, { params: { ticket }, query: { lang } }, { read, ...found }) {
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
        .where('ticket_hash', '=', ticketHash(vault, ticket, found.sharer))
        .where('opened_at', '>', new Date(now.getTime() - FILE_MS))
        .where('ends_at', '=', found.endsAt)
        .where('brand', '=', brand.id)
        .executeTakeFirst();
      if (!share) return problem('notFound');
      const actor = shareActor(found.id, { isGuardian: found.sharer === 'guardian' });
      await call.note({ action: 'read', kind: share.contents, of: { patientId, actor } });
      const rights = brand.features;
      return ok(
        await writeRecord(asShared(call, found), {
          lang,
          format: 'pdf',
          contents: share.contents,
          rights,
          read,
        }),
      );
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { RecordCall } from '#platform/calls/call.ts';
import { newSecret } from '#platform/secrets.ts';
import type { ImageType, Side } from '../rules.ts';

/** Minutes within which an upload that has begun has to be finished. */
const UPLOAD_MINUTES = 60;

/** What it takes to find an upload. */
type UploadCall = Pick<RecordCall, 'tx' | 'vault' | 'session' | 'patientId'>;

/** An upload of both images. */
export interface Upload {
  readonly id: string;
  readonly types: Readonly<Record<Side, ImageType>>;
  readonly expiresAt: Date;
  /** What has come of it; null while it is under way. */
  readonly end: 'kept' | 'refused' | null;
}

/** Where an upload's image is in the object storage. The name says nothing of whose it is. */
export function objectKey(uploadId: string, side: Side): string {
  return `kela-card/${uploadId}/${side}`;
}

/** Begins an upload; its token is good in this session, for this patient. */
export async function beginUpload(
  call: RecordCall,
  types: Upload['types'],
): Promise<{ readonly upload: Upload; readonly token: string }> {
  const token = newSecret();
  const expiresAt = new Date(call.now.getTime() + UPLOAD_MINUTES * 60_000);
  const upload: Upload = { id: randomUUID(), types, expiresAt, end: null };
  await call.tx
    .insertInto('kela_card_uploads')
    .values({
      patient_id: call.patientId,
      id: upload.id,
      token_hash: hashOf(call, token),
      front_type: types.front,
      back_type: types.back,
      expires_at: expiresAt,
    })
    .execute();
  return { upload, token };
}

/** The upload that a token was given for, to this patient in this session. */
export async function findUpload(call: UploadCall, token: string): Promise<Upload | null> {
  return uploadOf(await selectUpload(call, token).executeTakeFirst());
}

/** The same; it stays as it is until the transaction ends. */
export async function holdUpload(call: UploadCall, token: string): Promise<Upload | null> {
  return uploadOf(await selectUpload(call, token).forUpdate().executeTakeFirst());
}

function selectUpload(call: UploadCall, token: string) {
  return call.tx
    .selectFrom('kela_card_uploads')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .where('token_hash', '=', hashOf(call, token));
}

function uploadOf(row: Awaited<ReturnType<ReturnType<typeof selectUpload>['executeTakeFirst']>>) {
  if (!row) return null;
  const upload: Upload = {
    id: row.id,
    types: { front: row.front_type, back: row.back_type },
    expiresAt: row.expires_at,
    end: row.ended_at === null ? null : row.is_kept ? 'kept' : 'refused',
  };
  return upload;
}

/** Nothing follows on an upload that has ended. */
export async function endUpload(
  { tx, now, patientId }: RecordCall,
  { id }: Upload,
  end: 'kept' | 'refused',
): Promise<void> {
  await tx
    .updateTable('kela_card_uploads')
    .set({ ended_at: now, is_kept: end === 'kept' })
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .execute();
}

function hashOf({ vault, session }: UploadCall, token: string): Buffer {
  return vault.hash('kela_card_uploads.token', `${session.hash.toString('hex')} ${token}`);
}

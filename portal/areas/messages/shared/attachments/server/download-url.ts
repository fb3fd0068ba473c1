import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { openFileName } from '../../messaging/server/sealed-messages.ts';
import { fileKey } from './attachment-objects.ts';
import type { Attaching } from './attachments.ts';

/** Seconds for which an address gives a file out: the browser follows it at once. */
const DOWNLOAD_SECONDS = 60;

/** What is answered where somebody wants a file. */
export type DownloadOutcome =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'scanning' | 'infected' | 'quarantined' }
  | { readonly type: 'notFound' };

/**
 * An address at which a file is saved: of a message that the reader sees, or of the reader's own draft. Only what was looked
 * through is given out, and nothing of a message that was deleted.
 *
 * @param threadId the conversation of whose messages it is to be
 */
export async function downloadUrl(
  attaching: Attaching,
  storage: ObjectStorage,
  id: number,
  threadId?: number,
): Promise<DownloadOutcome> {
  const { tx, vault, patientId, authorId, byGuardian } = attaching;
  const row = await tx
    .selectFrom('message_attachments as file')
    .leftJoin('thread_messages as message', (join) =>
      join.onRef('message.patient_id', '=', 'file.patient_id').onRef('message.id', '=', 'file.message_id'),
    )
    .select(['file.state', 'file.object_key', 'file.file_name', 'file.content_type'])
    .where('file.patient_id', '=', patientId)
    .where('file.id', '=', id)
    .where('message.deleted_at', 'is', null)
    .$if(threadId !== undefined, (some) => some.where('message.thread_id', '=', threadId ?? 0))
    .where(({ or, and, eb }) =>
      or([
        eb('message.id', 'is not', null),
        and([
          eb('file.message_id', 'is', null),
          eb('file.author_id', 'is not distinct from', authorId),
          eb('file.by_guardian', '=', byGuardian),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (!row || row.state === 'refused') return { type: 'notFound' };
  if (row.state === 'uploading') return { type: 'scanning' };
  if (row.state !== 'clean') return { type: row.state };
  const url = await storage.signDownload({
    key: fileKey(row.object_key),
    contentType: row.content_type,
    fileName: openFileName(vault, row.file_name),
    expiresIn: DOWNLOAD_SECONDS,
  });
  return { type: 'ready', url };
}

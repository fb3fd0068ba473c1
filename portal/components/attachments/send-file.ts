import { PART_BYTES, partsOf } from '#areas/messages/shared/attachments/parts.ts';
import type {
  CreatedUpload,
  PartAddress,
  UploadRefusal,
} from '#areas/messages/shared/attachments/upload-outcomes.ts';
import type { PutResult } from '#client/calls/put-object.ts';
import type { AttachmentCalls, KeptFile } from './attachment-calls.ts';

/** What has been reached of a file, for the next try. */
export interface SentParts {
  /** The upload as the server knows it; null: none has begun. */
  upload: CreatedUpload | null;
  /** Which parts have arrived. */
  readonly arrived: Set<number>;
}

/** The world that a file is sent through. */
export interface SendFileParts extends Pick<AttachmentCalls, 'create' | 'renew' | 'finish'> {
  /** Sends one part, and says how far that has come: 0–100. */
  readonly put: (
    address: PartAddress,
    part: Blob,
    onProgress: (percent: number) => void,
  ) => Promise<PutResult>;
  /** Told how far the whole file has come: 0–100. */
  readonly onProgress: (percent: number) => void;
  /** Told what the server calls it. */
  readonly onCreated: (id: string) => void;
}

/** Where a try has come to. `notSent`: it goes on where it stopped, when it is tried again. */
export type SendFileResult =
  | { readonly type: 'finished'; readonly file: KeptFile }
  | { readonly type: 'refused'; readonly reason: UploadRefusal }
  | { readonly type: 'notSent' };

/**
 * Sends what has not arrived of a file, part after part, and says that it is whole. Addresses that have expired are asked for
 * again, once. Rejects when the server cannot be asked.
 *
 * @param sent what former tries have reached; changed as parts arrive
 */
export async function sendFile(world: SendFileParts, file: File, sent: SentParts): Promise<SendFileResult> {
  let upload = sent.upload;
  if (!upload) {
    const begun = await world.create({ fileName: file.name, bytes: file.size });
    if (begun.type !== 'created') return { type: 'refused', reason: begun.type };
    upload = keep(world, sent, begun);
  }
  let result = await putParts(world, file, upload, sent);
  if (result === 'refused') {
    const renewed = await world.renew(upload.id);
    if (!renewed) return startOver(sent);
    if (renewed.type !== 'created') return { type: 'refused', reason: renewed.type };
    upload = keep(world, sent, renewed);
    result = await putParts(world, file, upload, sent);
  }
  if (result !== 'sent') return { type: 'notSent' };
  const finished = await world.finish(upload.id);
  return finished ? { type: 'finished', file: finished } : startOver(sent);
}

/** The server has nothing more of it: the next try begins at the beginning. */
function startOver(sent: SentParts): SendFileResult {
  sent.upload = null;
  sent.arrived.clear();
  return { type: 'notSent' };
}

function keep(world: SendFileParts, sent: SentParts, upload: CreatedUpload): CreatedUpload {
  sent.upload = upload;
  world.onCreated(upload.id);
  return upload;
}

async function putParts(
  world: SendFileParts,
  file: File,
  upload: CreatedUpload,
  { arrived }: SentParts,
): Promise<PutResult> {
  for (const [nth, { from, to }] of partsOf(file.size).entries()) {
    const address = upload.parts[nth];
    if (arrived.has(nth) || !address) continue;
    const tell = (percent: number) => {
      const before = Math.min(arrived.size * PART_BYTES, file.size);
      world.onProgress(Math.floor(((before + ((to - from) * percent) / 100) / file.size) * 100));
    };
    const result = await world.put(address, file.slice(from, to), tell);
    if (result !== 'sent') return result;
    arrived.add(nth);
  }
  return 'sent';
}

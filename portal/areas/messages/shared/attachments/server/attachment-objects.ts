import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { partsOf } from '../parts.ts';

/** Where a part of an upload is in the object storage. The name says nothing of whose it is. */
export const partKey = (objectKey: string, nth: number): string => `attachments/${objectKey}/part-${nth}`;
/** Where the file is that may be downloaded. */
export const fileKey = (objectKey: string): string => `attachments/${objectKey}/file`;

/** What an upload has put into the storage. */
export interface StoredUpload {
  readonly patientId: string;
  readonly objectKey: string;
  /** As its sender has it. */
  readonly uploadBytes: number;
}

/** The whole of an upload; null: a part is missing, or of another length. */
export async function readUpload(
  storage: ObjectStorage,
  { patientId, objectKey, uploadBytes }: StoredUpload,
): Promise<Uint8Array | null> {
  const whole = new Uint8Array(uploadBytes);
  // One after another: they would take all of the patient's places at the storage.
  for (const [nth, { from, to }] of partsOf(uploadBytes).entries()) {
    const part = await storage.read(partKey(objectKey, nth), to - from, patientId);
    if (typeof part === 'string' || part.length !== to - from) return null;
    whole.set(part, from);
  }
  return whole;
}

/** Removes the parts, whether or not they are there. */
export async function removeParts(
  storage: ObjectStorage,
  { patientId, objectKey, uploadBytes }: StoredUpload,
): Promise<void> {
  for (const nth of partsOf(uploadBytes).keys()) await storage.remove(partKey(objectKey, nth), patientId);
}

/** Removes all of it. */
export async function removeObjects(storage: ObjectStorage, upload: StoredUpload): Promise<void> {
  await removeParts(storage, upload);
  await storage.remove(fileKey(upload.objectKey), upload.patientId);
}

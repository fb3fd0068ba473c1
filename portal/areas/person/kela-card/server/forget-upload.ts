import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { InScope } from '#platform/context.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { SIDES } from '../rules.ts';
import { objectKey } from './uploads.ts';

/** The job that removes what an upload has left in the object storage: `{ patientId, uploadId }`. */
export const FORGET_UPLOAD = 'forget-kela-card-upload';

export interface KelaCardTasksOptions {
  readonly storage: ObjectStorage;
  readonly inScope: InScope;
}

/** The jobs of the Kela card. */
export function kelaCardTasks({ storage, inScope }: KelaCardTasksOptions): Readonly<Record<string, Task>> {
  return {
    [FORGET_UPLOAD]: async (payload) => {
      const patientId = String(payload.patientId);
      const uploadId = String(payload.uploadId);
      await removeObjects(storage, uploadId, patientId);
      await inScope({ patientId }, (tx) =>
        tx
          .deleteFrom('kela_card_uploads')
          .where('patient_id', '=', patientId)
          .where('id', '=', uploadId)
          .execute(),
      );
    },
  };
}

/** Removes both raw images of a patient's upload, whether or not they are there. */
export async function removeObjects(
  storage: ObjectStorage,
  uploadId: string,
  patientId: string,
): Promise<void> {
  await Promise.all(SIDES.map((side) => storage.remove(objectKey(uploadId, side), patientId)));
}

import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { createFinishUpload } from './finish-upload.ts';
import { createInitUpload } from './init-upload.ts';
import { showCard } from './show-card.ts';

/** The calls of the Kela card, answered. */
export function createKelaCardService(storage: ObjectStorage) {
  return implement(endpoints, {
    'GET /api/kela-card': showCard,
    'POST /api/kela-card/init-upload': createInitUpload(storage),
    'GET /api/kela-card/finish-upload': createFinishUpload(storage),
  });
}

import type { Attachments } from './use-attachments.ts';

/** What a form knows of its files. */
export type AttachedFiles = Pick<Attachments, 'readyIds' | 'isBusy'>;

/** Before the files of a draft are known. */
export const NO_FILES: AttachedFiles = { readyIds: [], isBusy: false };

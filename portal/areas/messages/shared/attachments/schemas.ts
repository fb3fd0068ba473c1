import { z } from 'zod';
import { ATTACHMENT_STATES } from '../messaging/thread.ts';
import { ATTACHMENT_FAULTS, UPLOAD_REFUSALS } from './upload-outcomes.ts';

/** A file that is chosen and not sent. */
export const draftFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  state: z.enum(ATTACHMENT_STATES),
  /** Why it can never be sent. */
  fault: z.enum(ATTACHMENT_FAULTS).nullable(),
});

/** Where a file goes, in parts. */
export const uploadCreated = z.object({
  type: z.literal('created'),
  id: z.string(),
  /** Where the file will be in the object storage. */
  key: z.string(),
  /** Where each part goes, by PUT with exactly these headers. */
  parts: z.array(
    z.object({ url: z.string(), headers: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
});

/** Why a file is not taken. */
export const uploadRefused = z.object({ type: z.enum(UPLOAD_REFUSALS) });

import { z } from 'zod';
import { ATTACHMENT_FAULTS, UPLOAD_REFUSALS } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import { ATTACHMENT_STATES } from '#areas/messages/shared/messaging/thread.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);

/** The name and size of a chosen file; what may be sent, the rules say. */
export const chosenFile = z.object({
  file: z.object({
    fileName: z.string().min(1).max(1_000),
    bytes: z.int().min(1).max(1_000_000_000_000),
    threadId: id.nullable(),
  }),
});

/** One file of the sender's. */
export const ofFile = z.object({ id }).strict();

/** The files of one draft. */
export const ofDraft = z.object({ threadId: id.nullable() }).strict();

const draftFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  state: z.enum(ATTACHMENT_STATES),
  /** Why it can never be sent. */
  fault: z.enum(ATTACHMENT_FAULTS).nullable(),
});

const maintenance = z.object({ type: z.literal('maintenance-mode') });
const attachmentNotFound = z.object({ type: z.literal('attachmentNotFound') });
const created = z.object({
  type: z.literal('created'),
  id: z.string(),
  /** Where the file will be in the object storage. */
  key: z.string(),
  /** Where each part goes, by PUT with exactly these headers. */
  parts: z.array(
    z.object({ url: z.string(), headers: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
});
const refused = z.object({ type: z.enum(UPLOAD_REFUSALS) });

/** What the mutations about files answer. */
export const attachmentMutated = {
  createAttachmentUpload: z
    .discriminatedUnion('type', [created, refused, attachmentNotFound, maintenance])
    .optional(),
  renewAttachmentUpload: z
    .discriminatedUnion('type', [created, refused, attachmentNotFound, maintenance])
    .optional(),
  finishAttachmentUpload: z
    .discriminatedUnion('type', [
      /** It is whole, and looked through next. */
      z.object({ type: z.literal('finished'), file: draftFile }),
      attachmentNotFound,
      maintenance,
    ])
    .optional(),
  removeAttachment: z.object({ type: z.literal('removed') }).optional(),
} as const;

/** What the queries about files answer. */
export const attachmentQueried = {
  draftAttachments: z.array(draftFile).optional(),
  attachmentDownloadUrl: z
    .discriminatedUnion('type', [
      /** Good for a minute. */
      z.object({ type: z.literal('ready'), url: z.string() }),
      /** Looked through, or not to be opened. */
      z.object({ type: z.enum(['scanning', 'infected', 'quarantined']) }),
      attachmentNotFound,
      maintenance,
    ])
    .optional(),
} as const;

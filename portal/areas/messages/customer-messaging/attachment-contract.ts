import { z } from 'zod';
import { draftFile, uploadCreated, uploadRefused } from '#areas/messages/shared/attachments/schemas.ts';
import { idText } from '#contract/calls/api-input.ts';

/** The name and size of a chosen file; what may be sent, the rules say. */
export const chosenFile = z.object({
  file: z.object({
    fileName: z.string().min(1).max(1_000),
    bytes: z.int().min(1).max(1_000_000_000_000),
    threadId: idText.nullable(),
  }),
});

/** One file of the sender's. */
export const ofFile = z.object({ id: idText }).strict();

/** The files of one draft. */
export const ofDraft = z.object({ threadId: idText.nullable() }).strict();

const maintenance = z.object({ type: z.literal('maintenance-mode') });
const attachmentNotFound = z.object({ type: z.literal('attachmentNotFound') });
/** What the mutations about files answer. */
export const attachmentMutated = {
  createAttachmentUpload: z
    .discriminatedUnion('type', [uploadCreated, uploadRefused, attachmentNotFound, maintenance])
    .optional(),
  renewAttachmentUpload: z
    .discriminatedUnion('type', [uploadCreated, uploadRefused, attachmentNotFound, maintenance])
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

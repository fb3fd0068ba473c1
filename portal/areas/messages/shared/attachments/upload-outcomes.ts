/** Why a file can never be sent. */
export const ATTACHMENT_FAULTS = ['type', 'unreadable', 'tooManyPixels', 'incomplete'] as const;
export type AttachmentFault = (typeof ATTACHMENT_FAULTS)[number];

/** A signed address that takes one part of a file, with the headers that go with it. */
export interface PartAddress {
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** A file that may be sent, part by part. */
export interface CreatedUpload {
  readonly type: 'created';
  readonly id: string;
  /** Where it will be in the object storage. */
  readonly key: string;
  /** Where each part of `PART_BYTES` goes, the last one shorter. */
  readonly parts: readonly PartAddress[];
}

/** Why no upload begins: no such name may be attached, the draft's files are too large or too many, or too often begun. */
export const UPLOAD_REFUSALS = ['wrongType', 'tooLarge', 'tooMany', 'tooManyUploads'] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

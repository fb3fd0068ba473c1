import type {
  AttachmentFault,
  CreatedUpload,
  UploadRefusal,
} from '#areas/messages/shared/attachments/upload-outcomes.ts';

/** A file as the server has it in a draft. */
export interface KeptFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly state: 'uploading' | 'scanning' | 'clean' | 'infected' | 'quarantined' | 'refused';
  readonly fault: AttachmentFault | null;
}

/** How a page asks its server about the files of one draft: patients and professionals at addresses of their own. */
export interface AttachmentCalls {
  /** The files that are in the draft already. */
  readonly list: () => Promise<readonly KeptFile[]>;
  readonly create: (file: {
    readonly fileName: string;
    readonly bytes: number;
  }) => Promise<CreatedUpload | { readonly type: UploadRefusal }>;
  /** New addresses for a file that has not arrived whole; null: there is none any more. */
  readonly renew: (id: string) => Promise<CreatedUpload | { readonly type: UploadRefusal } | null>;
  /** All parts are there; null: there is no such file any more. */
  readonly finish: (id: string) => Promise<KeptFile | null>;
  readonly remove: (id: string) => Promise<void>;
}

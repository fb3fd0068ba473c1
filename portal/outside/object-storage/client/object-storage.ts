/** The object that may be sent to one signed address, and nothing else. */
export interface UploadTerms {
  /** Where the object will be: `kela-card/…/front`. */
  readonly key: string;
  /** Media type: `image/jpeg`. */
  readonly contentType: string;
  /** Exact length in bytes: an address without it could be used to upload gigabytes. */
  readonly length: number;
  /** Metadata stored with the object. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Seconds for which the address is valid. */
  readonly expiresIn: number;
}

/** Address and required headers with which a browser may upload one object. */
export interface SignedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An object that the server itself stores. */
export interface NewObject {
  readonly key: string;
  readonly content: Uint8Array;
  /** Media type: `application/pdf`. */
  readonly contentType: string;
}

/** What a browser is given at a signed address, and under which name it saves it. */
export interface DownloadTerms {
  readonly key: string;
  /** Media type: `application/pdf`. */
  readonly contentType: string;
  readonly fileName: string;
  /** Seconds for which the address is valid. */
  readonly expiresIn: number;
}

/** An uploaded object; `missing` or `tooLong` if there is none that may be read. */
export type ReadObject = Uint8Array | 'missing' | 'tooLong';

/** Stores objects that browsers upload and download without passing the portal. */
export interface ObjectStorage {
  /** The only foreign origin that pages call. */
  readonly uploadOrigin: string;
  signUpload(terms: UploadTerms): Promise<SignedUpload>;
  /**
   * Rejects with an ObjectStorageError if the storage does not answer, or too many wait for it.
   *
   * @param person whose object it is: one of them has few of the places in which the storage is waited for
   */
  read(key: string, maxLength: number, person: string): Promise<ReadObject>;
  /** Rejects with an ObjectStorageError if the storage does not answer, or too many wait for it. */
  write(object: NewObject, person: string): Promise<void>;
  /** An address at which one object is saved as a file: the storage tells browsers never to show it. */
  signDownload(terms: DownloadTerms): Promise<string>;
  /**
   * Removes an object; a missing one is no error. Rejects with an ObjectStorageError if the storage does not answer, or too
   * many wait for it.
   */
  remove(key: string, person: string): Promise<void>;
}

/** The object storage did not answer, or not according to its protocol. */
export class ObjectStorageError extends Error {
  constructor(doing: string, cause?: unknown) {
    super(`The object storage did not ${doing} an object.`, { cause });
    this.name = 'ObjectStorageError';
  }
}

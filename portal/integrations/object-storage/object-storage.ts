/** What may be sent to one signed address, and nothing else. */
export interface UploadTerms {
  /** Where the object will be: `kela-card/…/front`. */
  readonly key: string;
  /** Media type: `image/jpeg`. */
  readonly contentType: string;
  /** Exact length in bytes: an address that leaves it open could be filled with gigabytes. */
  readonly length: number;
  /** Words kept with the object. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Seconds for which the address is good. */
  readonly expiresIn: number;
}

/** Where a browser may put one object, and the headers that it has to send with it. */
export interface SignedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An object that has arrived; `missing` or `tooLong` where there is none that may be read. */
export type ReadObject = Uint8Array | 'missing' | 'tooLong';

/** Keeps objects that browsers send it without passing the portal. */
export interface ObjectStorage {
  /** The only foreign origin that pages call. */
  readonly uploadOrigin: string;
  signUpload(terms: UploadTerms): Promise<SignedUpload>;
  /** Rejects with an ObjectStorageError when the storage does not answer. */
  read(key: string, maxLength: number): Promise<ReadObject>;
  /** Removes an object; none is no error. Rejects with an ObjectStorageError when the storage does not answer. */
  remove(key: string): Promise<void>;
}

/** The object storage did not answer, or not as its protocol has it. */
export class ObjectStorageError extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The object storage did not ${doing} an object.`, { cause });
    this.name = 'ObjectStorageError';
  }
}

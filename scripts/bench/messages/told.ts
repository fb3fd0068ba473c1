import { createHash } from 'node:crypto';
import type { S3Settings } from '../../../portal/outside/object-storage/client/s3-storage.ts';
import type { RawInput } from '../../../portal/platform/calls/run-endpoint.ts';

/** A call that a process of a round makes. */
export interface Asked {
  readonly id: number;
  readonly key: string;
  readonly input: RawInput;
  /** A patient's id, or the code of somebody who works here. */
  readonly patientId: string | null;
  readonly code: string | null;
  readonly idempotencyKey: string;
}

/** What the processes of a round work with. */
export interface ProcessSettings {
  /** Of the database. */
  readonly url: string;
  readonly storage: S3Settings;
  /** Where the virus scanner answers. */
  readonly scanner: string;
}

/** What a process has answered; `error`: the call has thrown, which no call of a round does. */
export type Outcome = {
  readonly body?: {
    readonly type?: string;
    // biome-ignore lint/suspicious/noExplicitAny: answers of all operations
    readonly data?: Record<string, any>;
  };
  readonly problem?: string;
  readonly error?: string;
};

/** What a process says: an answer, or the hash of a file that its scanner has found clean. */
export type Told = { readonly id: number; readonly outcome: Outcome } | { readonly scanned: string };

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

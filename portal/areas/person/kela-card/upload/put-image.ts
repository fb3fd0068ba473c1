import type { SignedImageUpload } from '../contract.ts';
import { UPLOAD_TIMEOUT_MS } from '../rules.ts';

/** What became of an image: sent; refused by the storage, whose address is no longer good; or not arrived. */
export type PutResult = 'sent' | 'refused' | 'failed';

export interface PutOptions {
  /** 0–100. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends an image to its signed address. Never rejects: there is nothing to learn but these three. `fetch` could not
 * tell how far it has come.
 */
export function putImage(
  { url, headers }: SignedImageUpload,
  image: Blob,
  { onProgress, signal }: PutOptions,
): Promise<PutResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = UPLOAD_TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const isTaken = request.status >= 200 && request.status < 300;
      resolve(isTaken ? 'sent' : request.status === 403 ? 'refused' : 'failed');
    };
    for (const end of ['onerror', 'ontimeout', 'onabort'] as const) request[end] = () => resolve('failed');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(image);
  });
}

/** A signed address and the headers that go with it, as they are. */
export interface SignedAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of an object: sent; refused by the storage, whose address is no longer good; or not arrived. */
export type PutResult = 'sent' | 'refused' | 'failed';

export interface PutOptions {
  /** 0–100. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
  /** Milliseconds for all of it. */
  readonly timeoutMs: number;
}

/**
 * Sends an object to its signed address. Never rejects: there is nothing to learn but these three. `fetch` could not
 * tell how far it has come.
 */
export function putObject(
  { url, headers }: SignedAddress,
  object: Blob,
  { onProgress, signal, timeoutMs }: PutOptions,
): Promise<PutResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = timeoutMs;
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
    // Stopped before it began, it would never be told.
    if (signal.aborted) resolve('failed');
    else request.send(object);
  });
}

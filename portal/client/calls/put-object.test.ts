import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putObject } from './put-object.ts';

/** What the browser's own request has of it: a test says what becomes of it. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: {
    onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void;
  } = {};
  readonly headers: Record<string, string> = {};
  readonly aborted = vi.fn();
  timeout = 0;
  status = 0;
  opened: readonly string[] = [];
  sent: unknown;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]): void {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.aborted();
    this.onabort?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const image = new Blob(['image']);
const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=0', 'x-amz-meta-side': 'front' };

function begin(signal = new AbortController().signal) {
  const onProgress = vi.fn();
  const result = putObject({ url: 'https://storage.example/front', headers }, image, {
    onProgress,
    signal,
    timeoutMs: 120_000,
  });
  return { result, onProgress, request: FakeRequest.last };
}

it('puts an object to its address with every signed header, and has so long for it', async () => {
  const { result, request } = begin();
  expect(request).toMatchObject({
    opened: ['PUT', 'https://storage.example/front'],
    headers,
    sent: image,
    timeout: 120_000,
  });
  request.ontimeout?.();
  expect(await result).toBe('failed');
});

it('says how far it has come, from 0 to 100', () => {
  const { request, onProgress } = begin();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 3 });
  expect(onProgress.mock.calls).toEqual([[33], [100]]);
});

it.each([
  [200, 'sent'],
  [204, 'sent'],
  [403, 'refused'],
  [400, 'failed'],
  [503, 'failed'],
])('takes the answer %i for %s', async (status, expected) => {
  const { result, request } = begin();
  request.status = status;
  request.onload?.();
  expect(await result).toBe(expected);
});

it('has failed where the connection drops, and stops when it is told to', async () => {
  const dropped = begin();
  dropped.request.onerror?.();
  expect(await dropped.result).toBe('failed');
  const controller = new AbortController();
  const stopped = begin(controller.signal);
  controller.abort();
  expect(stopped.request.aborted).toHaveBeenCalledOnce();
  expect(await stopped.result).toBe('failed');
});

it('sends nothing once it has been stopped', async () => {
  const { result, request } = begin(AbortSignal.abort());
  expect(request.sent).toBeUndefined();
  expect(await result).toBe('failed');
});

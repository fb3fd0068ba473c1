import { afterAll, vi } from 'vitest';

// Files of one suite share a process: a `fetch` that one has replaced would answer the next, whose server is then never asked.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

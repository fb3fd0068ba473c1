import type { VirusScanner } from '#outside/virus-scanner/client/virus-scanner.ts';

const EVERY_MS = 60_000;

export interface ScannerWatch {
  /** It does not answer: files wait. */
  isAway(): boolean;
  close(): void;
}

/**
 * Asks the virus scanner every minute whether it is there.
 *
 * @param scanner null: there is none, and nothing is asked
 * @param onChange called when it goes away and when it is back
 */
export function watchScanner(
  scanner: Pick<VirusScanner, 'ping'> | null,
  onChange: (isThere: boolean, error: unknown) => void,
  everyMs = EVERY_MS,
): ScannerWatch {
  if (!scanner) return { isAway: () => false, close() {} };
  let isAway = false;
  const look = async () => {
    const wasAway = isAway;
    const error = await scanner.ping().then(
      () => null,
      (reason: unknown) => reason,
    );
    isAway = error !== null;
    if (isAway !== wasAway) onChange(!isAway, error);
  };
  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return { isAway: () => isAway, close: () => clearInterval(timer) };
}

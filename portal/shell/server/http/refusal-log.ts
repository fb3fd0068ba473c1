const EVERY_MS = 10_000;

/** Logs the first refusal at once, and the number of further ones now and then: refusing has to stay cheap. */
export function createRefusalLog(write: (refused: number) => void): () => void {
  let refused = 0;
  let timer: NodeJS.Timeout | null = null;
  function tell(): void {
    timer = null;
    if (refused === 0) return;
    write(refused);
    refused = 0;
    timer = setTimeout(tell, EVERY_MS).unref();
  }
  return () => {
    refused += 1;
    if (!timer) tell();
  };
}

const EVERY_MS = 10_000;

/** Tells of a refusal at once, and of how many more there have been now and then: refusing has to stay cheap. */
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

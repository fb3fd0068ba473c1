/** The portal's own setting: outside systems live at the moment of the portal that calls them, in development and tests. */
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_SECONDS ?? 0) * 1000;

/** The present of the outside systems. */
export const sandboxNow = (): Date => new Date(Date.now() + AHEAD_MS);

/** The machine's own present, by which others date what they sign. */
export const machineNow = (): Date => new Date();

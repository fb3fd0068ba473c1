/** As many devices of a patient show notices. */
export const MOST_DEVICES = 10;

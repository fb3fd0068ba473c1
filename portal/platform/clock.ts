/** Where the present moment comes from: the system's clock, or a test's own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

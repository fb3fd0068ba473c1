/** Id of the link to a free time, for the focus to go to. */
export const timeElementId = (id: number): string => `time-${id}`;

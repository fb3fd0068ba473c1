/** The pages of the health record's lists that can have something new. */
export const NEWS_LISTS = [
  'visits-list',
  'lab-list',
  'imaging-list',
  'prescriptions-list',
  'certificates',
] as const;
/** How many rows of each have something that the reader has not seen. */
export type Unread = Readonly<Record<(typeof NEWS_LISTS)[number], number>>;

/** The pages of the health record's lists that can have something new. */
export const NEWS_LISTS = [
  'visits-list',
  'lab-list',
  'imaging-list',
  'prescriptions-list',
  'certificates',
] as const;
/** How many rows of each have something that the reader has not seen. */
export type UnreadRecords = Readonly<Record<(typeof NEWS_LISTS)[number], number>>;

/** The pages of the menu that can have something new. */
export const UNREAD_PAGES = [...NEWS_LISTS, 'conversation-list'] as const;
/** How much of each the reader has not seen: rows of the record's lists, messages in conversations. */
export type Unread = Readonly<Record<(typeof UNREAD_PAGES)[number], number>>;

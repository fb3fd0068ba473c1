/** For the badge of the menu. */
export const UNREAD_COUNT = `query UnreadCount {
  unreadCount
}`;

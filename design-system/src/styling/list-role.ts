/**
 * For lists without markers: Safari takes their role away, and gives it back only to who asks.
 * https://webkit.org/b/170179
 */
export const LIST_ROLE = { role: 'list' } as const;

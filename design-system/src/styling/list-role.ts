/**
 * Safari drops the list role of lists without markers unless it is explicit.
 * https://webkit.org/b/170179
 */
export const LIST_ROLE = { role: 'list' } as const;

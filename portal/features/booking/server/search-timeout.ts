/** A search that takes longer (milliseconds) is given up; the patient may retry. */
export const SEARCH_TIMEOUT_MS = 3_000;

/** SQLSTATE query_canceled. */
export const TIMED_OUT = '57014';

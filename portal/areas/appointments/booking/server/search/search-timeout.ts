/** A search that takes longer (milliseconds) is given up; the patient may retry. */
export const SEARCH_TIMEOUT_MS = 3_000;

/** The code of a part of a page could not be fetched. */
export class PartLoadError extends Error {}

/** What comes within so long of the first is told of in the same message. */
export const TELL_AFTER_MS = 30 * 60_000;

/** The job that shows a patient what nobody has commented on: `{ patientId, receivedBefore }`. */
export const RELEASE_RESULTS = 'release-results';
/** A result that nobody comments on must not be lost: after so long it is shown without a comment. */
export const RELEASE_AFTER_MS = 14 * 86_400_000;

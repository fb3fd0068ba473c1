/** The job that deletes what insurers have said of a patient, and applications that nobody came back from: `{ patientId }`. */
export const FORGET_INSURANCE = 'forget-insurance';

/** For how long an answer counts and an application may take, in milliseconds: an hour. */
export const KEPT_MS = 60 * 60_000;

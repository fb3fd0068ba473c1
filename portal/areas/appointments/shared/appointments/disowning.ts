/**
 * For how many days nobody can book for a patient without logging in after the patient has taken back such a booking:
 * somebody else has their identity code. Anybody who logs in books as before.
 */
export const DISOWNED_DAYS = 90;

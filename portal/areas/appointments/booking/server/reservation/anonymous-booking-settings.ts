/** What somebody who has not signed in may try and book, counted over all processes. */
export interface AnonymousBookingSettings {
  /** Appointments of one patient ahead that were booked without signing in. */
  readonly bookingsAhead: number;
  /** Distinct identity codes a day from one address, and of one birth date from wherever. */
  readonly codesPerAddress: number;
  readonly codesPerBirthDate: number;
  /** Distinct identity codes an hour, altogether. */
  readonly codesAnHour: number;
}

/** From when until when the door of a clinic is open: `07:00`. */
export interface OpeningSpan {
  from: string;
  to: string;
}

/** When a clinic is open. */
export interface OpeningHours {
  /** By weekday, Monday first; none: closed. */
  week: OpeningSpan[][];
  /** Days ahead on which it is not as usual, the next first. */
  exceptions: {
    /** `YYYY-MM-DD` */
    day: string;
    /** Null: closed. */
    hours: OpeningSpan | null;
    /** Null: it is not told. */
    reason: string | null;
  }[];
}

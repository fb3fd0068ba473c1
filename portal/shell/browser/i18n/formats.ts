import type { Formats } from 'use-intl';

/** Named formats of messages and `useFormatter` (LANG-06, LANG-07). Times are Helsinki's. */
export const formats = {
  dateTime: {
    /** `la 21.11.2026 klo 8.30` */
    long: {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    },
    /** `lauantai 21. marraskuuta` */
    day: { weekday: 'long', day: 'numeric', month: 'long' },
    /** `21.11.2026` */
    date: { day: 'numeric', month: 'numeric', year: 'numeric' },
    time: { hour: 'numeric', minute: '2-digit' },
  },
  number: { euro: { style: 'currency', currency: 'EUR' } },
} as const satisfies Formats;

export const TIME_ZONE = 'Europe/Helsinki';

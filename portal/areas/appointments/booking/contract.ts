import { earlierEndpoints } from './earlier-contract.ts';
import { movingEndpoints } from './moving-contract.ts';
import { reservationEndpoints } from './reservation-contract.ts';
import { searchEndpoints } from './search-contract.ts';

/** The booking calls. Other values of a page's own address are not known here. */
export const endpoints = {
  ...searchEndpoints,
  ...reservationEndpoints,
  ...movingEndpoints,
  ...earlierEndpoints,
} as const;

export type BookingApi = typeof endpoints;

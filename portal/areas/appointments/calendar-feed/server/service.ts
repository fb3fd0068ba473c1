import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { changeFeed, createFeed, endFeed, renewFeed, showFeed } from './own-feed.ts';

/** The calls about a patient's calendar address, answered. */
export const calendarFeedService = implement(endpoints, {
  'GET /api/calendar-feed': showFeed,
  'POST /api/calendar-feed': createFeed,
  'PUT /api/calendar-feed': changeFeed,
  'POST /api/calendar-feed/renewal': renewFeed,
  'DELETE /api/calendar-feed': endFeed,
});

import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { recordEvent } from './record-event.ts';

/** First-party analytics, answered. */
export const analyticsService = implement(endpoints, { 'POST /api/analytics': recordEvent });

import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { showDocument } from './show-document.ts';

export const createLegalService = (messagesKeptDays: number) =>
  implement(endpoints, {
    'GET /api/terms': showDocument('terms', messagesKeptDays),
    'GET /api/privacy-notice': showDocument('privacy', messagesKeptDays),
  });

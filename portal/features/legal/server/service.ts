import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { showTerms } from './show-terms.ts';

export const legalService = implement(endpoints, { 'GET /api/terms': showTerms });

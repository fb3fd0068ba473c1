import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { showGrowth } from './show-growth.ts';

/** The call about a child's growth, answered. */
export const growthService = implement(endpoints, { 'GET /api/growth': showGrowth });

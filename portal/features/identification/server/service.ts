import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { logOut } from './log-out.ts';

export const identificationService = implement(endpoints, { 'POST /api/logout': logOut });

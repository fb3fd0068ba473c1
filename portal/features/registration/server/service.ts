import { implement } from '#platform/handler.ts';
import { endpoints } from '../contract.ts';
import { register } from './register.ts';

/** The call that makes somebody a patient, answered. */
export const registrationService = implement(endpoints, { 'POST /api/user/register': register });

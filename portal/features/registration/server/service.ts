import { implement } from '#platform/handler.ts';
import { endpoints } from '../contract.ts';
import { register } from './register.ts';
import { registrationStart } from './registration-start.ts';

/** The calls that make somebody a patient, answered. */
export const registrationService = implement(endpoints, {
  'GET /api/user/register': registrationStart,
  'POST /api/user/register': register,
});

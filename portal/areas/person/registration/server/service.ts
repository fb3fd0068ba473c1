import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { createRegister } from './register.ts';
import { registrationStart } from './registration-start.ts';

/** The calls that make somebody a patient, answered; of whose child is registered the population register has the word. */
export function createRegistrationService(register: PopulationRegister) {
  return implement(endpoints, {
    'GET /api/user/register': registrationStart,
    'POST /api/user/register': createRegister(register),
  });
}

import type { Insurers } from '#outside/insurers/client/insurers.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { addConcept } from './add-concept.ts';
import { checkPolicy, showPermits } from './check-lahitapiola.ts';
import { checkPohjola } from './check-pohjola.ts';

/** The calls about insurance, answered with the insurers' word. */
export function createInsuranceService(insurers: Insurers) {
  return implement(endpoints, {
    'GET /api/insurance/pohjola-check/{date}': checkPohjola(insurers),
    'GET /api/insurance/lahitapiola-policy-check': checkPolicy(insurers),
    'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}': showPermits(insurers),
    'POST /api/concepts': addConcept,
  });
}

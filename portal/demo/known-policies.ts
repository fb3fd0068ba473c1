import type { InsurancePolicy } from '#areas/person/shared/rights/policies.ts';

const inForce = { validFrom: '2024-01-01', validTo: null };

/** The insurance policies that the clinic knows of, by the key of the demo person; of everybody else it knows none. */
export const KNOWN_POLICIES: Readonly<Record<string, readonly InsurancePolicy[]>> = {
  aino: [{ ...inForce, insurer: 'IF', paysDirectly: true }],
  // He has left If.
  onni: [
    { ...inForce, insurer: 'OP', paysDirectly: false },
    { ...inForce, insurer: 'LAHITAPIOLA', paysDirectly: true },
    { insurer: 'IF', validFrom: '2020-01-01', validTo: '2023-12-31', paysDirectly: true },
  ],
  eero: [{ ...inForce, insurer: 'LAHITAPIOLA', paysDirectly: true }],
  elsa: [{ ...inForce, insurer: 'LAHITAPIOLA', paysDirectly: true }],
  viktor: [{ ...inForce, insurer: 'LAHITAPIOLA', paysDirectly: true }],
};

import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4.js';
import { APP_TYPES, type AppType } from '#areas/record/shared/record-apps/scopes.ts';
import { AUTHORISE_PATH, FHIR_PATH, REVOKE_PATH, TOKEN_PATH } from '../paths.ts';
import { isSearchedType, searchOf } from './searches.ts';

/** From when the statement is as it is here. */
const DATE = '2026-11-27';

/** What apps may ask of the portal (FHIR's CapabilityStatement, `GET metadata`). */
export function capabilityStatement(origin: string, name: string): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: DATE,
    kind: 'instance',
    software: { name },
    implementation: { description: name, url: origin + FHIR_PATH },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: {
          cors: true,
          service: [
            {
              coding: [
                {
                  system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                  code: 'SMART-on-FHIR',
                },
              ],
            },
          ],
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [
                { url: 'authorize', valueUri: origin + AUTHORISE_PATH },
                { url: 'token', valueUri: origin + TOKEN_PATH },
                { url: 'revoke', valueUri: origin + REVOKE_PATH },
              ],
            },
          ],
        },
        resource: APP_TYPES.map(resourceOf),
      },
    ],
  };
}

function resourceOf(type: AppType): CapabilityStatementRestResource {
  const search = isSearchedType(type) ? searchOf(type) : null;
  const reference = { name: 'patient', type: 'reference' } as const;
  return {
    type,
    interaction: [{ code: 'read' }, { code: 'search-type' }],
    referencePolicy: ['literal'],
    searchParam: [
      { name: '_id', type: 'token' },
      { name: 'identifier', type: 'token' },
      ...(search
        ? [
            reference,
            { name: '_lastUpdated', type: 'date' as const },
            { name: search.date, type: 'date' as const },
            ...Object.keys(search.tokens).map((name) => ({
              name,
              type: name === 'questionnaire' ? ('reference' as const) : ('token' as const),
            })),
          ]
        : []),
    ],
    ...(type === 'Patient' && {
      operation: [
        { name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' },
      ],
    }),
  };
}

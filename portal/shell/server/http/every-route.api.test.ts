import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

/** What is served beside the endpoints; each has tests of its own that say who gets what. */
const BESIDE = [
  'GET /',
  'GET /app/:file',
  'GET /health/live',
  'GET /health/ready',
  'GET /api/openapi.json',
  'GET /api/insurance/lahitapiola-apply-permit',
  'GET /calendar/:secret',
  'GET /api/chats/threads/:id/events',
  'GET /api/insurance/lahitapiola-permit-return',
  'GET /assets/identification-logos/:name',
  'GET /oauth/authenticate',
  'GET /oauth/authorize',
  'POST /oauth/authorize',
  'POST /oauth/token',
  'OPTIONS /oauth/token',
  'POST /oauth/revoke',
  'OPTIONS /oauth/revoke',
  'GET /.well-known/smart-configuration',
  'OPTIONS /.well-known/smart-configuration',
  'GET /.well-known/oauth-authorization-server',
  'OPTIONS /.well-known/oauth-authorization-server',
  'GET /fhir/R4/.well-known/smart-configuration',
  'GET /fhir/R4/metadata',
  'GET /fhir/R4/:type',
  'POST /fhir/R4/:type/_search',
  'GET /fhir/R4/:type/:id',
  'GET /fhir/R4/Patient/:id/$everything',
  'OPTIONS /fhir/R4/:type',
  'OPTIONS /fhir/R4/:type/_search',
  'OPTIONS /fhir/R4/:type/:id',
  'OPTIONS /fhir/R4/Patient/:id/$everything',
  'GET /oauth/callback',
  'GET /oauth/jwks',
  'POST /logout',
  'POST /contact-change',
  'GET /payments/callback',
  'GET /payments/refund-callback',
  'POST /payments/settlement-report',
  'GET /payments/return',
  'GET /payments/choose',
  'POST /payments/begin',
  'POST /payments/begin-as-guest',
];

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** `GET /api/user` from a tree in which each route stands under the one that its path begins with. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = lead.length / 4 - 1;
      above.splice(depth, Number.POSITIVE_INFINITY, part);
      return methods.split(', ').map((method) => `${method} ${above.join('')}`);
    })
    .filter((route) => !route.startsWith('HEAD '));
}

it('nothing is served beside the declared endpoints, whose callers are tested, but what is named here', () => {
  const declared = endpointTables.flatMap((table) => Object.keys(table));
  const paths = declared.map((key) => key.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(routesOf(portal.routes).sort()).toEqual([...paths, ...BESIDE].sort());
});

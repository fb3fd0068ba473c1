import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AREA_RULE, FEATURE_RULE } from './areas.ts';
import { LAYERS } from './layers.ts';
import { LAZY_RULE } from './lazy-code.ts';
import { readImports } from './read-imports.ts';
import { refusals, SCRIPTS_RULE, TESTS_RULE } from './refusals.ts';
import { RESERVED } from './reserved.ts';
import { SYSTEM_RULE } from './systems.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ruleOf = (name: string) => LAYERS.find((layer) => layer.name === name)?.rule ?? '';
const reservedRule = (name: string) => RESERVED.find(({ file }) => file.endsWith(`/${name}`))?.rule ?? '';
const refused = (file: string, text: string) => refusals(readImports(root, file, text));

/** A file as somebody may write it, with an import that its layer must not have, and the rule that says so. */
const PLANTED: readonly (readonly [name: string, file: string, text: string, rule: string])[] = [
  [
    'another feature by a relative path',
    'portal/areas/appointments/booking/search/planted.ts',
    `export { MIN_SIDE } from '../../../person/kela-card/rules.ts';`,
    FEATURE_RULE,
  ],
  [
    'another feature by its alias',
    'portal/areas/appointments/booking/server/planted.ts',
    `import '#areas/person/kela-card/server/service.ts';`,
    FEATURE_RULE,
  ],
  [
    "another feature's contract by the package's own name",
    'portal/areas/appointments/booking/planted.ts',
    `import type * as cards from '@portal/web/areas/person/kela-card/contract.ts';`,
    FEATURE_RULE,
  ],
  [
    'an area below those above it',
    'portal/areas/person/shared/patients/planted.ts',
    `import '#areas/appointments/shared/appointments/appointment.ts';`,
    AREA_RULE,
  ],
  [
    'a feature in what its area shares',
    'portal/areas/appointments/shared/appointments/planted.ts',
    `import '../../booking/contract.ts';`,
    FEATURE_RULE,
  ],
  [
    "one outside system's client in another's",
    'portal/outside/sms/client/planted.ts',
    `import '#outside/mail/client/mailer.ts';`,
    SYSTEM_RULE,
  ],
  [
    "one outside system's other end in another's",
    'portal/outside/video/sandbox/planted.ts',
    `import '../../mail/sandbox/mailbox-routes.ts';`,
    SYSTEM_RULE,
  ],
  [
    'a feature in the platform',
    'portal/platform/planted.ts',
    `import '../areas/appointments/booking/contract.ts';`,
    ruleOf('platform'),
  ],
  [
    'an area in the platform, as a type',
    'portal/platform/jobs/planted.ts',
    `export const view: import('../../areas/appointments/shared/appointments/appointment.ts').AvailableAppointment | null = null;`,
    ruleOf('platform'),
  ],
  [
    'the platform in the contract',
    'portal/contract/time/planted.ts',
    `import type { Scoped } from '#platform/scoped.ts';`,
    ruleOf('contract'),
  ],
  [
    'a feature in the client',
    'portal/client/app/planted.ts',
    `const rules = () => import(\`../../areas/person/kela-card/rules.ts\`);`,
    ruleOf('client'),
  ],
  [
    'the server in the client',
    'portal/client/app/planted.ts',
    `import '../../shell/server/endpoint-tables.ts';`,
    ruleOf('client'),
  ],
  [
    'the platform in the client',
    'portal/client/app/planted.ts',
    `import '../../platform/clock.ts';`,
    ruleOf('client'),
  ],
  [
    'the platform in what both sides of an area know',
    'portal/areas/person/shared/patients/planted.ts',
    `import '../../../../platform/clock.ts';`,
    ruleOf('shared'),
  ],
  [
    "an area's server code in what both sides know",
    'portal/areas/person/shared/patients/planted.ts',
    `import './server/person-hash.ts';`,
    ruleOf('shared'),
  ],
  [
    'the portal in the design system',
    'design-system/src/Text/planted.tsx',
    `import '../../../portal/client/app/app-context.ts';`,
    ruleOf('design-system'),
  ],
  ['React in the tokens', 'tokens/src/planted.ts', `import 'react';`, ruleOf('tokens')],
  [
    'the design system in the tokens',
    'tokens/src/planted.ts',
    `import '../../design-system/src/Text/Text.tsx';`,
    ruleOf('tokens'),
  ],
  [
    'a feature in a client of an outside system',
    'portal/outside/mail/client/planted.ts',
    `import '../../../areas/appointments/booking/contract.ts';`,
    ruleOf('outside'),
  ],
  [
    'the sandbox in a client of an outside system',
    'portal/outside/mail/client/planted.ts',
    `import '#outside/sandbox/settings.ts';`,
    ruleOf('outside'),
  ],
  [
    "a page that contains its feature's server",
    'portal/areas/appointments/booking/search/planted.ts',
    `import '../server/service.ts';`,
    ruleOf('feature pages'),
  ],
  [
    'a page that reaches the platform',
    'portal/areas/appointments/booking/search/planted.ts',
    `import '../../../../platform/clock.ts';`,
    ruleOf('feature pages'),
  ],
  [
    'a server that reaches a page',
    'portal/areas/appointments/booking/server/planted.ts',
    `import '../search/search.ts';`,
    ruleOf('feature server'),
  ],
  [
    'what page and server share reaching the server',
    'portal/areas/appointments/booking/planted.ts',
    `import './server/service.ts';`,
    ruleOf('feature'),
  ],
  [
    'a page in what several features show',
    'portal/components/planted.tsx',
    `import '../areas/appointments/booking/search/search.ts';`,
    ruleOf('components'),
  ],
  [
    'a server by a name that is only known when it runs',
    'portal/client/pages/planted.ts',
    `export const load = (id: string) => import(\`../../areas/person/\${id}/server/service.ts\`);`,
    ruleOf('client'),
  ],
  [
    'the server in the app',
    'portal/shell/browser/planted.ts',
    `import '../server/endpoint-tables.ts';`,
    ruleOf('browser'),
  ],
  [
    'pages globbed where none may be known',
    'portal/client/pages/planted.ts',
    `const pages = import.meta.glob(['../../areas/service/legal/*/*Page.tsx', '!../../areas/service/legal/server/**']);`,
    ruleOf('client'),
  ],
  [
    'the app in the server',
    'portal/shell/server/planted.ts',
    `import '#shell/browser/pages.ts';`,
    ruleOf('server'),
  ],
  [
    "a test's helper in the product",
    'portal/areas/appointments/booking/server/planted.ts',
    `import './test-booking.ts';`,
    TESTS_RULE,
  ],
  [
    'fixtures in a page',
    'portal/areas/appointments/booking/reservation/planted.ts',
    `import './fixtures.ts';`,
    TESTS_RULE,
  ],
  [
    'the demo in the server',
    'portal/shell/server/planted.ts',
    `const seed = import('../../demo/seed.ts');`,
    ruleOf('server'),
  ],
  [
    'a tool in the product',
    'portal/shell/server/planted.ts',
    `import '../../../scripts/browser.ts';`,
    SCRIPTS_RULE,
  ],
  [
    'Radix outside the design system',
    'portal/areas/appointments/booking/search/planted.tsx',
    `import * as Radix from '@radix-ui/react-dialog';`,
    ruleOf('feature pages'),
  ],
  [
    'styles outside the design system',
    'portal/shell/browser/shell/planted.ts',
    `import { style } from '@vanilla-extract/css';`,
    ruleOf('browser'),
  ],
  [
    'Node in a page, without its prefix',
    'portal/areas/appointments/booking/search/planted.ts',
    `import 'fs';`,
    ruleOf('feature pages'),
  ],
  [
    'the database in a page, as a type',
    'portal/components/planted.ts',
    `import type { Kysely } from 'kysely';`,
    ruleOf('components'),
  ],
  [
    "another patient's record in a handler",
    'portal/areas/appointments/booking/server/planted.ts',
    `import { continueFor } from '#platform/database/continue-for.ts';`,
    reservedRule('continue-for.ts'),
  ],
  [
    'the contact of anybody in a handler',
    'portal/areas/appointments/booking/server/planted.ts',
    `import { inOtherRecord } from '#platform/calls/in-other-record.ts';`,
    reservedRule('in-other-record.ts'),
  ],
  [
    'a scope that a handler opens',
    'portal/areas/appointments/booking/server/planted.ts',
    `import { enterScope } from '../../../../platform/database/enter-scope.ts';`,
    reservedRule('enter-scope.ts'),
  ],
  [
    'a call past the shell',
    'portal/areas/appointments/booking/search/planted.ts',
    `import { request } from '#client/calls/request.ts';`,
    reservedRule('request.ts'),
  ],
  [
    'a page that writes its own state of failure',
    'portal/areas/appointments/booking/search/planted.tsx',
    `import { ErrorState } from '@portal/design-system/ErrorState';`,
    reservedRule('ErrorState.tsx'),
  ],
  [
    'code that a page fetches in its own way',
    'portal/areas/appointments/booking/search/planted.ts',
    `export const load = () => import('../rules.ts');`,
    LAZY_RULE,
  ],
  [
    'code that a component of the design system fetches in its own way',
    'design-system/src/Text/planted.tsx',
    `export const load = () => import('../TextLink/TextLink.tsx');`,
    LAZY_RULE,
  ],
  ['the HTTP server in the platform', 'portal/platform/planted.ts', `import 'fastify';`, ruleOf('platform')],
];

test.each(PLANTED)('refuses %s', (_, file, text, rule) => {
  expect(rule).not.toBe('');
  const found = refused(file, text);
  expect(found.length).toBeGreaterThan(0);
  for (const refusal of found) {
    expect(refusal).toMatch(`${file}:1 imports `);
    expect(refusal).toContain(rule);
  }
});

test.each([
  ['areas/appointments/booking/search/planted.ts', `import { helsinkiDay } from '#contract/time/time.ts';`],
  [
    'areas/appointments/booking/server/planted.ts',
    `import type { Scoped } from '../../../../platform/scoped.ts';`,
  ],
  ['areas/appointments/booking/server/planted.test.ts', `import '#demo/seed.ts';`],
])('lets %s import what it stands on', (file, text) => {
  expect(refused(`portal/${file}`, text)).toEqual([]);
});

test('folders of pages import each other in one direction', () => {
  const feature = 'portal/areas/appointments/booking';
  const there = `import './SearchView.tsx'; import '../occupational/occupational-state.ts';`;
  const imports = [...readImports(root, `${feature}/search/planted.ts`, there)];
  expect(refusals(imports)).toEqual([]);
  const back = readImports(root, `${feature}/occupational/planted.ts`, `import '../search/search.ts';`);
  expect(refusals([...imports, ...back])).toEqual([
    `The folders ${feature}/occupational, ${feature}/search import each other. What they share belongs in one of them.`,
  ]);
});

test('an import that leads nowhere is no import', () => {
  expect(() => refused('portal/shell/server/planted.ts', `import './nobody-wrote-this.ts';`)).toThrow(
    'leads nowhere',
  );
});

test('every folder has a layer', () => {
  expect(() => refused('portal/new-layer/planted.ts', `import 'zod';`)).toThrow('belongs to no layer');
});

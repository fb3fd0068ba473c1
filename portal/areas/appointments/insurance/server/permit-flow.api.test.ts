import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInsurers } from '#outside/insurers/client/create-insurers.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { demoPerson } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

const PAGE = '/en/available-appointments/insurance/12';
const PERMITS = '/api/insurance/lahitapiola-direct-compensation-permits/en';

let test: TestDatabase;
let portal: TestPortal;
let sandbox: Sandbox;
let insurerOrigin: string;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  const ports = await sandboxPorts();
  insurerOrigin = `http://localhost:${ports.SANDBOX_PORT}`;
  const patience = { apiKey: 'sandbox', timeoutMs: 20_000, retryDelayMs: 5 };
  portal = await startTestPortal(test, {
    insurers: createInsurers({
      pohjola: { url: `${insurerOrigin}/pohjola/v1`, ...patience },
      lahitapiola: {
        url: `${insurerOrigin}/lahitapiola/v1`,
        applicationOrigin: insurerOrigin,
        ...patience,
      },
    }),
  });
  sandbox = await startSandbox(readSandboxSettings({ ...ports, PORT: String(portal.port) }));
});
afterAll(async () => {
  await portal.close();
  await sandbox.close();
  await test.drop();
});

/** Presses a button of the insurer's page; resolves to where that leads. */
async function press(page: string, decision: string): Promise<URL> {
  const body = new URLSearchParams({ decision });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

it('a patient applies at LähiTapiola, denies, cancels and allows, and has a permit only then', async () => {
  const eero = portal.visitor();
  await eero.signIn(demoPerson('eero'));
  const permits = async () => (await eero.get(PERMITS)).body;
  const query = new URLSearchParams({ redirectTo: PAGE, channel: 'w', lang: 'en' });
  const apply = async () => {
    const answer = await eero.get(`/api/insurance/lahitapiola-apply-permit?${query}`);
    return String(answer.headers.location);
  };
  const comeBack = async ({ pathname, search }: URL) => (await eero.get(pathname + search)).headers.location;

  expect((await eero.get('/api/insurance/lahitapiola-policy-check')).body.type).toBe('INSURANCE_FOUND');
  for (const decision of ['directcompensationdenied', 'cancel']) {
    expect(await comeBack(await press(await apply(), decision))).toBe(`${PAGE}?status=${decision}`);
    expect((await permits()).type).toBe('INSURANCE_FOUND_NO_PERMITS');
  }

  const page = await apply();
  expect(page).toMatch(`${insurerOrigin}/lahitapiola/applications/`);
  const shown = await (await fetch(page)).text();
  expect(shown).toContain('<html lang="en">');
  expect(shown).toContain('Eero Juhani Lehtonen');
  const back = await press(page, 'directcompensationallowed');
  expect(back.origin).toBe(`http://kaari.localhost:${portal.port}`);
  expect(await comeBack(back)).toBe(`${PAGE}?status=directcompensationallowed`);
  expect(await permits()).toMatchObject({
    type: 'INSURANCE_FOUND_WITH_PERMITS',
    permits: [{ symptom: 'Joint pain', bodyPart: 'Shoulder' }],
  });
  // Decided once.
  expect((await fetch(page)).status).toBe(404);
});

it('a patient whom the insurer fails in the middle comes back with an error', async () => {
  const onni = portal.visitor();
  await onni.signIn(demoPerson('onni'));
  const query = new URLSearchParams({ redirectTo: PAGE, channel: 'w', lang: 'fi' });
  const { headers } = await onni.get(`/api/insurance/lahitapiola-apply-permit?${query}`);
  sandbox.faults.set('lahitapiola', 'down');
  const { pathname, search } = await press(String(headers.location), 'directcompensationallowed');
  expect((await onni.get(pathname + search)).headers.location).toBe(`${PAGE}?status=error`);
  expect((await onni.get(PERMITS)).body).toEqual({ type: 'ERROR' });
});

it('Onni is covered by Pohjola', async () => {
  const onni = portal.visitor();
  await onni.signIn(demoPerson('onni'));
  expect((await onni.get('/api/insurance/pohjola-check/2026-03-30')).body).toEqual({
    type: 'FOUND',
    hasInsurance: true,
  });
});

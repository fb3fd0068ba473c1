import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { demoPeople } from '#demo/people.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { freePorts, sandboxPorts } from '#platform/free-ports.ts';
import { createPopulationRegister, PopulationRegisterError } from './population-register.ts';

const ports = await sandboxPorts();
const origin = `http://localhost:${ports.SANDBOX_PORT}/population-register`;
/** A slow register answers after everybody has stopped waiting, however slow the machine. */
const sandboxSettings = readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' });
const settings = {
  url: `${origin}/v1/guardianships`,
  token: sandboxSettings.registerToken,
  timeoutMs: 20_000,
  retries: 1,
  retryDelayMs: 5,
};
const people = demoPeople(new Date(sandboxSettings.seededOn));
const codeOf = (key: string) => people.find((person) => person.key === key)?.identityCode ?? '';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(sandboxSettings);
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.faults.set('population-register', 'none');
  vi.restoreAllMocks();
});

interface Contract {
  components: { schemas: Record<'Question' | 'Children' | 'Refused', z.core.JSONSchema.JSONSchema> };
}
const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const schemaOf = (name: keyof Contract['components']['schemas']) =>
  z.fromJSONSchema(contract.components.schemas[name]);

/** Requests and answers as sent over the network. */
function listen() {
  const exchanges: { url: string; request: RequestInit; status: number; answer: unknown }[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const response = await original(input, init);
    const answer = await response.clone().json();
    exchanges.push({ url: String(input), request: init, status: response.status, answer });
    return response;
  });
  return exchanges;
}

describe('asking whose guardian somebody is', () => {
  it('keeps to the register’s contract, and so does the register', async () => {
    const exchanges = listen();
    await createPopulationRegister(settings).childrenOf(codeOf('sofia'));
    const [exchange] = exchanges;
    expect(new Headers(exchange?.request.headers).get('authorization')).toBe(`Bearer ${settings.token}`);
    expect(exchange?.url).not.toContain(codeOf('sofia'));
    expect(schemaOf('Question').safeParse(JSON.parse(String(exchange?.request.body))).error).toBeUndefined();
    expect(exchange?.status).toBe(200);
    expect(schemaOf('Children').safeParse(exchange?.answer).error).toBeUndefined();
  });

  it('returns every child, and who else is their guardian', async () => {
    const { childrenOf } = createPopulationRegister(settings);
    const children = await childrenOf(codeOf('sofia'));
    expect(children.map(({ firstNames }) => firstNames)).toEqual(['Elsa Sofia', 'Viktor Karl']);
    expect(children[0]).toMatchObject({ identityCode: codeOf('elsa'), otherGuardians: [] });
    expect(await childrenOf(codeOf('janne'))).toEqual([
      {
        identityCode: codeOf('venla'),
        firstNames: 'Venla Helena',
        lastName: 'Koskinen',
        nonDisclosure: false,
        otherGuardians: [
          {
            identityCode: codeOf('kerttu'),
            firstNames: 'Kerttu Helena',
            lastName: 'Laine',
            nonDisclosure: false,
          },
        ],
      },
    ]);
  });

  it('returns who has a non-disclosure order', async () => {
    const [oona] = await createPopulationRegister(settings).childrenOf(codeOf('timo'));
    expect(oona).toMatchObject({ identityCode: codeOf('oona'), nonDisclosure: true });
  });

  it('returns no children for somebody without any, known or not', async () => {
    const { childrenOf } = createPopulationRegister(settings);
    expect(await childrenOf(codeOf('aino'))).toEqual([]);
    expect(await childrenOf('131052-308T')).toEqual([]);
  });

  it('learns that a guardianship is over, of everybody or of one guardian', async () => {
    const { childrenOf } = createPopulationRegister(settings);
    sandbox.faults.set('population-register', 'ended');
    expect(await childrenOf(codeOf('sofia'))).toEqual([]);
    sandbox.faults.set('population-register', 'none');
    const one = (fault: string) =>
      fetch(`${origin}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identityCode: codeOf('sofia'), fault }),
      });
    expect((await one('broken')).status).toBe(400);
    await one('ended');
    expect(await childrenOf(codeOf('sofia'))).toEqual([]);
    expect(await childrenOf(codeOf('janne'))).toHaveLength(1);
    await one('none');
    expect(await childrenOf(codeOf('sofia'))).toHaveLength(2);
  });

  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
    ['slow', 'time-out'],
  ] as const)('gives up for now, after another try, when the register is %s', async (fault, reason) => {
    const exchanges = listen();
    sandbox.faults.set('population-register', fault);
    // The wait for an answer that never comes is short.
    const patience = fault === 'slow' ? { timeoutMs: 200 } : {};
    const failure = createPopulationRegister({ ...settings, ...patience }).childrenOf(codeOf('sofia'));
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toMatchObject({ isLasting: false });
    if (fault !== 'slow') expect(exchanges).toHaveLength(2);
    if (fault === 'down') expect(schemaOf('Refused').safeParse(exchanges[0]?.answer).error).toBeUndefined();
  });

  it.each([
    ['an identity code that is none', 'elsa', settings.token, 'status 400'],
    ['a wrong token', codeOf('sofia'), 'wrong', 'status 401'],
  ])('gives up for good, without another try, with %s', async (_mistake, code, token, reason) => {
    const exchanges = listen();
    const failure = createPopulationRegister({ ...settings, token }).childrenOf(code);
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toBeInstanceOf(PopulationRegisterError);
    await expect(failure).rejects.toMatchObject({ isLasting: true });
    expect(exchanges).toHaveLength(1);
    expect(schemaOf('Refused').safeParse(exchanges[0]?.answer).error).toBeUndefined();
  });

  it('gives up for now when nothing listens', async () => {
    const nowhere = createPopulationRegister({
      ...settings,
      url: `http://localhost:${await freePorts(1)}/`,
    });
    await expect(nowhere.childrenOf(codeOf('sofia'))).rejects.toMatchObject({ isLasting: false });
  });
});

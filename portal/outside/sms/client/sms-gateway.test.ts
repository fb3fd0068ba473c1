import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { freePorts, sandboxPorts } from '#platform/free-ports.ts';
import { createSmsGateway, SmsError } from './sms-gateway.ts';

const ports = await sandboxPorts();
/** A slow gateway answers after everybody has stopped waiting, however slow the machine. */
const sandboxSettings = readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' });
const settings = {
  url: `http://localhost:${ports.SANDBOX_PORT}/sms/v1/messages`,
  token: sandboxSettings.smsToken,
  timeoutMs: 20_000,
  retries: 2,
  retryDelayMs: 5,
};
/** For tests without an answer; all others have as long as a slow machine takes. */
const impatient = { ...settings, timeoutMs: 200 };
const message = {
  to: '+358401234501',
  sender: 'Kaari',
  text: 'Aika on varattu: ke 3.3.',
  dedupeKey: 'message-1',
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(sandboxSettings);
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.faults.set('sms', 'none');
  vi.restoreAllMocks();
});

/** The contract's schemas that refer to no others. */
const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Record<'Message' | 'Accepted' | 'Refused', z.core.JSONSchema.JSONSchema> };
};
const schemaOf = (name: keyof typeof contract.components.schemas) =>
  z.fromJSONSchema(contract.components.schemas[name]);

/** Requests and answers as sent over the network. */
function listen() {
  const exchanges: { request: RequestInit; status: number; answer: unknown }[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const response = await original(input, init);
    exchanges.push({ request: init, status: response.status, answer: await response.clone().json() });
    return response;
  });
  return exchanges;
}

describe('sending a text message', () => {
  it('keeps to the gateway’s contract, and so does the gateway', async () => {
    const exchanges = listen();
    await createSmsGateway(settings).sendSms({ ...message, dedupeKey: 'contract' });
    const [exchange] = exchanges;
    expect(exchange?.request.method).toBe('POST');
    expect(new Headers(exchange?.request.headers).get('authorization')).toBe(`Bearer ${settings.token}`);
    expect(schemaOf('Message').safeParse(JSON.parse(String(exchange?.request.body))).error).toBeUndefined();
    expect(exchange?.status).toBe(202);
    expect(schemaOf('Accepted').safeParse(exchange?.answer).error).toBeUndefined();
  });

  it('reaches the phone once, however often it is sent', async () => {
    const gateway = createSmsGateway(settings);
    const first = await gateway.sendSms(message);
    const second = await gateway.sendSms(message);
    expect(second).toEqual(first);
    expect(
      sandbox.phone.messages(message.to).filter(({ dedupeKey }) => dedupeKey === message.dedupeKey),
    ).toEqual([expect.objectContaining(message)]);
  });

  it('reaches the phone once although the gateway answered too late', async () => {
    sandbox.faults.set('sms', 'slow');
    const slow = { ...message, dedupeKey: 'slow' };
    await expect(createSmsGateway(impatient).sendSms(slow)).rejects.toThrow('time-out');
    sandbox.faults.set('sms', 'none');
    await createSmsGateway(settings).sendSms(slow);
    expect(sandbox.phone.messages().filter(({ dedupeKey }) => dedupeKey === 'slow')).toHaveLength(1);
  });

  it('tries again while the gateway is out of order', async () => {
    const exchanges = listen();
    sandbox.faults.set('sms', 'down');
    const sending = createSmsGateway({ ...settings, retries: 5, retryDelayMs: 200 }).sendSms({
      ...message,
      dedupeKey: 'again',
    });
    await expect.poll(() => exchanges).not.toHaveLength(0);
    sandbox.faults.set('sms', 'none');
    expect(await sending).toEqual({ id: expect.any(String) });
    expect(schemaOf('Refused').safeParse(exchanges[0]?.answer).error).toBeUndefined();
  });

  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
    ['slow', 'time-out'],
  ] as const)('gives up for now when the gateway stays %s', async (fault, reason) => {
    sandbox.faults.set('sms', fault);
    const gateway = createSmsGateway(fault === 'slow' ? impatient : settings);
    const failure = gateway.sendSms({ ...message, dedupeKey: fault });
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toMatchObject({ isLasting: false });
  });

  it.each([
    ['a number that is none', { to: '0401234501' }, settings.token, 'status 400'],
    ['a sender that is too long', { sender: 'A sender too long' }, settings.token, 'status 400'],
    ['a wrong token', {}, 'wrong', 'status 401'],
  ])('gives up for good, without a retry, with %s', async (_mistake, change, token, reason) => {
    const exchanges = listen();
    const failure = createSmsGateway({ ...settings, token }).sendSms({ ...message, ...change });
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toBeInstanceOf(SmsError);
    await expect(failure).rejects.toMatchObject({ isLasting: true });
    expect(exchanges).toHaveLength(1);
  });

  it('gives up for now when nothing listens', async () => {
    const nowhere = createSmsGateway({ ...settings, url: `http://localhost:${await freePorts(1)}/` });
    await expect(nowhere.sendSms(message)).rejects.toMatchObject({ isLasting: false });
  });
});

describe('a gateway whose answer stalls half-way', () => {
  let stalling: Server;
  beforeAll(async () => {
    stalling = createServer((_request, response) => {
      response.writeHead(202, { 'content-type': 'application/json' }).write('{"id":');
    });
    await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    stalling.closeAllConnections();
    stalling.close();
  });

  it('has not answered', async () => {
    const { port } = stalling.address() as AddressInfo;
    const gateway = createSmsGateway({ ...impatient, url: `http://127.0.0.1:${port}/`, retries: 0 });
    await expect(gateway.sendSms(message)).rejects.toThrow('time-out');
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { freePorts, sandboxPorts } from '#platform/free-ports.ts';
import { createPushSender } from './push-sender.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64url');
const ports = await sandboxPorts();
const origin = `http://localhost:${ports.SANDBOX_PORT}`;
const settings = { privateKeys: [KEY], services: [origin], timeoutMs: 20_000 };
const sender = createPushSender(settings);
const serverKey = sender.publicKey ?? '';
const message = {
  payload: '{"text":"Sinulle on uusi viesti"}',
  ttlSeconds: 60,
  topic: 'a',
  contact: 'a@b.example',
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' }));
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.faults.set('push', 'none');
  vi.restoreAllMocks();
});
const subscribed = () => ({ ...sandbox.push.subscribe(serverKey), serverKey });

it('is opened by the browser that it is for, and by nobody on the way', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const browser = subscribed();
  expect(await sender.send(browser, message)).toBe('sent');
  expect(sandbox.push.shown(browser.endpoint)).toMatchObject([
    { payload: message.payload, ttl: 60, topic: 'a', urgency: 'normal' },
  ]);
  const body = Buffer.from(sent.mock.calls[0]?.[1]?.body as Uint8Array).toString('latin1');
  expect(body).not.toContain('viesti');
});

it('takes the place of an earlier one of its topic, and of no other', async () => {
  const browser = subscribed();
  for (const [payload, topic] of [
    ['one', 'a'],
    ['two', 'b'],
    ['three', 'a'],
  ] as const)
    await sender.send(browser, { ...message, payload, topic });
  expect(sandbox.push.shown(browser.endpoint).map(({ payload }) => payload)).toEqual(['two', 'three']);
});

it('is gone once the browser has ended its subscription', async () => {
  const browser = subscribed();
  sandbox.push.end(browser.endpoint);
  expect(await sender.send(browser, message)).toBe('gone');
});

it('goes with the key that the subscription was made for, also when that is a former one', async () => {
  const browser = subscribed();
  const rotated = createPushSender({ ...settings, privateKeys: [OTHER_KEY, KEY] });
  expect(rotated.publicKey).not.toBe(serverKey);
  expect(await rotated.send(browser, message)).toBe('sent');
  expect(await createPushSender({ ...settings, privateKeys: [OTHER_KEY] }).send(browser, message)).toBe(
    'gone',
  );
});

it.each([
  ['down', 'status 503'],
  ['wrong', 'status 429'],
  ['slow', 'time-out'],
] as const)('may be sent again where the service is %s', async (fault, reason) => {
  sandbox.faults.set('push', fault);
  const failure = createPushSender({ ...settings, timeoutMs: fault === 'slow' ? 200 : 20_000 }).send(
    subscribed(),
    message,
  );
  await expect(failure).rejects.toThrow(reason);
  await expect(failure).rejects.toMatchObject({ isLasting: false });
});

it('may be sent again where nothing listens', async () => {
  const nowhere = `http://localhost:${await freePorts(1)}`;
  const sending = createPushSender({ ...settings, services: [nowhere] }).send(
    { ...subscribed(), endpoint: `${nowhere}/push/v1/a` },
    message,
  );
  await expect(sending).rejects.toMatchObject({ isLasting: false });
});

it('is refused for good where the sender is another than the browser has subscribed to', async () => {
  const browser = {
    ...sandbox.push.subscribe(createPushSender({ ...settings, privateKeys: [OTHER_KEY] }).publicKey ?? ''),
    serverKey,
  };
  await expect(sender.send(browser, message)).rejects.toMatchObject({ isLasting: true });
});

it('is sent to no address that nobody has allowed, nor where one leads on', async () => {
  let asked = 0;
  const inside: Server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(201).end();
  });
  const leading: Server = createServer((_request, response) => {
    response.writeHead(307, { location: addressOf(inside) }).end();
  });
  const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const server of [inside, leading])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const to = (endpoint: string) => ({ ...subscribed(), endpoint });
  expect(await sender.send(to(addressOf(inside)), message)).toBe('gone');
  const allowed = createPushSender({ ...settings, services: [addressOf(leading)] });
  await expect(allowed.send(to(`${addressOf(leading)}/a`), message)).rejects.toThrow('no connection');
  expect(asked).toBe(0);
  inside.close();
  leading.close();
});

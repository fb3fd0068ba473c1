import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#outside/mail/client/mailer.ts';
import { createSmsGateway } from '#outside/sms/client/sms-gateway.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { readSandboxSettings } from './settings.ts';

const ports = await sandboxPorts();
const origin = `http://localhost:${ports.SANDBOX_PORT}`;
const smtp = { host: 'localhost', port: Number(ports.SANDBOX_SMTP_PORT) };

const mail = {
  from: 'Kaari <no-reply@kaari.example>',
  to: 'aino@example.com',
  subject: '<script>alert("subject")</script>',
  text: '<img src=x onerror=alert(1)>',
  html: '<script>alert("html")</script><p>Hei</p>',
  attachments: [{ filename: 'käynti "1".ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }],
  messageId: '<1@kaari.example>',
};

describe('the sandbox’s tools', () => {
  let folder: string;
  let sandbox: Sandbox;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    sandbox = await startSandbox(readSandboxSettings({ ...ports, DATA_DIR: folder }));
    const mailer = createMailer(smtp);
    await mailer.sendMail(mail);
    mailer.close();
    const gateway = createSmsGateway({ url: `${origin}/sms/v1/messages`, token: 'sandbox' });
    const message = { sender: 'Kaari', text: '<b>Aika</b> on varattu', dedupeKey: '1' };
    await gateway.sendSms({ ...message, to: '+358401234501' });
    await gateway.sendSms({ ...message, to: '+358401234502', dedupeKey: '2' });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const load = async (path: string) => (await fetch(origin + path)).text();
  const messages = async (path: string) =>
    (await (await fetch(origin + path)).json()) as { messages: unknown[] };

  it.each(['/', '/mailbox', '/phone', '/video', '/record-app', '/faults'])('%s is a page', async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/^<!doctype html>.*<h1>.+<\/html>$/s);
  });

  it('shows a message as text, whatever it contains', async () => {
    const [letter] = sandbox.mailbox.messages();
    const page = await load(`/mailbox/${letter?.id}`);
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(await load('/phone')).toContain('&#60;b&#62;Aika');
  });

  it('shows the HTML of a message where no script runs', async () => {
    const [letter] = sandbox.mailbox.messages();
    const response = await fetch(`${origin}/mailbox/${letter?.id}/html`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(
      /^sandbox [a-z -]+; default-src 'none'; style-src 'unsafe-inline'; img-src data:$/,
    );
    expect(policy).not.toMatch(/allow-(scripts|same-origin|forms|top)/);
    const page = await load(`/mailbox/${letter?.id}`);
    expect(page).toMatch(/<iframe [^>]*src="\/mailbox\/[^"]+\/html" sandbox="[a-z -]+">/);
    expect(page).toContain('<div class="letter">&#60;img');
  });

  it('serves an attachment under its name', async () => {
    const [letter] = sandbox.mailbox.messages();
    const response = await fetch(`${origin}/mailbox/${letter?.id}/attachments/0`);
    expect(await response.text()).toBe('BEGIN:VCALENDAR\r\n');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('käynti "1".ics')}`,
    );
  });

  it.each([
    '/mailbox/none',
    '/mailbox/none/html',
    '/mailbox/none/attachments/0',
    '/video/rooms/none',
    '/nothing',
  ])('%s is not found', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  it('lists one recipient’s messages as JSON', async () => {
    expect((await messages('/mailbox.json?to=AINO@example.com')).messages).toHaveLength(1);
    expect((await messages('/mailbox.json?to=other@example.com')).messages).toHaveLength(0);
    expect((await messages('/phone.json?to=%2B358401234501')).messages).toEqual([
      expect.objectContaining({ to: '+358401234501', dedupeKey: '1' }),
    ]);
    expect((await messages('/phone.json')).messages).toHaveLength(2);
  });

  it('switches faults on and off, by form and by JSON', async () => {
    const body = new URLSearchParams({
      identification: 'none',
      mail: 'slow',
      sms: 'down',
      push: 'slow',
      'population-register': 'ended',
      storage: 'wrong',
      'virus-scanner': 'down',
      pohjola: 'down',
      lahitapiola: 'slow',
      'customer-invoices': 'down',
      goodsign: 'slow',
      netsuite: 'wrong',
      video: 'down',
      paytrail: 'slow',
    });
    const form = await fetch(`${origin}/faults`, { method: 'POST', body });
    expect(form.url).toBe(`${origin}/faults`);
    expect(await (await fetch(`${origin}/faults.json`)).json()).toEqual(Object.fromEntries(body));
    const machine = await fetch(`${origin}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries([...body.keys()].map((system) => [system, 'none']))),
    });
    expect(await machine.json()).toEqual({
      identification: 'none',
      mail: 'none',
      sms: 'none',
      push: 'none',
      'population-register': 'none',
      storage: 'none',
      'virus-scanner': 'none',
      pohjola: 'none',
      lahitapiola: 'none',
      'customer-invoices': 'none',
      goodsign: 'none',
      netsuite: 'none',
      video: 'none',
      paytrail: 'none',
    });
  });

  it('accepts no unknown fault, and none from another site', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${origin}/faults`, { method: 'POST', headers, body });
    expect((await post({ 'content-type': 'application/json' }, '{"sms":"broken"}')).status).toBe(400);
    expect((await post({ 'content-type': 'application/json' }, '{"sms":"ended"}')).status).toBe(400);
    const otherSite = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    expect((await post(otherSite, 'sms=down')).status).toBe(403);
    expect(sandbox.faults.get('sms')).toBe('none');
  });

  it('keeps messages over a restart, and still shows them once', async () => {
    await sandbox.close();
    sandbox = await startSandbox(readSandboxSettings({ ...ports, DATA_DIR: folder }));
    const mailer = createMailer(smtp);
    await mailer.sendMail(mail);
    mailer.close();
    expect(sandbox.mailbox.messages()).toHaveLength(1);
    expect(sandbox.phone.messages()).toHaveLength(2);
  });
});

describe('the sandbox as a process', () => {
  function start(environment: Record<string, string>) {
    const main = new URL('main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...ports, ...environment },
    });
    const output = { out: '', error: '' };
    child.stdout.on('data', (chunk) => {
      output.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.error += chunk;
    });
    return { child, output, exit: once(child, 'exit') };
  }

  it('says when it is ready and stops on a signal', async () => {
    const own = await sandboxPorts();
    const { child, output, exit } = start(own);
    await once(child.stdout, 'data');
    expect((await fetch(`http://localhost:${own.SANDBOX_PORT}/`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(output).toEqual({ out: `Sandbox: http://localhost:${own.SANDBOX_PORT}\n`, error: '' });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'does not start in production'],
    [{ SANDBOX_PORT: 'ten' }, 'SANDBOX_PORT is not usable'],
  ])('with %j it says why it does not start, in one sentence', async (environment, sentence) => {
    const { output, exit } = start(environment);
    expect(await exit).toEqual([1, null]);
    expect(output.error).toContain(sentence);
    expect(output.error.trim().split('\n')).toHaveLength(1);
  });

  it('says that a port is in use', async () => {
    const first = await startSandbox(readSandboxSettings(ports));
    const { output, exit } = start({});
    expect(await exit).toEqual([1, null]);
    expect(output.error).toMatch(/^A port of the sandbox is taken[^\n]*\n$/);
    await first.close();
  });
});

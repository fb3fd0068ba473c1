import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { createMailer, type Mail, type Mailer, mailSettingsOf } from './mailer.ts';

const ports = await sandboxPorts();
/** A slow server answers after everybody has stopped waiting, however slow the machine. */
const sandboxSettings = readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' });
const address = { ...mailSettingsOf(`smtp://localhost:${ports.SANDBOX_SMTP_PORT}`), timeoutMs: 20_000 };
const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Lääkäriaika\r\nEND:VCALENDAR\r\n';

let sandbox: Sandbox;
let mailer: Mailer;
beforeAll(async () => {
  sandbox = await startSandbox(sandboxSettings);
  mailer = createMailer(address);
});
afterAll(async () => {
  mailer.close();
  await sandbox.close();
});
afterEach(() => sandbox.faults.set('mail', 'none'));

function mail(name: string): Mail {
  return {
    from: 'Kaari <ajanvaraus@kaari.example>',
    to: `${name}@example.com`,
    subject: 'Ajanvarauksen vahvistus – Kaari',
    text: 'Hei Päivi,\n\naikasi on varattu.\n',
    html: '<p>Hei <b>Päivi</b>, aikasi on varattu.</p>',
    attachments: [
      {
        filename: 'käynti.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendar,
      },
    ],
    messageId: `<${name}@kaari.example>`,
  };
}

const received = (name: string) => sandbox.mailbox.messages(`${name}@example.com`);

describe('sending mail', () => {
  it('says nothing to a server without TLS where that is required', async () => {
    const careful = createMailer({ ...address, requireTls: true });
    await expect(careful.sendMail(mail('careful'))).rejects.toThrow('TLS');
    careful.close();
    expect(received('careful')).toEqual([]);
  });

  it('arrives complete, with its attachments', async () => {
    await mailer.sendMail(mail('whole'));
    const [letter] = received('whole');
    expect(letter).toMatchObject({
      messageId: '<whole@kaari.example>',
      from: 'Kaari <ajanvaraus@kaari.example>',
      to: ['whole@example.com'],
      subject: 'Ajanvarauksen vahvistus – Kaari',
      text: expect.stringContaining('Hei Päivi,'),
      html: expect.stringContaining('<b>Päivi</b>'),
    });
    expect(letter?.attachments).toHaveLength(1);
    expect(letter?.attachments[0]).toMatchObject({ filename: 'käynti.ics', contentType: 'text/calendar' });
    expect(Buffer.from(letter?.attachments[0]?.base64 ?? '', 'base64').toString()).toBe(calendar);
  });

  it('arrives once when it was sent twice with the same Message-ID', async () => {
    await mailer.sendMail(mail('twice'));
    await mailer.sendMail(mail('twice'));
    expect(received('twice')).toHaveLength(1);
  });

  it.each(['wrong', 'slow'] as const)('arrives once when the server took it but was %s', async (fault) => {
    sandbox.faults.set('mail', fault);
    const impatient = createMailer({ ...address, ...(fault === 'slow' && { timeoutMs: 1000 }) });
    await expect(impatient.sendMail(mail(fault))).rejects.toThrow();
    impatient.close();
    sandbox.faults.set('mail', 'none');
    await mailer.sendMail(mail(fault));
    expect(received(fault)).toHaveLength(1);
  });

  it('is rejected while the server is out of order, and can be sent again', async () => {
    sandbox.faults.set('mail', 'down');
    await expect(mailer.sendMail(mail('down'))).rejects.toThrow('Out of order');
    expect(received('down')).toHaveLength(0);
    sandbox.faults.set('mail', 'none');
    await mailer.sendMail(mail('down'));
    expect(received('down')).toHaveLength(1);
  });

  it('lets no subject inject a header', async () => {
    await mailer.sendMail({ ...mail('lines'), subject: 'Vahvistus\r\nBcc: other@example.com' });
    expect(received('lines')).toHaveLength(1);
    expect(received('other')).toHaveLength(0);
  });
});

describe('a mail server that says nothing', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    silent.close();
  });

  it('is not waited for', async () => {
    const { port } = silent.address() as AddressInfo;
    const waiting = createMailer({ host: '127.0.0.1', port, timeoutMs: 200 });
    await expect(waiting.sendMail(mail('silent'))).rejects.toThrow();
    waiting.close();
  });
});

it.each([
  ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false }],
  [
    'smtps://user:p%40ss@mail.example',
    { host: 'mail.example', port: 465, secure: true, user: 'user', password: 'p@ss' },
  ],
  ['smtp://mail.example', { host: 'mail.example', port: 25, secure: false }],
  [
    'smtp://mail.example:587?requireTLS=true',
    { host: 'mail.example', port: 587, secure: false, requireTls: true },
  ],
])('reads %s', (url, settings) => {
  expect(mailSettingsOf(url)).toEqual(settings);
});

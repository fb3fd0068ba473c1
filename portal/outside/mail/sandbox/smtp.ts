import { SMTPServer } from 'smtp-server';
import type { Faults } from '../../sandbox/faults.ts';
import type { Mailbox } from './mailbox.ts';

/** Nothing that the portal sends is larger (bytes). */
const LARGEST = 10 * 1024 * 1024;

/** An SMTP server that accepts every message and puts it into the mailbox. */
export function createSmtpServer(mailbox: Mailbox, faults: Faults): SMTPServer {
  const server = new SMTPServer({
    name: 'sandbox',
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        receive(Buffer.concat(chunks), recipients).then(
          () => done(null),
          (error: Error) => done(error),
        );
      });
    },
  });
  // Clients may hang up.
  server.on('error', () => {});

  async function receive(raw: Buffer, recipients: readonly string[]): Promise<void> {
    if (faults.get('mail') === 'down') throw refusal(451, 'Out of order, try again later');
    await mailbox.deliver(raw, recipients);
    await faults.delay('mail');
    if (faults.get('mail') === 'wrong') throw refusal(451, 'Taken, but answered as if not');
  }
  return server;
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

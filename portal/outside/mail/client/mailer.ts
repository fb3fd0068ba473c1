import { createTransport } from 'nodemailer';

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; without it STARTTLS is used where the server offers it. */
  readonly secure?: boolean;
  /** Refuses a server that does not offer STARTTLS. */
  readonly requireTls?: boolean;
  readonly user?: string;
  readonly password?: string;
  /** Longest wait for each answer of the server, in milliseconds. Default: 10 000. */
  readonly timeoutMs?: number;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

export interface Mail {
  /** An address, or a name with an address: `Kaari <no-reply@kaari.localhost>`. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /**
   * `<unique@domain>`, the same at every attempt to send the same message: mailbox providers show a
   * message once, however often it arrives with its Message-ID.
   */
  readonly messageId: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the message; rejects when it has not, and trying again is safe. */
  sendMail(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends messages to an SMTP server over a small pool of connections. */
export function createMailer(settings: MailSettings): Mailer {
  const timeout = settings.timeoutMs ?? 10_000;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: settings.host,
    port: settings.port,
    secure: settings.secure ?? false,
    requireTLS: settings.requireTls ?? false,
    ...(settings.user && { auth: { user: settings.user, pass: settings.password ?? '' } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Messages are self-contained: nothing is read from disk or fetched for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendMail(mail) {
      await transport.sendMail({
        ...mail,
        attachments: mail.attachments?.map((attachment) => ({ ...attachment })),
      });
    },
    close: () => transport.close(),
  };
}

/** The settings of `smtp://user:password@host:port`, with `?requireTLS=true` or not, or `smtps://…`. */
export function mailSettingsOf(smtpUrl: string): MailSettings {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 25)),
    secure,
    ...(url.searchParams.get('requireTLS') === 'true' && { requireTls: true }),
    ...(url.username && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
  };
}

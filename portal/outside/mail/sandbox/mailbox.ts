import { createHash } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';
import { sandboxNow } from '#outside/sandbox/sandbox-clock.ts';

export interface ReceivedMail {
  /** Replaces the Message-ID in addresses. */
  readonly id: string;
  readonly at: string;
  readonly messageId: string;
  readonly from: string;
  /** The envelope's recipients. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly ReceivedAttachment[];
}

interface ReceivedAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** Received messages, oldest first. */
export interface Mailbox {
  /** Reads a message and puts it into its recipients' boxes, unless its Message-ID is there already. */
  deliver(raw: Buffer, recipients: readonly string[]): Promise<void>;
  /** The messages of one address, or all. */
  messages(to?: string): readonly ReceivedMail[];
  /** How often a duplicate arrived. */
  repeated(): number;
}

export function createMailbox(
  restored: readonly ReceivedMail[],
  keep: (mail: ReceivedMail) => void,
): Mailbox {
  const messages = [...restored];
  const seen = new Set(messages.map((mail) => mail.id));
  let repeated = 0;
  return {
    async deliver(raw, recipients) {
      const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
      const messageId = parsed.messageId ?? createHash('sha256').update(raw).digest('hex');
      const to = recipients.map((address) => address.toLowerCase());
      const id = createHash('sha256')
        .update(`${messageId} ${to.toSorted().join()}`)
        .digest('hex')
        .slice(0, 16);
      if (seen.has(id)) {
        repeated += 1;
        return;
      }
      seen.add(id);
      const mail: ReceivedMail = {
        id,
        at: sandboxNow().toISOString(),
        messageId,
        from: parsed.from ? `${parsed.from.name} <${parsed.from.address}>`.trim() : '',
        to,
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? null,
        attachments: parsed.attachments.map(receivedAttachment),
      };
      messages.push(mail);
      keep(mail);
    },
    messages: (to) => {
      const address = to?.toLowerCase();
      return address === undefined ? messages : messages.filter((mail) => mail.to.includes(address));
    },
    repeated: () => repeated,
  };
}

function receivedAttachment({ filename, mimeType, content }: Attachment, index: number): ReceivedAttachment {
  const bytes = Buffer.from(content as string, 'base64');
  // The parser reads calendars as text and drops half of each line break; RFC 5545 section 3.1 requires both halves.
  const whole =
    mimeType === 'text/calendar' ? Buffer.from(bytes.toString().replace(/\r?\n/g, '\r\n')) : bytes;
  return {
    filename: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    base64: whole.toString('base64'),
  };
}

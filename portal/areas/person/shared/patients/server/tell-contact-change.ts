import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import type { ContactChangeNotice, ContactChangeTemplate, ContactPart } from '../contact-change.ts';
import { endEarlierLinks, issueContestLink, type Reach, reachBefore } from './contact-change-links.ts';
import { callName, contactOf } from './contact-of.ts';
import { addresseeOf } from './person-hash.ts';

/** The job that sends one message about a change: `{ patientId, messageId }`. */
export const SEND_CONTACT_CHANGE = 'send-contact-change-notice';

export interface ContactChange {
  /** By what the patient was reached until now. */
  readonly former: Reach & { readonly language: Language };
  readonly parts: readonly ContactPart[];
  /** The former number of SMS login, for patients who are reached by nothing else. */
  readonly formerLogin?: string | null;
}

/**
 * Tells a change of how a patient is reached, or comes back, to where they were reached before, through the outbox and in
 * the transaction of the change. The patient's own change can be contested by a link; a guardian's is told to the child's
 * former address and to the guardian, in whose name somebody else may have made it.
 */
export async function tellContactChange(call: RecordCall, change: ContactChange): Promise<void> {
  await endEarlierLinks(call);
  if (call.session.actingFor) return tellOfChild(call, change);
  const { former, parts, formerLogin = null } = change;
  const before = (await reachBefore(call)) ?? { email: former.email, phone: former.phone };
  const to = messageTargetOf({ email: before.email, phone: before.phone ?? formerLogin });
  if (!to) return;
  const linkToken = await issueContestLink(call, before);
  const notice = { at: call.now.toISOString(), parts, ...(linkToken && { linkToken }) };
  await queue(call, 'contact-changed', { to, language: former.language, notice });
}

/** Tells the address that has been taken out that the former contact details are back. */
export async function tellContactRestored(
  call: RecordCall,
  { former, parts }: Pick<ContactChange, 'former' | 'parts'>,
): Promise<void> {
  const to = messageTargetOf(former);
  if (!to) return;
  const notice = { at: call.now.toISOString(), parts };
  await queue(call, 'contact-restored', { to, language: former.language, notice });
}

async function tellOfChild(call: RecordCall, { former, parts }: ContactChange): Promise<void> {
  const notice = { at: call.now.toISOString(), parts, child: await callName(call) };
  const own = await contactOf(call);
  const [child, guardian] = [messageTargetOf(former), messageTargetOf(own)];
  if (child) await queue(call, 'contact-changed', { to: child, language: former.language, notice });
  if (guardian && guardian.address !== child?.address) {
    const addressedTo = addresseeOf(call);
    await queue(call, 'contact-changed', { to: guardian, language: own.language, notice, addressedTo });
  }
}

interface MessageTarget {
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

function messageTargetOf({ email, phone }: Reach): MessageTarget | null {
  if (email) return { channel: 'email', address: email };
  return phone ? { channel: 'sms', address: phone } : null;
}

interface Told {
  readonly to: MessageTarget;
  readonly language: Language;
  readonly notice: ContactChangeNotice;
  readonly addressedTo?: Buffer | null;
}

function queue(call: RecordCall, template: ContactChangeTemplate, told: Told): Promise<void> {
  const { to, language, notice, addressedTo = null } = told;
  return queueMessage(call.tx, call, SEND_CONTACT_CHANGE, {
    patientId: call.patientId,
    channel: to.channel,
    template,
    brand: call.brand.id,
    language,
    recipient: to.address,
    content: notice,
    addressedTo,
  });
}

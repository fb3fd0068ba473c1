import { addresseeOf } from '#areas/person/shared/patients/server/person-hash.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { openMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import type { PatientData } from '../record-contract.ts';

type ToldMessage = PatientData['messages'][number];

/** The messages about a patient's matters, in the order in which they were written: what they say only to who they are for. */
export async function readMessages(call: RecordCall): Promise<ToldMessage[]> {
  const rows = await call.tx
    .selectFrom('messages')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => told(call, openMessage(call.vault, row)));
}

function told(call: RecordCall, message: QueuedMessage): ToldMessage {
  const { channel, template, language, brand } = message;
  const { content, linkSent } = withoutTokens(message.content as Content);
  const isTheirs = isFor(call, message);
  return {
    channel,
    template,
    language,
    recipient: isTheirs ? message.recipient : null,
    content: isTheirs ? content : null,
    linkSent,
    brand,
    createdAt: message.created_at.toISOString(),
    sentAt: message.sent_at?.toISOString() ?? null,
  };
}

type Content = Readonly<Record<string, ToldMessage['content']>>;

/** Anybody with a link's token can open its page, so a copied file must not contain it. */
function withoutTokens(content: Content): { content: Content; linkSent: boolean } {
  const isToken = (name: string) => /token$/i.test(name);
  const members = Object.entries(content);
  return {
    content: Object.fromEntries(members.filter(([name]) => !isToken(name))),
    linkSent: members.some(([name, value]) => isToken(name) && value !== null),
  };
}

function isFor(call: RecordCall, { addressed_to: addressedTo, content }: QueuedMessage): boolean {
  const reader = addresseeOf(call);
  if (addressedTo) return reader?.equals(addressedTo) ?? false;
  // From before the table said who a message is for, one about a child was for a guardian: nobody knows which.
  return reader === null && !(content as Content).child;
}

import type { Told } from './crowd-patient.ts';

interface ReceivedEntry {
  readonly attachments: readonly { readonly contentType: string; readonly base64: string }[];
}

/** Appointments of which the newest calendar entry that was sent shows another time, or another state. */
export async function staleCalendars(sandboxOrigin: string, told: readonly Told[]): Promise<number> {
  const answer = await fetch(`${sandboxOrigin}/mailbox.json`);
  const { messages } = (await answer.json()) as { messages: ReceivedEntry[] };
  const newest = new Map<number, { sequence: number; start: string; isCancelled: boolean }>();
  for (const { attachments } of messages) {
    for (const { base64 } of attachments) {
      const text = Buffer.from(base64, 'base64').toString().replaceAll('\r\n ', '');
      const read = (name: string) =>
        new RegExp(`^${name}[^:\\r\\n]*:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
      const id = Number(/\/(\d+)$/.exec(read('URL'))?.[1]);
      const sequence = Number(read('SEQUENCE'));
      if ((newest.get(id)?.sequence ?? -1) >= sequence) continue;
      newest.set(id, { sequence, start: read('DTSTART'), isCancelled: read('METHOD') === 'CANCEL' });
    }
  }
  return told.filter((one) => {
    const entry = newest.get(one.id);
    const start = one.startsAt.toISOString().replace(/[-:]|\.\d+/g, '');
    return (
      !entry ||
      entry.sequence !== changesOf(one) ||
      entry.isCancelled !== one.isCancelled ||
      entry.start !== start
    );
  }).length;
}

/** How often the calendar entry of an appointment has changed. */
export function changesOf({ moves, isCancelled }: Told): number {
  return moves + Number(isCancelled);
}

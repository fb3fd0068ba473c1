import { randomUUID } from 'node:crypto';
import { sandboxNow } from '#outside/sandbox/sandbox-clock.ts';

export interface TextMessage {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly sender: string;
  readonly text: string;
  readonly dedupeKey: string;
}

/** Received messages, oldest first. */
export interface Phone {
  /** Delivers a message unless its dedupe key has been seen; returns the message's id. */
  deliver(message: Omit<TextMessage, 'id' | 'at'>): string;
  /** The messages of one number, or all. */
  messages(to?: string): readonly TextMessage[];
  /** How often a duplicate arrived. */
  repeated(): number;
}

export function createPhone(restored: readonly TextMessage[], keep: (message: TextMessage) => void): Phone {
  const messages = [...restored];
  let repeated = 0;
  const byKey = new Map(messages.map((message) => [message.dedupeKey, message]));
  return {
    deliver(message) {
      const known = byKey.get(message.dedupeKey);
      if (known) {
        repeated += 1;
        return known.id;
      }
      const delivered = { id: randomUUID(), at: sandboxNow().toISOString(), ...message };
      messages.push(delivered);
      byKey.set(delivered.dedupeKey, delivered);
      keep(delivered);
      return delivered.id;
    },
    messages: (to) => (to === undefined ? messages : messages.filter((message) => message.to === to)),
    repeated: () => repeated,
  };
}

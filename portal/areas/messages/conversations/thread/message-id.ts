const PREFIX = 'message-';

/** Id of a message's element: part of the address of a place that was searched for. */
export const messageId = (id: string): string => `${PREFIX}${id}`;

/** The message that the address names; null: none. */
export function linkedMessage(): string | null {
  const { hash } = window.location;
  return hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : null;
}

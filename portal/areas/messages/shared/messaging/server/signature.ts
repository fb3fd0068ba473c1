import type { IdentifiedPerson } from '#platform/context.ts';

/** How a guardian's messages are signed. */
export const signatureOf = ({ firstNames, lastName }: IdentifiedPerson): string =>
  `${firstNames} ${lastName}`;

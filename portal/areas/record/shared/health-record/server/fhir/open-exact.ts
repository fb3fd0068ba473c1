import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { KeptResource } from '../../kinds.ts';
import { CONTENT } from '../source-hash.ts';
import { asWritten } from './read-resources.ts';

/** What came in, with its decimals as they are written (`asWritten`), and the system that it comes from. */
export interface Exact {
  readonly source: string;
  readonly resource: KeptResource & { readonly id: string };
}

export function openExact(vault: Vault, content: Sealed): Exact {
  const text = vault.open(CONTENT, content);
  const { source, resource } = JSON.parse(text) as Exact;
  return { source, resource: (asWritten(text, resource) ?? resource) as unknown as Exact['resource'] };
}

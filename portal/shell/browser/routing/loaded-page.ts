import type { PageDefinition } from '#client/pages/page.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { NamespaceMessages } from '../i18n/namespaces.ts';

/** A page that can be shown: its code and all its messages. */
export interface LoadedPage {
  readonly key: PageKey;
  readonly definition: PageDefinition;
  readonly messages: Readonly<Record<string, NamespaceMessages>>;
}

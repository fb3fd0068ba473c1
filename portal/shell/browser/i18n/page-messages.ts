import { strings } from '@portal/design-system/DesignSystem';
import type { Language } from '#contract/language/language.ts';
import type { FallbackPageKey } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { messagesOf } from '../routing/every-page.ts';
import { loadMessages } from './namespaces.ts';

/**
 * Everything that a page says in a language, the controls' own texts included; for making documents. The
 * browser gets it with the document, so that it need not know the other languages.
 */
export async function pageMessages(
  key: PageKey | FallbackPageKey,
  lang: Language,
): Promise<Record<string, unknown>> {
  return { ...(await loadMessages(await messagesOf(key), lang)), controls: strings[lang] };
}

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#contract/language/language.ts';

export interface WithWordsProps {
  /** The language that the words are in. */
  readonly language: Language;
  /** The messages of one language, by their namespace. */
  readonly messages: Readonly<Record<string, object>>;
  /** What shows them. */
  readonly children: ReactNode;
}

/** Gives a component the words that its page would bring with it. */
export function WithWords({ language, messages, children }: WithWordsProps): ReactNode {
  return (
    <IntlProvider locale={language} timeZone="Europe/Helsinki" messages={messages as never}>
      {children}
    </IntlProvider>
  );
}

import type { CallError } from '@portal/web/contract/client/call-error.ts';
import type { Language } from '@portal/web/contract/language.ts';
import type { PageDefinition } from '@portal/web/contract/page.ts';
import type { PageKey } from '@portal/web/contract/route-params.ts';
import { PageFrame } from '@portal/web/features/booking/pages/PageFrame.tsx';
import type { ReactNode } from 'react';

export interface BookingPageProps<Key extends PageKey> {
  readonly page: PageDefinition<Key>;
  /** The page's address in each language. */
  readonly addresses: Readonly<Record<Language, string>>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, CallError>>;
  /** The toolbar's choices. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A whole page in the brand and language of the toolbar. */
export function BookingPage<Key extends PageKey>(props: BookingPageProps<Key>): ReactNode {
  const { addresses, globals, ...frame } = props;
  const language = globals.language as Language;
  const brand = globals.brand === 'pikkujatti' ? 'pikkujatti' : 'kaari';
  // Another address or brand is another page: nothing is carried over.
  return <PageFrame key={`${brand}/${language}`} url={addresses[language]} brand={brand} {...frame} />;
}

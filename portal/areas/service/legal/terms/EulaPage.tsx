import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { definePage } from '#client/pages/page.ts';
import { DocumentArticle } from '../document/DocumentArticle.tsx';

export const page = definePage({
  key: 'eula',
  messages: ['legal'],
  calls: () => [call('GET /api/terms')],
  title: (t) => t('legal.terms.title'),
  description: (t, { brand }) => t('legal.terms.intro', { brandCompound: brand.compoundName }),
  Component: EulaPage,
});

/** The brand's terms of use (CONS-07). */
function EulaPage(): ReactNode {
  return <DocumentArticle document="terms" from="GET /api/terms" elsewhere={useTermsLink()} />;
}

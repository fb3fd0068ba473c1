import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { DocumentArticle } from '../document/DocumentArticle.tsx';

export const page = definePage({
  key: 'privacy-notice',
  messages: ['legal'],
  calls: () => [call('GET /api/privacy-notice')],
  title: (t) => t('legal.privacy.title'),
  description: (t, { brand }) => t('legal.privacy.intro', { brandCompound: brand.compoundName }),
  Component: PrivacyNoticePage,
});

/** What the brand does with personal data, and why (CONS-09). */
function PrivacyNoticePage(): ReactNode {
  return <DocumentArticle document="privacy" from="GET /api/privacy-notice" elsewhere={null} />;
}

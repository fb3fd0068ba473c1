import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/**
 * Where to read what is done with personal data (CONS-09), wherever somebody is about to give some. The law asks that
 * they are told; nobody is asked to accept it.
 */
export function PrivacySentence(): ReactNode {
  const t = useTranslations('shell.legal');
  const href = useHref();
  return (
    <Text size="small" tone="muted">
      {t.rich('privacy', { link: (words) => <TextLink href={href('privacy-notice')}>{words}</TextLink> })}
    </Text>
  );
}

import { List, ListItem } from '@portal/design-system/List';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Diagnosis } from '../contract.ts';

/** Diagnoses by their names, each with its code: by the name one knows it, by the code one finds it elsewhere. */
export function Diagnoses({ diagnoses }: { readonly diagnoses: readonly Diagnosis[] }): ReactNode {
  const t = useTranslations('visits.detail');
  return (
    <List kind="plain">
      {diagnoses.map(({ code, name, language, isSuspected }) => (
        <ListItem key={`${code} ${name}`}>
          <Text as="span" weight="strong" {...(language && { lang: language })}>
            {name || code}
          </Text>
          {isSuspected && <Text as="span">{` (${t('suspected')})`}</Text>}
          {code && name && (
            <Text as="span" tone="muted" isNumeric>
              {` ${code}`}
            </Text>
          )}
        </ListItem>
      ))}
    </List>
  );
}

import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useKeys } from './use-keys.ts';

export interface KeyHelpProps {
  /** What the keys of this page do, in order. */
  readonly help: readonly { readonly key: string; readonly does: string }[];
  /** Whether they are on, as `useKeys` has it. */
  readonly keys: ReturnType<typeof useKeys>;
}

/** The keys of a page, and the switch that turns them off. */
export function KeyHelp({ help, keys }: KeyHelpProps): ReactNode {
  const t = useTranslations('workspace.keys');
  return (
    <Visible needsScripts>
      <Disclosure summary={t('title')}>
        <Stack gap="small">
          <DefinitionList items={help.map(({ key, does }) => ({ term: key, description: does }))} />
          <Switch isSelected={keys.isOn} onChange={keys.setOn} description={t('why')}>
            {t('on')}
          </Switch>
        </Stack>
      </Disclosure>
    </Visible>
  );
}

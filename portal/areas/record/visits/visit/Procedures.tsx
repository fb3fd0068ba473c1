import { List, ListItem } from '@portal/design-system/List';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import type { VisitProcedure } from '../contract.ts';

/** What was done during a visit, and where on the body. */
export function Procedures({ procedures }: { readonly procedures: readonly VisitProcedure[] }): ReactNode {
  return (
    <List kind="plain">
      {procedures.map(({ name, bodySite, language }, index) => (
        <ListItem key={`${index} ${name}`}>
          <Text as="span" weight="strong" {...(language && { lang: language })}>
            {name}
          </Text>
          {bodySite && <Text as="span" {...(language && { lang: language })}>{`, ${bodySite}`}</Text>}
        </ListItem>
      ))}
    </List>
  );
}

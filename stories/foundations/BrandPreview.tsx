import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { vars } from '@portal/design-system/themes/contract';
import type { BrandTokens, Scheme } from '@portal/tokens/contract';
import { colorAt } from '@portal/tokens/contrast';
import type { CSSProperties, ReactNode } from 'react';
import { leaves } from './leaves.ts';
import * as css from './Workshop.css.ts';

/** The variables of a theme with a brand's values, for the content of one element. */
function themeOf(brand: BrandTokens, scheme: Scheme): CSSProperties {
  const { color, illustration, shadow, radius, card, density, hero } = vars;
  const { radius: corners, card: cards, density: room, hero: opening } = brand;
  const values = new Map(
    leaves({ ...brand.scheme[scheme], radius: corners, card: cards, density: room, hero: opening }),
  );
  const names = leaves({ color, illustration, shadow, radius, card, density, hero });
  return Object.fromEntries([
    ...names.map(([path, name]) => [String(name).replace(/^var\((.*)\)$/, '$1'), values.get(path)]),
    ['colorScheme', scheme],
  ]);
}

/** The colours that a brand is remembered by. */
const SHOWN = [
  'brand.decor',
  'brand.decorSoft',
  'action.rest',
  'action.hover',
  'action.subtleHover',
  'inverse',
] as const;

export interface BrandPreviewProps {
  readonly brand: BrandTokens;
  readonly scheme: Scheme;
}

/** A piece of a page in the look of a brand that is not registered. */
export function BrandPreview({ brand, scheme }: BrandPreviewProps): ReactNode {
  return (
    <div className={css.preview} style={themeOf(brand, scheme)} data-preview={scheme}>
      <div className={css.opening}>
        <Heading level={3} size={2}>
          {brand.name}
        </Heading>
        <Text>Varaa aika lääkärille, hoitajalle tai fysioterapeutille.</Text>
        <Button icon={<CalendarIcon />}>Varaa aika</Button>
      </div>
      <Card>
        <Stack gap="small">
          <Inline justify="between">
            <Text weight="strong">ma 23.11.2026 9:15</Text>
            <Badge tone="accent">Vahvistettu</Badge>
          </Inline>
          <Text tone="muted">Mikael Åkerlund, yleislääkäri</Text>
          <Inline>
            <Button tone="secondary">Siirrä</Button>
            <Button tone="tertiary">Peru aika</Button>
          </Inline>
        </Stack>
      </Card>
      <Notice tone="success">Aika on varattu.</Notice>
      <div className={css.swatches}>
        {SHOWN.map((role) => (
          <div key={role} className={css.swatch} style={{ background: colorAt(vars.color, role) }} />
        ))}
      </div>
    </div>
  );
}

import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateLeaf } from '@portal/design-system/DateLeaf';
import { type BrandAssets, DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { vars } from '@portal/design-system/themes/contract';
import type { BrandTokens, Scheme } from '@portal/tokens/contract';
import { colorAt } from '@portal/tokens/contrast';
import { shapeOf } from '@portal/tokens/roles';
import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react';
import { leaves } from './leaves.ts';
import * as css from './Workshop.css.ts';

/** The variables of a theme with a brand's values, for the content of one element. */
function themeOf(brand: BrandTokens, scheme: Scheme): CSSProperties {
  const { color, illustration, shadow, type, radius, card, density, hero } = vars;
  const values = new Map(leaves({ ...brand.scheme[scheme], ...shapeOf(brand) }));
  const names = leaves({ color, illustration, shadow, type, radius, card, density, hero });
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
  /** The brand's sheet of drawings, as the command writes it. */
  readonly drawings: string;
}

/** Where the logo would be: who knows the brand without it? */
const CoveredLogo: BrandAssets['Logo'] = () => null;

/** A page in the look of a brand that is not registered, with its logo covered. */
export function BrandPreview({ brand, scheme, drawings }: BrandPreviewProps): ReactNode {
  const illustrations = useMemo(
    () => URL.createObjectURL(new Blob([drawings], { type: 'image/svg+xml' })),
    [drawings],
  );
  useEffect(() => () => URL.revokeObjectURL(illustrations), [illustrations]);
  return (
    <DesignSystemProvider language="fi" brand={{ id: brand.id, Logo: CoveredLogo, illustrations }}>
      <div className={css.preview} style={themeOf(brand, scheme)} data-preview={scheme} lang="fi">
        <Hero level={2} title="Lääkäriin tänään?" lead="Varaa aika lääkärille tai hoitajalle.">
          <Button icon={<CalendarIcon />}>Varaa aika</Button>
        </Hero>
        <Card>
          <Stack gap="small">
            <Media start={<DateLeaf value="2026-11-23" />} end={<Badge tone="accent">Vahvistettu</Badge>}>
              <Text weight="strong">Klo 9.15</Text>
              <Text tone="muted">Mikael Åkerlund, yleislääkäri</Text>
            </Media>
            <Inline>
              <Button tone="secondary">Siirrä</Button>
              <Button tone="danger">Peru aika</Button>
            </Inline>
          </Stack>
        </Card>
        <Card>
          <TextField label="Mitä asiasi koskee?" defaultValue="Yskä" />
        </Card>
        <Notice tone="success">Aika on varattu.</Notice>
        <EmptyState title="Ei tulevia aikoja" level={3} />
        <div className={css.swatches}>
          {SHOWN.map((role) => (
            <div key={role} className={css.swatch} style={{ background: colorAt(vars.color, role) }} />
          ))}
        </div>
      </div>
    </DesignSystemProvider>
  );
}

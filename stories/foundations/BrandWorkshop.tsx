import { Columns } from '@portal/design-system/Columns';
import { Notice } from '@portal/design-system/Notice';
import { SegmentedControl } from '@portal/design-system/SegmentedControl';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type BrandTokens, SCHEMES } from '@portal/tokens/contract';
import { ContrastError, deriveBrand } from '@portal/tokens/derive/derive-brand';
import { SHAPES, type Shape } from '@portal/tokens/derive/shapes';
import { type ReactNode, useState } from 'react';
import { BrandPreview } from './BrandPreview.tsx';
import * as css from './Workshop.css.ts';

const HEX = /^#[\da-f]{6}$/i;
const SHAPE_NAMES: Readonly<Record<Shape, string>> = { soft: 'Soft', round: 'Round', sharp: 'Sharp' };
const FONT = { family: 'Hanken Grotesk', weights: [100, 900] } as const;

/** A brand, or the sentence that names the pair of colours that cannot hold. */
function derive(action: string, accent: string, shape: Shape): BrandTokens | string {
  try {
    return deriveBrand({
      id: 'tuuli',
      name: 'Tuuli',
      action,
      accent: accent || undefined,
      shape,
      font: FONT,
    });
  } catch (error) {
    if (error instanceof ContrastError) return error.message;
    throw error;
  }
}

const hexError = (value: string, isOptional: boolean): string | undefined =>
  HEX.test(value) || (isOptional && value === '') ? undefined : 'Write a colour as #rrggbb.';

/** Derives a brand while its colours are typed, with the same function as the command. */
export function BrandWorkshop(): ReactNode {
  const [action, setAction] = useState('#c2185b');
  const [accent, setAccent] = useState('');
  const [shape, setShape] = useState<Shape>('soft');
  const actionError = hexError(action, false);
  const accentError = hexError(accent, true);
  const brand = actionError || accentError ? null : derive(action, accent, shape);
  return (
    <Stack gap="large">
      <Columns layout={{ small: 'one', medium: 'two' }}>
        <TextField label="Action colour" value={action} onChange={setAction} error={actionError} />
        <TextField label="Accent colour" value={accent} onChange={setAccent} error={accentError} isOptional />
      </Columns>
      <SegmentedControl
        aria-label="Shape"
        segments={(Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: SHAPE_NAMES[value] }))}
        value={shape}
        onChange={setShape}
      />
      {typeof brand === 'string' && (
        <Notice tone="error" title="No brand can be derived">
          <Text keepsLines>{brand}</Text>
        </Notice>
      )}
      {brand && typeof brand !== 'string' && (
        <Columns layout={{ small: 'one', large: 'two' }}>
          {SCHEMES.map((scheme) => (
            <BrandPreview key={scheme} brand={brand} scheme={scheme} />
          ))}
        </Columns>
      )}
      <pre className={css.command}>
        {`npm run new-brand -- tuuli --name 'Tuuli' --action '${action}'${accent && ` --accent '${accent}'`} --shape ${shape}`}
      </pre>
    </Stack>
  );
}

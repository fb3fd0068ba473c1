import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Notice } from '@portal/design-system/Notice';
import { Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { SCHEMES } from '@portal/tokens/contract';
import { type Character, characterOf, DRAWINGS } from '@portal/tokens/derive/character';
import { EDGES } from '@portal/tokens/derive/edges';
import { DENSITIES, SHAPES } from '@portal/tokens/derive/shapes';
import { VOICES } from '@portal/tokens/derive/voices';
import { type ReactNode, useState } from 'react';
import { BrandPreview } from './BrandPreview.tsx';
import { derivedBrand } from './derived-brand.ts';
import * as css from './Workshop.css.ts';

const HEX = /^#[\da-f]{6}$/i;
const ID = 'tuuli';

/** Each trait: its label, the option of the command, and its words. */
const TRAITS = [
  { trait: 'shape', label: 'Shape', words: Object.keys(SHAPES) },
  { trait: 'edge', label: 'Edge', words: Object.keys(EDGES) },
  { trait: 'density', label: 'Density', words: Object.keys(DENSITIES) },
  { trait: 'voice', label: 'Type', words: Object.keys(VOICES) },
  { trait: 'drawing', label: 'Drawing', words: DRAWINGS },
] as const;

type Asked = Partial<Character>;

const hexError = (value: string, isOptional: boolean): string | undefined =>
  HEX.test(value) || (isOptional && value === '') ? undefined : 'Write a colour as #rrggbb.';

function commandOf(action: string, accent: string, asked: Asked): string {
  const options = TRAITS.flatMap(({ trait, label }) =>
    asked[trait] ? [` --${label.toLowerCase()} ${asked[trait]}`] : [],
  );
  const highlights = accent && ` --accent '${accent}'`;
  return `npm run new-brand -- ${ID} --name 'Tuuli' --action '${action}'${highlights}${options.join('')}`;
}

/** Derives a brand while its colours are typed, with the same functions as the command. */
export function BrandWorkshop(): ReactNode {
  const [action, setAction] = useState('#c2185b');
  const [accent, setAccent] = useState('');
  const [asked, setAsked] = useState<Asked>({});
  const actionError = hexError(action, false);
  const accentError = hexError(accent, true);
  const character = { ...characterOf(actionError ? '#000000' : action), ...asked };
  const derived = actionError || accentError ? null : derivedBrand(ID, action, accent, character);
  return (
    <Stack gap="large">
      <Columns layout={{ small: 'one', medium: 'two' }}>
        <TextField label="Action colour" value={action} onChange={setAction} error={actionError} />
        <TextField label="Accent colour" value={accent} onChange={setAccent} error={accentError} isOptional />
      </Columns>
      <Columns layout="thirds" endsAlike>
        {TRAITS.map(({ trait, label, words }) => (
          <Select
            key={trait}
            label={label}
            options={words.map((word) => ({ id: word, label: word }))}
            value={character[trait]}
            onChange={(word) => setAsked({ ...asked, [trait]: word })}
          />
        ))}
        <Button tone="secondary" onPress={() => setAsked({})}>
          By the colour
        </Button>
      </Columns>
      {typeof derived === 'string' && (
        <Notice tone="error" title="No brand can be derived">
          <Text keepsLines>{derived}</Text>
        </Notice>
      )}
      {derived && typeof derived !== 'string' && (
        <Columns layout={{ small: 'one', large: 'two' }}>
          {SCHEMES.map((scheme) => (
            <BrandPreview key={scheme} scheme={scheme} {...derived} />
          ))}
        </Columns>
      )}
      <pre className={css.command}>{commandOf(action, accent, asked)}</pre>
    </Stack>
  );
}

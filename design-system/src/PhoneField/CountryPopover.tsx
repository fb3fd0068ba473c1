import { type ReactNode, useState } from 'react';
import { ComboBoxPopover } from '../ComboBox/ComboBoxPopover.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import type { Option } from '../picker/option.ts';
import type { PickerPopoverProps } from '../picker/PickerPopover.tsx';
import { CALLING_CODES } from './calling-codes.ts';

export interface CountryPopoverProps extends PickerPopoverProps {
  /** The current calling code: '+358'. */
  readonly code: string;
  /** Called with the two-letter code of the country. */
  readonly onChange: (code: string) => void;
}

/** Comes first among the countries, and among those that share its calling code. */
const HOME = 'FI';

function countriesIn(locale: string): readonly Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return Object.entries(CALLING_CODES)
    .map(([id, code]) => ({ id, label: names.of(id) ?? id, description: code }))
    .sort((a, b) => Number(b.id === HOME) - Number(a.id === HOME) || compare(a.label, b.label));
}

/** All countries by name and calling code; either finds them. */
export function CountryPopover({ code, onChange, ...popover }: CountryPopoverProps): ReactNode {
  const { language, strings } = useDesignSystem();
  const [text, setText] = useState('');
  const [countries] = useState(() => countriesIn(LOCALES[language]));
  const typed = text.trim().toLocaleLowerCase();
  const found = countries.filter(
    ({ label, description = '' }) =>
      label.toLocaleLowerCase().includes(typed) ||
      description.replace('+', '').startsWith(typed.replace('+', '')),
  );
  return (
    <ComboBoxPopover
      {...popover}
      options={found}
      value={countries.find(({ description }) => description === code) ?? null}
      isLoading={false}
      hasFailed={false}
      onRetry={undefined}
      placeholder={strings.search}
      emptyText={strings.noResults}
      onSearch={setText}
      onChange={({ description }) => description && onChange(description)}
    />
  );
}

import { ComboBox } from '@portal/design-system/ComboBox';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { flagsFor } from '../rules-customer.ts';
import type { SearchChoices } from './choices.ts';
import { type Search, withFilter } from './search.ts';

/** Milliseconds without a key press after which what was typed is searched for. */
const PAUSE = 250;

export interface PractitionerFieldProps {
  readonly search: Search;
  /** Those that the search names already. */
  readonly named: SearchChoices['practitioners'];
  readonly onChange: (search: Search) => void;
}

/** One practitioner by name or title; offers those of the chosen specialty first. */
export function PractitionerField({ search, named, onChange }: PractitionerFieldProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const [typed, setTyped] = useState<string | null>(null);
  const text = usePaused(typed);
  const query = {
    ...flagsFor(search.customer),
    search: text ?? '',
    specialtyIds: [...search.specialtyIds],
  };
  const found = useCall(text === null ? null : 'GET /api/appointments/practitioners', { query });
  const [chosen] = named;
  return (
    <ComboBox
      label={t('practitioner')}
      placeholder={t('practitionerPlaceholder')}
      emptyText={t(typed ? 'noPractitioner' : 'practitionerHint')}
      value={chosen ? optionOf(chosen) : null}
      options={found.data?.practitioners.map(optionOf) ?? []}
      isLoading={found.isLoading || typed !== text}
      onSearch={setTyped}
      onChange={(option) => onChange(withFilter(search, 'practitionerIds', option?.id ?? null))}
    />
  );
}

function optionOf({ id, name, title }: SearchChoices['practitioners'][number]) {
  return { id: String(id), label: name, description: capitalised(title) };
}

function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

import { useState } from 'react';

/** How long the text of a field is, whether the caller holds it or the field itself. */
export function useTextLength(
  value: string | undefined,
  defaultValue = '',
): [number, (text: string) => void] {
  const [length, setLength] = useState(defaultValue.length);
  return [value?.length ?? length, (text) => setLength(text.length)];
}

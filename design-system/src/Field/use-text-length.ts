import { useState } from 'react';

/** Length of the field's text, whether the caller or the field holds it. */
export function useTextLength(
  value: string | undefined,
  defaultValue = '',
): [number, (text: string) => void] {
  const [length, setLength] = useState(defaultValue.length);
  return [value?.length ?? length, (text) => setLength(text.length)];
}

const FIELD = ['input:not([type=hidden])', 'select', 'textarea', '[aria-haspopup=listbox]']
  .map((control) => `${control}:not(:disabled)`)
  .join();

/** The first field to fill in; of radio buttons the chosen one, as with the Tab key. */
export function firstField(panel: HTMLElement): HTMLElement | null {
  const field = panel.querySelector<HTMLElement>(FIELD);
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = `input[name="${CSS.escape(field.name)}"]:checked`;
  return panel.querySelector<HTMLElement>(group) ?? field;
}

/** The harmless answer to a question, which comes last. */
export function lastAnswer(panel: HTMLElement): HTMLElement | null {
  return [...panel.querySelectorAll<HTMLElement>('button:not(:disabled)')].at(-1) ?? null;
}

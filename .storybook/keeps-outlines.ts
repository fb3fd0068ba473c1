const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea, [role=switch], [role=spinbutton]';

/** Where the outline of a control may be drawn: on itself, or on what lies around a bare input. */
function hasOutline(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, appearance, opacity } = getComputedStyle(element);
  if (opacity !== '0' && appearance !== 'none' && element.matches('[type=checkbox], [type=radio]'))
    return true;
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
}

/**
 * Backgrounds and shadows are gone where colours are forced: a field that is made of them alone is no longer seen.
 * @throws Error that names the fields without an outline
 */
export function keepsItsOutlines(): void {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('Colours are not forced');
  const lost = [...document.querySelectorAll(FIELDS)]
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const around = [field, field.parentElement, ...(field.parentElement?.children ?? [])];
      return !around.some((element) => element && hasOutline(element));
    });
  if (lost.length > 0) throw new Error(`No outline:\n${lost.map(({ outerHTML }) => outerHTML).join('\n')}`);
}

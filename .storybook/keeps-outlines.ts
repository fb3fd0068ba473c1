const FIELDS = 'input:not([type=hidden], [type=file]), select, textarea, [role=switch], [role=spinbutton]';

/** Where a control's outline may be drawn: on itself, or around a bare input. */
function hasOutline(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, appearance, opacity } = getComputedStyle(element);
  if (opacity !== '0' && appearance !== 'none' && element.matches('[type=checkbox], [type=radio]'))
    return true;
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
}

/**
 * Forced colours drop backgrounds and shadows: a field made of them alone becomes invisible.
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

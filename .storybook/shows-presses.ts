import { commands } from 'vitest/browser';
import { stillLook } from './still-look.ts';

/** Marks what is drawn as pressed. */
const PROBE = 'data-press-probe';
const PRESSABLE =
  ':is(a[href], button, summary, label:has(input), [role=option], [role^=menuitem], [role=tab])';
const REFUSED = ':disabled, [aria-disabled=true], :has(:disabled), [inert] *, [aria-hidden=true] *';

/**
 * What is pressed looks different from what is only pointed at, in the brand's colours and in the system's.
 * @throws Error that names what looks alike
 */
export async function showsItsPresses(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(REFUSED),
  );
  if (found.length === 0) return;
  for (const element of found) element.setAttribute(PROBE, '');
  const restore = stillLook();
  try {
    for (const isForced of [false, true]) {
      await commands.forceColours(isForced);
      await commands.forcePress(PROBE, ['hover']);
      const pointedAt = found.map(lookOf);
      await commands.forcePress(PROBE, ['hover', 'active']);
      const alike = found.filter((element, index) => lookOf(element) === pointedAt[index]);
      if (alike.length > 0)
        throw new Error(
          `Pressed as pointed at${isForced ? ' in forced colours' : ''}:\n${alike.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')}`,
        );
    }
  } finally {
    await commands.forcePress(PROBE, []);
    await commands.forceColours(false);
    restore();
    for (const element of found) element.removeAttribute(PROBE);
  }
}

/** What a press may change of an element and of what is in it. */
function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
    .map(
      ({ opacity, backgroundColor, color, borderColor, boxShadow, transform, scale, textDecorationLine }) =>
        [
          opacity,
          backgroundColor,
          color,
          borderColor,
          boxShadow,
          transform,
          scale,
          textDecorationLine,
        ].join(),
    )
    .join('\n');
}

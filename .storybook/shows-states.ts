import { commands } from 'vitest/browser';
import { stillLook } from './still-look.ts';

/** Attributes by which an element is chosen, pressed, current or refused; those of libraries come along with ARIA's. */
const ATTRIBUTES = ['aria-pressed', 'aria-selected', 'aria-current', 'aria-disabled', 'disabled'];
const COMPANIONS = ['data-selected', 'data-disabled', 'data-state'];
const STATES = [
  ':is([aria-pressed], [aria-selected]):not([aria-pressed=false], [aria-selected=false])',
  '[aria-current]:not([aria-current=false])',
  'input:checked',
  // What is busy is refused for a moment only, and says so.
  ':is(button, input, textarea, select):disabled:not([aria-busy])',
  '[aria-disabled=true]:not([aria-busy])',
].join();
/** The day in it is what is seen. */
const CELL = '[role=gridcell]';

/** What the system's colours leave of an element's look: no backgrounds of a brand, no shadows. */
const LOOK = [
  'color',
  'background-color',
  'border-block-color',
  'border-inline-color',
  'border-block-style',
  'border-block-width',
  'border-inline-width',
  'outline-color',
  'outline-style',
  'text-decoration-line',
  'transform',
  'display',
  'visibility',
  'fill',
  'stroke',
] as const;

/**
 * What is chosen, pressed, current or refused looks different from what is not, where the system replaces all colours.
 * @throws Error that names what looks alike
 */
export async function showsItsStates(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(STATES)].filter(isSeen);
  if (found.length === 0) return;
  await commands.forceColours(true);
  const restore = stillLook();
  try {
    const unseen = found.filter((element) => !isDrawnByBrowser(element) && !differs(element));
    if (unseen.length > 0)
      throw new Error(
        `Not seen in forced colours:\n${unseen.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')}`,
      );
  } finally {
    restore();
    await commands.forceColours(false);
  }
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[aria-hidden=true], [inert]') &&
  !element.matches(CELL);

/** The system draws its own boxes and marks, in its own colours. */
function isDrawnByBrowser(element: Element): boolean {
  const { appearance, opacity } = getComputedStyle(element);
  return element.matches('[type=checkbox], [type=radio]') && appearance !== 'none' && opacity !== '0';
}

/** Whether the element looks different without its state, or else than those beside it that are not in one. */
function differs(element: HTMLElement): boolean {
  const before = lookOf(element);
  const restore = withoutState(element);
  const after = lookOf(element);
  restore();
  if (before !== after) return true;
  const others = [
    ...(element.parentElement?.closest('ul, ol, [role]:not(a, button)')?.querySelectorAll('*') ?? []),
  ].filter((each) => each.classList[0] === element.classList[0] && !each.matches(STATES));
  return others.length > 0 && others.every((each) => lookOf(each) !== before);
}

function withoutState(element: HTMLElement): () => void {
  const kept = [...ATTRIBUTES, ...COMPANIONS].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isChecked = element instanceof HTMLInputElement && element.checked;
  for (const [name] of kept) element.removeAttribute(name);
  if (isChecked) element.checked = false;
  return () => {
    for (const [name, value] of kept) element.setAttribute(name, value);
    if (isChecked) element.checked = true;
  };
}

function lookOf(element: Element): string {
  const around = [
    element.closest('label, li'),
    element.parentElement,
    element,
    ...element.querySelectorAll('*'),
  ];
  return around
    .flatMap((each) =>
      each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
    )
    .map((style) => LOOK.map((property) => style.getPropertyValue(property)).join())
    .join('\n');
}

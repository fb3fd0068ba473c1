import axe from 'axe-core';

/** For elements with text, what lies behind it, from the front to the back, beginning with the element itself. */
type Grounds = ReadonlyMap<Element, readonly Element[]>;

interface Colour {
  readonly alpha: number;
  parseString(text: string): void;
}

/** What axe judges contrast with; its types leave these out. */
interface Judge {
  readonly color: {
    readonly Color: new () => Colour;
    readonly getContrast: (ground: Colour, text: Colour) => number;
  };
  readonly dom: { readonly getTextElementStack: (element: Element) => readonly (readonly Element[])[] };
}

const { color, dom } = axe.commons as unknown as Judge;

/** Contrast that is enough for text of every size (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;
const LINK = 'a, [role=link]';

/**
 * What lies behind the text of each element, as axe sees it. Axe lays out the whole document for this, which takes it
 * nearly all the time of a check of colours, and a mode that switches colours moves nothing: once is enough.
 */
export function groundsOf(elements: Iterable<Element>): Grounds {
  const found = new Map<Element, readonly Element[]>();
  axe.setup(document);
  try {
    for (const element of elements) {
      const [first, ...others] = dom.getTextElementStack(element);
      const isSame = others.every((stack) => first?.every((each, index) => each === stack[index]));
      if (first?.[0] === element && isSame && !element.matches('input, textarea, select'))
        found.set(element, first);
    }
  } finally {
    axe.teardown();
  }
  return found;
}

/**
 * Whether text of one full colour on another is certainly told apart in the mode that is shown. Axe has to judge all
 * else: what is blended, shaded, a picture, a link in a text, or less contrast than the smallest text needs.
 */
export function isPlainlyReadable(element: Element, ground: readonly Element[] | undefined): boolean {
  if (!ground || isAboutLinks(element) || isBlended(element)) return false;
  for (const behind of ground) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    const painted = colourOf(backgroundColor);
    if (backgroundImage !== 'none' || isBlended(behind)) return false;
    if (painted.alpha === 0) continue;
    const text = colourOf(getComputedStyle(element).color);
    return painted.alpha === 1 && text.alpha === 1 && color.getContrast(painted, text) > ENOUGH;
  }
  return false;
}

/** Those in a line of text are told apart from it, too. */
function isAboutLinks(element: Element): boolean {
  const around = element.closest(LINK);
  return (
    element.querySelector(LINK) !== null || (around !== null && getComputedStyle(around).display === 'inline')
  );
}

function isBlended(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { opacity, filter, mixBlendMode, textShadow } = getComputedStyle(each);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal' || textShadow !== 'none')
      return true;
  }
  return false;
}

function colourOf(text: string): Colour {
  const colour = new color.Color();
  colour.parseString(text);
  return colour;
}

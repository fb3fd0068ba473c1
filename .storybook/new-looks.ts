/** What an element's colours, and how well they must be told apart, are computed to. */
const LOOK = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const;
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** Looks whose colours were judged in every mode before, in this browser's page. */
const judged = new Set<string>();

/** Elements, with what they look like. */
export type Looks = ReadonlyMap<Element, string>;

/** Remembers that the colours of these were judged; of those that the story has taken away meanwhile they were not. */
export function haveBeenJudged(looks: Looks): void {
  for (const [element, look] of looks) if (element.isConnected) judged.add(look);
}

/**
 * The elements whose text may have other colours than any before: a hundred stories have the same header, and its
 * colours are the same in each. Two look alike when they, and what is painted or coloured around them, have the same
 * classes and own styles, and the same colours in the mode that is shown: a state (pressed, disabled, wrong) makes
 * another look.
 * @param root where the story is
 * @param isOutside what is there beside the story
 */
export function newLooks(root: Element, isOutside: (element: Element) => boolean): Looks {
  const around = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = around.get(element);
    if (known !== undefined || !element) return known ?? '';
    const ground = groundOf(element.parentElement) + (isPainted(element) ? lookOf(element) : '');
    around.set(element, ground);
    return ground;
  };
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll('*')) {
    if (!hasText(element) || isOutside(element)) continue;
    const look = groundOf(element.parentElement) + lookOf(element);
    if (!judged.has(look) && !found.has(look)) found.set(look, element);
  }
  return new Map([...found].map(([look, element]) => [element, look]));
}

function lookOf(element: Element): string {
  const computed = getComputedStyle(element);
  const own = [element.localName, element.getAttribute('class'), element.getAttribute('style')];
  return [...own, ...LOOK.map((name) => computed[name])].join(' ').concat('\n');
}

function isPainted(element: Element): boolean {
  const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const inherited = element.parentElement && getComputedStyle(element.parentElement).color;
  return (
    backgroundColor !== TRANSPARENT || backgroundImage !== 'none' || opacity !== '1' || color !== inherited
  );
}

/** Text that can be seen, or a field for it. */
function hasText(element: Element): boolean {
  const isText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  return (
    (isText && getComputedStyle(element).clipPath === 'none') || element.matches('input, textarea, select')
  );
}

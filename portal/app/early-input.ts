type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * What was done before scripts could answer, in its order, by the script of the document's head: the text or the tick
     * of a field, null for a press.
     */
    readonly earlyInput?: Map<Element, string | boolean | null>;
  }
}

/** How often it is looked whether an element is taken over, and how often at most. */
const INTERVAL_MS = 30;
const LOOKS = 1000;

/**
 * Does again what was typed, ticked and pressed too early, as soon as it can be answered. Called when the page is live: what
 * is told to React before would be gone with its next step.
 */
export function doEarlyInputAgain(): void {
  const kept = window.earlyInput;
  if (!kept) return;
  let left = 0;

  function look(): void {
    const [first] = kept ?? [];
    if (!first || !kept) return;
    const [element, done] = first;
    // One at a time, in its order: a form is sent with what was typed before, once React has shown it.
    if (isTaken(element) || !element.isConnected || left === 0) {
      kept.delete(element);
      if (left > 0) again(element as HTMLElement, done);
    }
    left = kept.size > 0 ? Math.max(0, left - 1) : 0;
    if (kept.size > 0) setTimeout(look, INTERVAL_MS);
  }

  function begin(): void {
    if (left > 0) return;
    left = LOOKS;
    setTimeout(look);
  }

  window.addEventListener('earlyinput', begin);
  begin();
}

/** React has its handlers there. */
function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function again(element: HTMLElement, done: string | boolean | null): void {
  if (done === null) element.click();
  else if (typeof done === 'string') type(element as Field, done);
  else tick(element as HTMLInputElement, done);
}

/** As if by hand: the browser shows the tick already, and React hears only of one that was not there. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

/** As if by hand: React hears only of a value that it has neither found there nor set by the field's own property. */
function type(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = `${text} `;
  set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

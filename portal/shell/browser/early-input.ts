import { isLive } from '#contract/pages/is-live.ts';

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
  const kept = window.earlyInput ?? new Map<Element, string | boolean | null>();
  let left = 0;

  function look(): void {
    let isFirst = true;
    for (const [element, done] of kept) {
      // A form is sent with what was typed before, once React has shown it.
      if (done === null && !isFirst) break;
      if (!isLive(element) && element.isConnected) break;
      kept.delete(element);
      again(element as HTMLElement, done);
      if (done === null) break;
      isFirst = false;
    }
    left = kept.size && left - 1;
    if (left) setTimeout(look, INTERVAL_MS);
    else kept.clear();
  }

  function begin(): void {
    if (left) return;
    left = LOOKS;
    look();
  }

  window.addEventListener('earlyinput', () => setTimeout(begin));
  // At once: React draws each field as it knows it next, and the next letter would be typed into an empty one.
  begin();
}

function again(element: HTMLElement, done: string | boolean | null): void {
  if (typeof done === 'string') type(element as Field, done);
  else {
    // The browser shows the tick already, and React hears only of one that was not there.
    if (done !== null) (element as HTMLInputElement).checked = !done;
    element.click();
  }
}

/** As if by hand: React hears only of a value that it has neither found there nor set by the field's own property. */
function type(field: Field, text: string): void {
  // Chosen files are still there, and no script may set them.
  if (field.type !== 'file') {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    field.value = `${text} `;
    set?.call(field, text);
  }
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** CSS pixels kept free between the text, its control and the edges of the window. */
const GAP = 8;
const EDGE = 8;

/** Places the text above the middle of the control, or below if there is no room, and never over an edge. */
export function place(words: HTMLElement, control: Element): void {
  const around = control.getBoundingClientRect();
  const { width, height } = words.getBoundingClientRect();
  const above = around.top - height - GAP;
  const widest = document.documentElement.clientWidth - width - EDGE;
  const start = Math.max(EDGE, Math.min(around.left + (around.width - width) / 2, widest));
  words.style.left = `${start}px`;
  words.style.top = `${above < EDGE ? around.bottom + GAP : above}px`;
}

import { virtual } from '@guidepup/virtual-screen-reader';
import { commands } from 'vitest/browser';

/** So many stops no page has. */
const MOST = 400;
/** Times that a page is read again: parts that come late may take longer than that where the machine is busy. */
const AGAIN = 12;
/** Milliseconds without a change after which a page is at rest. */
const QUIET = 400;

/**
 * Walks through the story's page, or the dialog that is open over it, as a screen reader does. Compares what is said with the
 * transcript in `stories/transcripts`.
 *
 * @param name of the transcript: the journey, and the step in it
 * @throws Error with what is said now, if it is another thing
 */
export async function readsAloud(name: string): Promise<void> {
  let said = await saidAtRest();
  let expected = await commands.transcript(name, said);
  for (let times = 0; said !== expected && times < AGAIN; times++) {
    said = await saidAtRest();
    expected = await commands.transcript(name, said);
  }
  if (said !== expected) throw new Error(`${name} is read as\n${said}\nand not as\n${expected}`);
}

async function saidAtRest(): Promise<string> {
  await atRest(document.body);
  return saidOf(
    document.querySelector('[role=dialog], [role=alertdialog]') ??
      document.querySelector('main') ??
      document.body,
  );
}

/** Parts of a page arrive, and answers are on their way. */
function atRest(page: Element): Promise<void> {
  return new Promise((rest) => {
    let timer = setTimeout(end, QUIET);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    changes.observe(page, { subtree: true, childList: true, characterData: true });

    function end(): void {
      changes.disconnect();
      rest();
    }
  });
}

async function saidOf(container: Element): Promise<string> {
  // It reads what is checked from the attribute, which a press leaves as it was.
  for (const box of container.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    box.toggleAttribute('checked', box.checked);
  }
  await startUntyped(container);
  const first = await virtual.lastSpokenPhrase();
  for (let stops = 0; stops < MOST; stops++) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return `${[`title, ${document.title}`, ...phrases].join('\n')}\n`;
}

/**
 * Starts it with another document for its typing, of which there is none here: it would prepare the story's own for that,
 * and what the stories after it type would be lost.
 */
async function startUntyped(container: Element): Promise<void> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.defineProperty(container, 'ownerDocument', { value: frame.contentDocument, configurable: true });
  const started = virtual.start({ container });
  Reflect.deleteProperty(container, 'ownerDocument');
  frame.remove();
  await started;
}

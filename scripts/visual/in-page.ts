// What the camera runs in the page of a story: each function stands alone there.

/** The channel on which Storybook's sidebar and toolbar talk to a story. */
interface Channel {
  on(event: string, listener: (payload: { readonly storyId: string }) => void): void;
  emit(event: string, payload: unknown): void;
  /** Arguments of an emitted event. */
  last(event: string): readonly unknown[] | undefined;
}

export interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Position of a specimen on a sheet, in pixels of the picture. */
export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What Storybook shows. */
export interface Look {
  readonly story: string;
  readonly brand: string;
  readonly scheme: string;
}

interface Turn {
  readonly from: Look;
  readonly to: Look;
  /** In milliseconds; it ends what hangs. */
  readonly timeout: number;
}

/** Fonts and pictures are loaded, and nothing has changed for some frames. */
export async function hasBeenDrawn(frames: number): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < frames) {
    quiet++;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}

/** Chooses as the toolbar and the sidebar would, and waits each time until a story has been rendered. */
export async function renderedIn({ from, to, timeout }: Turn): Promise<void> {
  const channel = (globalThis as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const choose = (event: string, payload: unknown, story: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    channel?.on('storyFinished', ({ storyId }) => storyId === story && resolve());
    setTimeout(() => reject(new Error('The story does not render.')), timeout);
    channel?.emit(event, payload);
    return promise;
  };
  if (from.brand !== to.brand || from.scheme !== to.scheme) {
    await choose('updateGlobals', { globals: { brand: to.brand, scheme: to.scheme } }, from.story);
  }
  if (from.story !== to.story) await choose('setCurrentStory', { storyId: to.story }, to.story);
  // A story that is played or loaded may have come into its state in the previous mode.
  else await choose('forceRemount', { storyId: to.story }, to.story);
}

export function placesInPage(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('[data-specimen]')].map((specimen) => {
    const { x, y, width, height } = specimen.getBoundingClientRect();
    return { name: specimen.dataset.specimen ?? '', x: x + scrollX, y: y + scrollY, width, height };
  });
}

import type { Browser, Page, Request } from 'playwright';
import {
  hasBeenDrawn,
  type Look,
  type Place,
  placesInPage,
  renderedIn,
  type StoryWindow,
} from './in-page.ts';
import type { Shot, Sitting } from './shots.ts';

/** The time of every picture: the moment at which the page stories are shown. */
const NOW = '2026-11-21T06:00:00.000Z';
/** Beyond this height the browser repeats parts of a picture instead of continuing. */
const HIGHEST = 16_000;
const RENDER_TIMEOUT_MS = 30_000;
const EMPTY_TIMEOUT_MS = 5000;
/** A story and its overlays; not Storybook's own messages. */
const SHOWN = 'body > :not(.sb-wrapper, script, style)';
/** Dynamic imports of a story come after its first rendering. */
const FRAMES_AFTER_OPENING = 20;
const FRAMES_AFTER_TURNING = 3;
/** Calls that a story never answers are part of its state; everything else is waited for. */
const MAY_STAY_OPEN = ['fetch', 'xhr', 'eventsource', 'websocket'];

const STILL = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** A window in which stories are opened, switched from mode to mode and photographed. */
export interface Camera {
  readonly page: Page;
  /**
   * Loads the story by itself.
   * @throws Error if it does not render, with its own message
   */
  open(sitting: Sitting, shot: Shot): Promise<void>;
  /**
   * Shows it as the sidebar and the toolbar would, in the page that is open: in a tenth of the time, and with whatever
   * the stories before have left there.
   * @throws Error if it fails
   */
  turnTo(sitting: Sitting, shot: Shot): Promise<void>;
  /** The whole page as PNG. */
  take(): Promise<Buffer>;
  /** Positions of the specimens, if it is a sheet. */
  places(): Promise<readonly Place[]>;
}

export interface CameraOptions {
  /** Style added to every story, to prove that a change is noticed. */
  readonly css?: string;
}

/** @param storybook its address, with a trailing slash */
export async function newCamera(
  browser: Browser,
  storybook: string,
  { css = '' }: CameraOptions = {},
): Promise<Camera> {
  const context = await browser.newContext({
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, STILL + css);
  const page = await context.newPage();
  const underWay = requestsUnderWay(page);

  const settle = async (frames: number) => {
    do await page.evaluate(hasBeenDrawn, frames);
    while (underWay.size > 0);
  };

  let shown: Look | undefined;
  const look = async ({ hasForcedColours, isPrinted }: Sitting, { viewport }: Shot) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({
      forcedColors: hasForcedColours ? 'active' : 'none',
      media: isPrinted ? 'print' : 'screen',
    });
  };
  const come = async (sitting: Sitting, shot: Shot, frames: number) => {
    await needNoError(page);
    await needSomething(page);
    // A story may have scrolled to a field: sticky elements would be in the middle of the picture.
    await page.evaluate(() => scrollTo(0, 0));
    await settle(frames);
    shown = lookOf(sitting, shot);
  };

  const camera: Camera = {
    page,
    async open(sitting, shot) {
      shown = undefined;
      await look(sitting, shot);
      // Accessibility checks have their own tests, and take longer than the pictures.
      const globals = `brand:${shot.brand};scheme:${shot.scheme};a11y.manual:!true`;
      await page.goto(`${storybook}iframe.html?viewMode=story&id=${sitting.story}&globals=${globals}`);
      await page.waitForFunction(
        () => {
          const { __STORYBOOK_PREVIEW__: preview } = globalThis as StoryWindow;
          const phase = preview?.currentRender?.phase;
          return phase === 'finished' || document.body.matches('.sb-show-errordisplay, .sb-show-nopreview');
        },
        null,
        { timeout: RENDER_TIMEOUT_MS },
      );
      await come(sitting, shot, FRAMES_AFTER_OPENING);
    },
    async turnTo(sitting, shot) {
      const [from, to] = [shown, lookOf(sitting, shot)];
      if (!from) return camera.open(sitting, shot);
      shown = undefined;
      await look(sitting, shot);
      await page.evaluate(renderedIn, { from, to, timeout: RENDER_TIMEOUT_MS });
      await come(sitting, shot, from.story === to.story ? FRAMES_AFTER_TURNING : FRAMES_AFTER_OPENING);
    },
    async take() {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > HIGHEST) throw new Error(`It is ${height} px high: split it into several sheets.`);
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
    },
    places: () => page.evaluate(placesInPage),
  };
  return camera;
}

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (!MAY_STAY_OPEN.includes(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

const lookOf = ({ story }: Sitting, { brand, scheme }: Shot): Look => ({ story, brand, scheme });

/** @throws Error if the story stays empty: nobody would notice what it loses */
async function needSomething(page: Page): Promise<void> {
  try {
    await page.waitForFunction(
      (shown) => [...document.querySelectorAll(shown)].some(({ textContent }) => textContent.trim() !== ''),
      SHOWN,
      { timeout: EMPTY_TIMEOUT_MS },
    );
  } catch {
    throw new Error('There is nothing to see.');
  }
}

async function needNoError(page: Page): Promise<void> {
  const complaint = await page.evaluate(() => {
    if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'))
      return document.querySelector('#error-message')?.textContent ?? 'The story cannot be shown.';
    const [thrown] =
      (globalThis as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException') ?? [];
    return thrown ? `Its play function failed: ${(thrown as Error).message}` : '';
  });
  if (complaint) throw new Error(complaint.split('\n')[0]);
}

const SECONDS = 1.2;
const HERTZ = 440;
/** Of 1: clear, and not startling in headphones. */
const VOLUME = 0.2;

/**
 * Plays a tone; resolves once it is over.
 *
 * @throws where the browser cannot
 */
export async function playTone(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const tone = new OscillatorNode(context, { frequency: HERTZ });
    const volume = new GainNode(context, { gain: VOLUME });
    tone.connect(volume).connect(context.destination);
    const over = new Promise((resolve) => tone.addEventListener('ended', resolve));
    tone.start();
    tone.stop(context.currentTime + SECONDS);
    await over;
  } finally {
    await context.close();
  }
}

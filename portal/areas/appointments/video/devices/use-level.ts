import { useEffect, useState } from 'react';

/** Milliseconds between looks at the microphone: often enough to follow a voice. */
const EVERY = 150;
/** How loud something has to be to be somebody's voice, of 1. */
export const HEARD = 0.08;
/** Makes a voice at arm's length fill most of the scale. */
const GAIN = 4;

export interface Level {
  /** How loud it is now, from 0 to 1. */
  readonly level: number;
  /** Something was heard. */
  readonly isHeard: boolean;
}

/** How loud it is before a microphone; nothing is recorded. */
export function useLevel(stream: MediaStream | null): Level {
  const [level, setLevel] = useState(0);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const now = Math.min(1, loudness(samples) * GAIN);
      setLevel(now);
      if (now >= HEARD) setHeard(true);
    }, EVERY);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return { level, isHeard };
}

/** Root mean square. */
function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

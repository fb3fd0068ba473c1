import type { Scheme, SchemeTokens } from '../contract.ts';
import { decorOf, neutral, type Source, tint } from './source.ts';
import { at, clamp, hex, isYellow, shade, type Tone, veil } from './tone.ts';

/** The colours of drawings. People keep their own colours in every brand. */
export function illustrationColors(source: Source, scheme: Scheme): SchemeTokens['illustration'] {
  const { action, accent } = source;
  const { l } = decorOf(source, scheme);
  const ink = hex(at(action, 0.25, Math.min(action.c * 0.5, 0.06)));
  if (scheme === 'light') {
    return {
      line: ink,
      main: hex(shade(action, clamp(l, 0.45, 0.84))),
      mainSoft: hex(
        isYellow(action) ? tint(source, 0.91, 0.05) : at(action, 0.87, Math.min(action.c * 0.55, 0.075)),
      ),
      accent: hex(at(accent, clamp(accent.l, 0.62, 0.86))),
      accentSoft: hex(at(accent, 0.92, Math.min(accent.c * 0.5, 0.065))),
      ground: hex(tint(source, 0.957, 0.028)),
      paper: '#ffffff',
      skin: '#f2c3a2',
      hair: '#3a2a25',
      ink,
      gleam: '#ffffff',
    };
  }
  return {
    line: hex(neutral(source, 0.91, 1.2)),
    main: hex(at(action, clamp(l, 0.55, 0.78), 0.16)),
    mainSoft: hex(at(shade(action, 0.45), 0.45, Math.min(action.c * 0.6, 0.1))),
    accent: hex(at(accent, clamp(accent.l, 0.68, 0.82), 0.15)),
    accentSoft: hex(at(accent, 0.46, Math.min(accent.c * 0.5, 0.075))),
    ground: hex(tint(source, 0.285, 0.035)),
    paper: hex(neutral(source, 0.36, 2)),
    skin: '#dca684',
    hair: '#2a1d19',
    ink,
    gleam: hex(neutral(source, 0.96, 0.7)),
  };
}

/** Shadows in the colour of the ink by day, in black by night. */
export function shadows({ action }: Source, scheme: Scheme): SchemeTokens['shadow'] {
  const ink: Tone = at(action, 0.25, Math.min(action.c * 0.5, 0.05));
  const shade = (offset: string, blur: string, opacity: number) =>
    `0 ${offset} ${blur} ${veil(ink, opacity)}`;
  const night = (offset: string, blur: string, opacity: number) =>
    `0 ${offset} ${blur} rgb(0 0 0 / ${opacity})`;
  return scheme === 'light'
    ? {
        card: `${shade('1px', '2px', 0.05)}, ${shade('2px', '10px', 0.04)}`,
        lifted: `${shade('2px', '4px', 0.06)}, ${shade('10px', '28px', 0.1)}`,
        overlay: `${shade('4px', '10px', 0.08)}, ${shade('20px', '48px', 0.18)}`,
      }
    : {
        card: night('1px', '2px', 0.3),
        lifted: `${night('2px', '4px', 0.3)}, ${night('10px', '28px', 0.35)}`,
        overlay: `${night('4px', '10px', 0.35)}, ${night('20px', '48px', 0.5)}`,
      };
}

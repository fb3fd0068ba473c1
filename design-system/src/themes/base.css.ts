import { line, motion } from '@portal/tokens/shared';
import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { toastRoom } from '../styling/toast-room.ts';
import { vars } from './contract.css.ts';

// The first sheet that names the layers sets their order, so a page links this one before all others.
for (const layer of ['reset', 'theme', 'base', 'component', 'utility']) globalLayer(layer);

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { reset: rule } });
const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { base: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
reset('ul, ol, fieldset', { padding: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('a', { color: 'inherit' });
reset('svg, img', { display: 'block', maxInlineSize: '100%' });
reset('summary', { listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });

base('html', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.type.family.body,
  fontSize: '100%',
  fontWeight: vars.type.weight.regular,
  lineHeight: vars.type.lineHeight.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  paddingBlockEnd: toastRoom,
  scrollPaddingBlock: `6rem calc(6rem + ${toastRoom})`,
});
base('body', { fontSize: vars.type.size.body, minBlockSize: '100dvh' });
base(':focus-visible', {
  outline: `${line.focus} solid ${vars.color.focus}`,
  outlineOffset: line.thick,
});
// Focus that a script moves to a heading or a landmark is for assistive technology, not for the eye.
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('button, a, summary, label, input', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
// A press is seen, and differs from pointing, whatever else a component does.
base(
  ':is(a, button, summary, label:has(input), [data-react-aria-pressable]):active:not(:disabled, [aria-disabled], :has(:disabled))',
  { opacity: 0.7 },
);
// React Aria's own rule, for servers that keep it from being injected: Safari cancels presses without it.
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
base('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transitionTimingFunction: motion.easing,
    },
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// On paper nothing can be pressed: what only leads on is left out, over every component's own display.
const printed = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { utility: { '@media': { print: rule } } } });
globalStyle('@page', { margin: '12mm 8mm' });
printed('html', { background: '#fff', fontSize: '87.5%' });
printed('body', { minBlockSize: 0 });
printed('button, nav, [popover], [role=tablist]', { display: 'none' });
printed('h1, h2, h3, h4', { breakAfter: 'avoid' });
printed('p, li', { orphans: 3, widows: 3 });
printed('li, tr, figure, img, svg', { breakInside: 'avoid' });
// What is closed can be opened on a screen only.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });

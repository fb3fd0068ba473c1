import { line, measure, motion, space } from '@portal/tokens/shared';
import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';
import { vars } from '../themes/contract.css.ts';

const { color, radius, shadow, type } = vars;

const arrive = keyframes({ from: { opacity: 0 } });

export const anchor = style(component({ display: 'inline-flex', maxInlineSize: '100%' }));

/** A native popover is above everything, including dialogs and containers that clip their content. */
export const tooltip = style(
  component({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: 'max-content',
    maxInlineSize: `min(${measure.menu}, calc(100vw - ${space.medium}))`,
    paddingBlock: space.xxsmall,
    paddingInline: space.small,
    border: `${line.thin} solid transparent`,
    borderRadius: radius.small,
    background: color.inverse,
    color: color.textInverse,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    boxShadow: shadow.lifted,
    animation: `${arrive} ${motion.duration.quick} ${motion.easing}`,
  }),
);

import { space } from '@portal/tokens/shared';
import { style } from '@vanilla-extract/css';
import { component } from '../styling/layer.ts';

export const picker = style(component({ display: 'flex', flexDirection: 'column', gap: space.small }));

/** As high as a month, so that nothing shifts when the calendar arrives. */
export const calendar = style(
  component({ display: 'grid', justifyItems: 'center', alignItems: 'start', minBlockSize: '22rem' }),
);

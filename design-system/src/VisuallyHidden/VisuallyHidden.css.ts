import { style } from '@vanilla-extract/css';
import { hidden } from '../styling/hidden.ts';
import { utility } from '../styling/layer.ts';

export const visuallyHidden = style(utility(hidden));

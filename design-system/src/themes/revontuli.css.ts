import bodyMetrics from '@capsizecss/metrics/figtree';
import headingMetrics from '@capsizecss/metrics/fraunces';
import { revontuli } from '@portal/tokens/brands/revontuli';
import { brandTheme } from './theme.ts';

brandTheme(revontuli, {
  body: { metrics: bodyMetrics, file: 'figtree', weights: '300 900' },
  heading: { metrics: headingMetrics, file: 'fraunces', weights: '100 900' },
});

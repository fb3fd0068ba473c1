import { revontuli } from '@portal/tokens/brands/revontuli';
import { figtree, fraunces } from './font-metrics.ts';
import { brandTheme } from './theme.ts';

brandTheme(revontuli, {
  body: { metrics: figtree, file: 'figtree', weights: '300 900' },
  heading: { metrics: fraunces, file: 'fraunces', weights: '100 900' },
});

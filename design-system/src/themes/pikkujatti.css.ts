import { pikkujatti } from '@portal/tokens/brands/pikkujatti';
import { nunito } from './font-metrics.ts';
import { brandTheme } from './theme.ts';

brandTheme(pikkujatti, { body: { metrics: nunito, file: 'nunito', weights: '200 1000' } });

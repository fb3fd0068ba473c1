import nunito from '@capsizecss/metrics/nunito';
import { pikkujatti } from '@portal/tokens/brands/pikkujatti';
import { brandTheme } from './theme.ts';

brandTheme(pikkujatti, { body: { metrics: nunito, file: 'nunito', weights: '200 1000' } });

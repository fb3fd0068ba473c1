import { kaari } from '@portal/tokens/brands/kaari';
import { hankenGrotesk } from './font-metrics.ts';
import { brandTheme } from './theme.ts';

brandTheme(kaari, { body: { metrics: hankenGrotesk, file: 'hanken-grotesk', weights: '100 900' } });

import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import { kaari } from '@portal/tokens/brands/kaari';
import { brandTheme } from './theme.ts';

brandTheme(kaari, { body: { metrics: hankenGrotesk, file: 'hanken-grotesk', weights: '100 900' } });

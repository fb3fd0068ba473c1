import { kaari } from '@portal/tokens/brands/kaari';
import { fontFace } from './font-face.ts';
import { brandTheme } from './theme.ts';

fontFace(kaari.type.family.body, 'hanken-grotesk', '100 900');
brandTheme(kaari);

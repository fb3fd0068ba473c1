import { pikkujatti } from '@portal/tokens/brands/pikkujatti';
import { fontFace } from './font-face.ts';
import { brandTheme } from './theme.ts';

fontFace(pikkujatti.type.family.body, 'nunito', '200 1000');
brandTheme(pikkujatti);

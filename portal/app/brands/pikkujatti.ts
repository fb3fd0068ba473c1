import '@portal/design-system/themes/base';
import '@portal/design-system/themes/pikkujatti';

export { pikkujatti as assets } from '@portal/design-system/brands/pikkujatti';

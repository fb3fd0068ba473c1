import '@portal/design-system/themes/pikkujatti';

export { pikkujatti as assets } from '@portal/design-system/brands/pikkujatti';

import '@portal/design-system/themes/kaari';

export { kaari as assets } from '@portal/design-system/brands/kaari';

import '@portal/design-system/themes/revontuli';

export { revontuli as assets } from '@portal/design-system/brands/revontuli';

// One file of code, as no toast is shown without both.
export { ToastFocus } from './ToastFocus.tsx';
export { ToastItem } from './ToastItem.tsx';

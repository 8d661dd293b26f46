export { Toasts, useShowToast } from './Toasts.tsx';

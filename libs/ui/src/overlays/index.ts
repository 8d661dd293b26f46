export { Toasts, useShowToast, type ToastMessage } from './Toasts.tsx';

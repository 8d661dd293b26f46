export { Toasts } from './Toasts.tsx';
export { useToasts } from './use-toasts.tsx';

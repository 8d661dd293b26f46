export { ChapterContextDialog } from './ChapterContextDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ContentDialog } from './ContentDialog.tsx';
export { Dialog } from './Dialog.tsx';
// For remotes that were released before it stood in the main part.
export { useBackAsEscape } from '../back/use-back-as-escape.ts';
export {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';

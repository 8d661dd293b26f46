export { ChapterContextDialog } from './ChapterContextDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ContentDialog } from './ContentDialog.tsx';
export {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';

export { ChapterContextDialog } from './ChapterContextDialog.tsx';
export {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  useRestoreFocusTarget,
} from '@fluentui/react-components';

import { Search24Regular } from '@fluentui/react-icons/svg/search';

/**
 * The icons that remotes use, by name. They must import them from `ui`, because the icon package depends on Griffel.
 * Imported one by one: the package's index would load about ten thousand icons into every test.
 */
export { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
export { BookOpen20Regular, BookOpen24Regular } from '@fluentui/react-icons/svg/book-open';
export { BranchFork20Regular } from '@fluentui/react-icons/svg/branch-fork';
export { ChatHelp24Regular } from '@fluentui/react-icons/svg/chat-help';
export { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
export { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
export { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
export { CompassNorthwest24Regular } from '@fluentui/react-icons/svg/compass-northwest';
export { Delete20Regular } from '@fluentui/react-icons/svg/delete';
export { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
export { Copy20Regular } from '@fluentui/react-icons/svg/copy';
export { Highlight20Regular } from '@fluentui/react-icons/svg/highlight';
export { Library24Regular } from '@fluentui/react-icons/svg/library';
export { Note20Regular } from '@fluentui/react-icons/svg/note';
export { Print20Regular } from '@fluentui/react-icons/svg/print';
export { Search20Regular } from '@fluentui/react-icons/svg/search';
export { Share20Regular } from '@fluentui/react-icons/svg/share';
export { Shield24Regular } from '@fluentui/react-icons/svg/shield';
/** The type of every icon component. */
export type Icon = typeof Search24Regular;
export { Search24Regular };

/** Icons within parts of `ui`, which load with them. */
export { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
export { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
export { Eye20Regular } from '@fluentui/react-icons/svg/eye';
export { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
export { Note16Regular } from '@fluentui/react-icons/svg/note';

/** Icons of the shell. No remote uses them: in `icons.ts` every first visit would load them. */
export { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
export { Mail20Regular } from '@fluentui/react-icons/svg/mail';
export { Person20Regular } from '@fluentui/react-icons/svg/person';

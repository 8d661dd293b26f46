/** Fields that few first screens have: for several lines, and for passwords. */
export { Textarea } from '@fluentui/react-components';
export { PasswordField } from './PasswordField.tsx';
export { RuleList } from './RuleList.tsx';
export { TextAreaField } from './TextAreaField.tsx';

/** Fields for passwords. */
export { PasswordField } from './PasswordField.tsx';
export { RuleList } from './RuleList.tsx';

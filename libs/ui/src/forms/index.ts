export { Field, Input, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
export { PasswordField } from './PasswordField.tsx';
export { RuleList } from './RuleList.tsx';
export { TextAreaField, TextField } from './TextField.tsx';

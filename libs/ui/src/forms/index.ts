export { Field, Input, Textarea } from '@fluentui/react-components';
export { PasswordField } from './PasswordField.tsx';
export { RuleList } from './RuleList.tsx';
export { SearchForm } from './SearchForm.tsx';
export { TextAreaField, TextField } from './TextField.tsx';
export { useCheckedText, type TextRule } from './use-checked-text.ts';
export { useSingleFlight, useSubmit } from './use-single-flight.ts';

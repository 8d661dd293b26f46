/** Fields of several lines. */
export { Textarea } from '@fluentui/react-components';
export { TextAreaField } from './TextAreaField.tsx';

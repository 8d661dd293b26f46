export { Radio, RadioGroup } from '@fluentui/react-components';
export { Choices } from './Choices.tsx';

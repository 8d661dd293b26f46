export { Radio, RadioGroup } from '@fluentui/react-components';

export { Field, Input, Radio, RadioGroup, Textarea } from '@fluentui/react-components';

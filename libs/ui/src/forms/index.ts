export { Field, Input } from '@fluentui/react-components';
export { SearchForm } from './SearchForm.tsx';
export { TextField } from './TextField.tsx';

export { Field, Input } from '@fluentui/react-components';
export { SearchForm } from './SearchForm.tsx';
export { TextField } from './TextField.tsx';
export { useCheckedText, type TextRule } from './use-checked-text.ts';
export { useSingleFlight, useSubmit } from './use-single-flight.ts';

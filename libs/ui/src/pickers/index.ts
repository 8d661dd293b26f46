export { Picker, type PickerOption } from './Picker.tsx';

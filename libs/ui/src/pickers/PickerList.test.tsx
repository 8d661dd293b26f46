import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PickerList } from './PickerList.tsx';

const options = ['Genesis', 'Exodus', 'Ezra', 'Zechariah'].map((label) => ({ value: label.toLowerCase(), label }));

it('keeps the order of what is typed while its code is loaded and right after', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const before = ['Enter', 'e'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const field = { label: 'Book', placeholder: 'Book', options, value: undefined, onChange };
  render(<PickerList {...field} before={before} />);
  const list = screen.getByRole('combobox', { name: 'Book' });
  fireEvent.keyDown(list, { key: 'z' });
  fireEvent.keyDown(list, { key: 'Enter' });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('ezra'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Picker } from './Picker.tsx';

// The list's code cannot be fetched.
vi.mock('./PickerList.tsx', () => {
  throw new Error('no network');
});

const options = ['Genesis', 'Exodus'].map((label) => ({ value: label.toLowerCase(), label }));

it('becomes the list of the browser when its own cannot be loaded', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Picker label="Book" placeholder="Book" options={options} value={undefined} onChange={onChange} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Book' }));
  const exodus = await screen.findByRole('option', { name: 'Exodus' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Book' }), exodus);
  expect(onChange).toHaveBeenCalledWith('exodus');
});

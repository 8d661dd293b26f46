/** Fields whose content is typed or chosen. Buttons and what the page fills in itself are none. */
const fields = 'textarea, input:not([type=hidden], [type=button], [type=submit], [type=reset])';

/** What is open to be finished: a form in a dialog, a menu in which something is chosen. */
const open = '[role=dialog], [role=alertdialog], dialog[open]';

function isFilledIn(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== '' && !(field instanceof HTMLInputElement && field.type === 'range');
}

/**
 * Whether a reload may lose something that is on the page: a field that is filled in, a dialog that is open. It looks at
 * the page, so that every remote is covered without having to say so, and rather sees too much: an open note that is
 * saved already counts too.
 */
export const isSomethingUnsaved = (): boolean =>
  document.querySelector(open) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(isFilledIn);

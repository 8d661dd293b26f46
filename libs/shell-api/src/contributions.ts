import { noContributions, type Contributions, type Extension } from '@berea/registry';
import { createContext, useContext } from 'react';

/** What all remotes contribute to the product. Filled by the shell. */
export const ContributionsContext = createContext<Contributions>(noContributions);

/**
 * Fills a template of an address: '/question?q={text}' with `{ text: 'why?' }` → '/question?q=why%3F'. A name without a
 * value is left empty. Values are encoded, so a slash or a question mark in one does not change the address around it.
 */
export const fillAddress = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}|%7B(\w+)%7D/g, (_, name: string | undefined, encoded: string | undefined) =>
    encodeURIComponent(values[name ?? encoded ?? ''] ?? ''),
  );

/**
 * The entries that other remotes contribute to an extension point of this one, such as 'verse-menu', with their
 * addresses still to be filled. Empty where no remote contributes.
 */
export const useExtensions = (point: string): readonly Extension[] =>
  useContext(ContributionsContext).extensions[point] ?? [];

/**
 * Looks up addresses of other remotes by name, filled with values. Undefined when no remote offers the name, or the
 * one that does is switched off: then there is nothing to link to.
 */
export function useNamedLinks(): (name: string, values?: Readonly<Record<string, string>>) => string | undefined {
  const { links } = useContext(ContributionsContext);
  return (name, values = {}) => {
    const template = links[name];
    return template === undefined ? undefined : fillAddress(template, values);
  };
}

import { loadedCareRules } from '@berea/care';
import { formDraft } from '@berea/shell-api';

/** What somebody has typed into a form of one text and has no answer to yet. */
interface TypedDraft {
  read(): string | undefined;
  keep(text: string): void;
  /** Forgets a text that was answered. What was typed since stays. */
  forget(answered: string): void;
}

/**
 * The draft of a form of one text, as `formDraft`. Privacy: a text that tells of danger is not kept, nor is one while the
 * rules that know it are not there.
 */
export function typedDraft(form: string): TypedDraft {
  const stored = formDraft(form);
  const read = () => stored.read()?.['text'];
  return {
    read,
    keep(text) {
      const rules = loadedCareRules();
      if (text.trim() === '' || !rules || rules.recognise(text)) stored.remove();
      else stored.write({ text });
    },
    forget(answered) {
      if (read()?.trim() === answered) stored.remove();
    },
  };
}

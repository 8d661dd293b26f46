import { formDraft } from '@berea/shell-api';

/** The name under which the form of a note keeps what is typed. @param reference 'John 3:16' */
export const noteDraftName = (reference: string): string => `note ${reference}`;

/** What was typed for a note and is not saved. @param reference 'John 3:16' */
export const noteDraft = (reference: string) => formDraft(noteDraftName(reference));

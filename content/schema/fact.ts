import { z } from 'zod';
import { alias, cardReference, itemId, prose } from './card.ts';

/**
 * One thing that people ask for and that has a short answer: 'who killed Goliath'. Code matches a question to the
 * subject, with its other names in `other-names.yaml`, and to the patterns of the relation.
 */
export const fact = z.strictObject({
  id: itemId,
  /** A name ('Goliath'), a thing ('the flood') or, where the relation's patterns ask for it, a deed ('built the ark'). */
  subject: prose,
  /** What the answer is of the subject, of those in `relations.yaml`: 'killer', 'father', 'age at death'. */
  relation: prose,
  /** The answer as values: ['David'], ['40 days']. Empty only where the Bible does not tell. */
  answer: z.array(prose),
  /** The answer as one sentence that stands alone. */
  sentence: z
    .string()
    .trim()
    .regex(/^[A-Z0-9“].*[.?”]$/s, 'is a sentence'),
  /** Where it is told; every name and number of the answer and the sentence occurs there. Most important first. */
  references: z.array(cardReference).min(1).max(8),
  /** Further ways to ask that no pattern of the relation gives. */
  asked: z.array(alias).min(1).max(12).optional(),
  /** What is disputed, in one or two sentences. */
  disputed: prose.optional(),
  /** Set where the Bible does not tell; the sentence says so, and may add what is told elsewhere. */
  notTold: z.literal(true).optional(),
  /** The title of the entry or the question that says more. */
  card: prose.optional(),
});
export type Fact = z.infer<typeof fact>;

/** What a question asks for, by its first words, and its usual wordings. `{subject}` stands for the subject. */
export const relationWordings = z.strictObject({
  type: z.enum([
    'who',
    'whose',
    'what',
    'where',
    'when',
    'how',
    'how many',
    'how long',
    'how old',
    'how much',
    'who wrote',
    'what does it mean',
    'is it in the Bible',
    'may I',
    'is it so',
  ]),
  patterns: z.array(z.string().regex(/^[a-z ]*\{subject\}[a-z’ ]*$/)).min(2),
});
export type RelationWordings = z.infer<typeof relationWordings>;

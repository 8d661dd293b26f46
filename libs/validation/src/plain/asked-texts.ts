import { loadedCareRules } from '@berea/care';
import { trimmedRule, type TextRule } from './text-rule.ts';

interface Length {
  readonly least: number;
  readonly tooShort: string;
  readonly most: number;
  readonly tooLong: string;
}

const isDanger = (text: string): boolean => loadedCareRules()?.recognise(text) !== undefined;

/**
 * Rule for free text the user types as a question; trimmed. Text that signals danger is accepted at any length, where
 * the care rules are loaded: "kms" has only three letters, and help must not depend on a form rule.
 */
const askedText = ({ least, tooShort, most, tooLong }: Length): TextRule =>
  trimmedRule(
    [(text) => text.length >= least || isDanger(text), tooShort],
    [(text) => text.length <= most || isDanger(text), tooLong],
  );

/** An objection to the Christian faith. */
export const objectionRule = askedText({
  least: 5,
  tooShort: 'Question must be at least 5 characters',
  most: 500,
  tooLong: 'Question must be less than 500 characters',
});

/** A question in plain English. */
export const questionRule = askedText({
  least: 10,
  tooShort: 'Question must be at least 10 characters',
  most: 500,
  tooLong: 'Question must be less than 500 characters',
});

/** The term to look up in the encyclopedia. */
export const encyclopediaTermRule = askedText({
  least: 2,
  tooShort: 'Search term must be at least 2 characters',
  most: 200,
  tooLong: 'Search term must be less than 200 characters',
});

/** The specification sets no limit; this is more than a topic needs. */
export const maxTopicLength = 200;

/** The topic to study. */
export const studyTopicRule = askedText({
  least: 1,
  tooShort: 'Topic is required',
  most: maxTopicLength,
  tooLong: 'Topic must be at most 200 characters',
});

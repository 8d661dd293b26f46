import type { CareKind } from './situations.ts';

/** The heading and the first words of the help block. */
export interface FirstWords {
  readonly title: string;
  readonly message: string;
}

/**
 * What the help block says where no card replaces the answer: above an ordinary answer, and on a screen whose call has failed. The writer
 * may or may not be in danger, so the words take nothing for granted.
 */
export const firstWords: Readonly<Record<CareKind, FirstWords>> = {
  'self-harm': {
    title: 'You are not alone',
    message:
      'If this is about you, it is good that you typed it. If you have already hurt yourself or taken something, call the emergency number. ' +
      'If you might, move away from anything you could use, go where somebody else is, and call or text one of these now. You can call ' +
      'when you are only tired, numb or unsure, too. If you are worried about somebody, they can tell you how to help.',
  },
  abuse: {
    title: 'You deserve to be safe',
    message:
      'If somebody is hurting you, it is not your fault, and you do not have to put up with it. If there is danger now, call the emergency ' +
      'number, and get to where other people are if you can. The people below will listen, even if you are not sure what to call it. You can ' +
      'ask them who else they would have to tell. If you fear for a child, you can call today, even if you are not sure.',
  },
  violence: {
    title: 'Nobody has to get hurt',
    message:
      'If you are afraid of what you might do, it is good that you stopped to ask. Get away from the person and from anything that could be ' +
      'a weapon, and call somebody before you go back. If you are afraid of somebody else, get to a safe place and call the emergency number. ' +
      'You do not need to be certain.',
  },
  medical: {
    title: 'Please ask before you stop a medicine',
    message:
      'Some medicines are dangerous to stop suddenly, even when you feel well. Before you change or refuse anything, speak to the person who ' +
      'prescribed it or to a pharmacist, and tell them your reasons. If somebody is very unwell now, has taken too much, or is without a ' +
      'medicine they need to live, such as insulin, call the emergency number.',
  },
};

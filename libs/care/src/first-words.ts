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
      'If this is about you, it is good that you typed it. If you might act on it, move away from anything you could use, go where ' +
      'somebody else is, and call or text one of these now. They answer people who are tired, numb or unsure, too. If it is about somebody you ' +
      'know, they will tell you how to help.',
  },
  abuse: {
    title: 'You deserve to be safe',
    message:
      'If somebody is hurting you, or a child you know, it is not your fault and it is not yours to put up with. If there is danger now, ' +
      'get to where other people are and call the emergency number. The people below believe you, keep what you say private as far as the ' +
      'law lets them, and help you think, even if you are not sure what to call it.',
  },
  violence: {
    title: 'Nobody has to get hurt',
    message:
      'If you are afraid of what you might do, it is good that you stopped to ask. Step away from the person and from anything that could ' +
      'be a weapon, and call somebody before you go back. If you are afraid of somebody else, get to a safe place and call the emergency ' +
      'number. You do not need to be certain.',
  },
  medical: {
    title: 'Please talk to someone who knows your medicine',
    message:
      'Some medicines are dangerous to stop suddenly, even when you feel well. Before you change or refuse anything, speak to the person ' +
      'who prescribed it, a pharmacist, or one of these lines; they will listen to your reasons. If somebody is very unwell now, call the ' +
      'emergency number.',
  },
};

import type { Fact } from './fact.ts';
import { askedInQuizzesFacts } from './asked-in-quizzes.ts';
import { booksAndPlacesFacts } from './books-and-places.ts';
import { exodusAndLawFacts } from './exodus-and-law.ts';
import { firstFamiliesFacts } from './first-families.ts';
import { judgesAndKingsFacts } from './judges-and-kings.ts';
import { kingsAndProphetsFacts } from './kings-and-prophets.ts';
import { newTestamentFacts } from './new-testament.ts';
import { oftenAskedFacts } from './often-asked.ts';
import { patriarchsFacts } from './patriarchs.ts';
import { quizNewTestamentFacts } from './quiz-new-testament.ts';
import { quizOldTestamentFacts } from './quiz-old-testament.ts';
import { quizPeopleAndScenesFacts } from './quiz-people-and-scenes.ts';
import { quizNumbersAndPlacesFacts } from './quiz-numbers-and-places.ts';
import { whoAndWhatFacts } from './who-and-what.ts';
import { peopleAskedForFacts } from './people-asked-for.ts';
import { agesAndNumbersFacts } from './ages-and-numbers.ts';
import { meaningsOfNamesFacts } from './meanings-of-names.ts';
import { whereItHappenedFacts } from './where-it-happened.ts';
import { booksInOrderFacts } from './books-in-order.ts';
import { scenesAndSuperlativesFacts } from './scenes-and-superlatives.ts';
import { mayIFacts } from './may-i.ts';
import { wonderedAboutFacts } from './wondered-about.ts';
import { peoplesAndCustomsFacts } from './peoples-and-customs.ts';
import { wordsExplainedFacts } from './words-explained.ts';
import { storiesOfTheLawFacts } from './stories-of-the-law.ts';
import { storiesOfJudgesAndKingsFacts } from './stories-of-judges-and-kings.ts';
import { storiesOfTheProphetsFacts } from './stories-of-the-prophets.ts';
import { storiesOfJesusFacts } from './stories-of-jesus.ts';
import { storiesOfTheApostlesFacts } from './stories-of-the-apostles.ts';
import { askedOfTheLawFacts } from './asked-of-the-law.ts';
import { askedOfTheJudgesFacts } from './asked-of-the-judges.ts';
import { askedOfTheKingsFacts } from './asked-of-the-kings.ts';
import { askedOfTheProphetsFacts } from './asked-of-the-prophets.ts';
import { askedOfTheGospelsFacts } from './asked-of-the-gospels.ts';
import { askedOfTheApostlesFacts } from './asked-of-the-apostles.ts';
import { saidAndComparedFacts } from './said-and-compared.ts';
import { describedInOtherWordsFacts } from './described-in-other-words.ts';
import { whyAndHowFacts } from './why-and-how.ts';
import { wellKnownFacts } from './well-known.ts';
import { bookChapters } from './book-chapters.ts';

export type { Fact };
export { relations } from './relations.ts';
export { otherNames } from './subjects.ts';

/** Every fact. */
export const facts: readonly Fact[] = [
  ...askedInQuizzesFacts,
  ...peoplesAndCustomsFacts,
  ...wordsExplainedFacts,
  ...storiesOfTheLawFacts,
  ...storiesOfJudgesAndKingsFacts,
  ...storiesOfTheProphetsFacts,
  ...storiesOfJesusFacts,
  ...storiesOfTheApostlesFacts,
  ...whyAndHowFacts,
  ...booksAndPlacesFacts,
  ...exodusAndLawFacts,
  ...firstFamiliesFacts,
  ...judgesAndKingsFacts,
  ...kingsAndProphetsFacts,
  ...newTestamentFacts,
  ...oftenAskedFacts,
  ...patriarchsFacts,
  ...quizNewTestamentFacts,
  ...quizOldTestamentFacts,
  ...quizPeopleAndScenesFacts,
  ...quizNumbersAndPlacesFacts,
  ...wellKnownFacts,
  ...whoAndWhatFacts,
  ...peopleAskedForFacts,
  ...agesAndNumbersFacts,
  ...meaningsOfNamesFacts,
  ...whereItHappenedFacts,
  ...booksInOrderFacts,
  ...scenesAndSuperlativesFacts,
  ...mayIFacts,
  ...wonderedAboutFacts,
  ...bookChapters,
  ...askedOfTheLawFacts,
  ...askedOfTheJudgesFacts,
  ...askedOfTheKingsFacts,
  ...askedOfTheProphetsFacts,
  ...askedOfTheGospelsFacts,
  ...askedOfTheApostlesFacts,
  ...saidAndComparedFacts,
  ...describedInOtherWordsFacts,
];

import { workHomeAndNewFaith } from './work-home-and-new-faith.ts';
import { youngAndAsking } from './young-and-asking.ts';
import { askedInGroups } from './asked-in-groups.ts';
import { newToAllThis } from './new-to-all-this.ts';
import { atTheBedside } from './at-the-bedside.ts';
import { leadingAGroup } from './leading-a-group.ts';
import { dutyAndOtherWays } from './duty-and-other-ways.ts';
import { bodyMindAndChange } from './body-mind-and-change.ts';
import { relativesAndLove } from './relatives-and-love.ts';
import type { QuestionCard } from '../card.ts';
import { smallAndDaily } from './small-and-daily.ts';
import { bodyAndHousehold } from './body-and-household.ts';
import { familyAndFairness } from './family-and-fairness.ts';
import { workAndConscience } from './work-and-conscience.ts';
import { familyUnderStrain } from './family-under-strain.ts';
import { childrenInOurCare } from './children-in-our-care.ts';
import { illnessCloseToUs } from './illness-close-to-us.ts';
import { churchAndTheWayAhead } from './church-and-the-way-ahead.ts';
import { strengthAndPeace } from './strength-and-peace.ts';
import { peopleAroundMe } from './people-around-me.ts';
import { godAndHisCharacter } from './god-and-his-character.ts';
import { creationAndDailyLife } from './creation-and-daily-life.ts';
import { guidanceAndChurch } from './guidance-and-church.ts';
import { heartAndMind } from './heart-and-mind.ts';
import { heavenAndHell } from './heaven-and-hell.ts';
import { holySpiritCards } from './holy-spirit.ts';
import { jesusCards } from './jesus.ts';
import { oftenWondered } from './often-wondered.ts';
import { oneAnother } from './one-another.ts';
import { prayerCards } from './prayer.ts';
import { salvationCards } from './salvation.ts';
import { sinAndForgiveness } from './sin-and-forgiveness.ts';
import { sufferingAndDeath } from './suffering-and-death.ts';
import { theBible } from './the-bible.ts';
import { theEnd } from './the-end.ts';
import { theUnseen } from './the-unseen.ts';
import { marriageAndSex } from './marriage-and-sex.ts';
import { singlenessAndFamily } from './singleness-and-family.ts';
import { moneyAndWork } from './money-and-work.ts';
import { lifeAndSociety } from './life-and-society.ts';
import { conductAndCitizenship } from './conduct-and-citizenship.ts';
import { habitsAndTheBody } from './habits-and-the-body.ts';
import { characterAndHonesty } from './character-and-honesty.ts';
import { datingAndRemarriage } from './dating-and-remarriage.ts';
import { homeAndChildren } from './home-and-children.ts';
import { serving } from './serving.ts';
import { sexualityAndGender } from './sexuality-and-gender.ts';
import { forceAndDefence } from './force-and-defence.ts';
import { medicineAndDying } from './medicine-and-dying.ts';
import { moneyAndDuty } from './money-and-duty.ts';
import { foodAndPastimes } from './food-and-pastimes.ts';
import { feastsAndSuperstition } from './feasts-and-superstition.ts';
import { faithOfOthers } from './faith-of-others.ts';
import { firstSteps } from './first-steps.ts';
import { bibleForBeginners } from './bible-for-beginners.ts';
import { whenSomeoneDies } from './when-someone-dies.ts';
import { childrenLongedForAndLost } from './children-longed-for-and-lost.ts';
import { howTheBibleCameDown } from './how-the-bible-came-down.ts';
import { teachingOfJesus } from './teaching-of-jesus.ts';
import { faithUnderStrain } from './faith-under-strain.ts';
import { worldReligions } from './world-religions.ts';
import { hardStoriesInGenesis } from './hard-stories-in-genesis.ts';
import { puzzlingStories } from './puzzling-stories.ts';
import { hardStoriesOfExodusAndJudges } from './hard-stories-of-exodus-and-judges.ts';
import { hardStoriesOfTheKings } from './hard-stories-of-the-kings.ts';
import { hardTextsOfTheLaw } from './hard-texts-of-the-law.ts';
import { lawAndWorshipOfIsrael } from './law-and-worship-of-israel.ts';
import { peopleOfTheBibleLands } from './people-of-the-bible-lands.ts';
import { wordsOfTheBible } from './words-of-the-bible.ts';
import { addictionCards } from './addiction.ts';
import { worthAndBelonging } from './worth-and-belonging.ts';
import { wordsOfFaith } from './words-of-faith.ts';
import { churchYearAndPractice } from './church-year-and-practice.ts';
import { whenItIsHard } from './when-it-is-hard.ts';
import { whenWorkOrMoneyFails } from './when-work-or-money-fails.ts';
import { gladDays } from './glad-days.ts';
import { versesForOccasions } from './verses-for-occasions.ts';
import { whenAMarriageHurts } from './when-a-marriage-hurts.ts';
import { hardStoriesOfTheNewTestament } from './hard-stories-of-the-new-testament.ts';
import { theLastDays } from './the-last-days.ts';
import { catholicLife } from './catholic-life.ts';
import { churchesAndTheirWays } from './churches-and-their-ways.ts';
import { beliefsAroundUs } from './beliefs-around-us.ts';
import { growingInFaith } from './growing-in-faith.ts';
import { illnessAndDying } from './illness-and-dying.ts';
import { mindAndNight } from './mind-and-night.ts';
import { prisonWarAndFlight } from './prison-war-and-flight.ts';
import { faithDayByDay } from './faith-day-by-day.ts';

/** Every shelf of this folder. */
export const questionCards: readonly QuestionCard[] = [
  ...godAndHisCharacter,
  ...jesusCards,
  ...sufferingAndDeath,
  ...illnessAndDying,
  ...whenSomeoneDies,
  ...salvationCards,
  ...sinAndForgiveness,
  ...heavenAndHell,
  ...theEnd,
  ...theBible,
  ...prayerCards,
  ...holySpiritCards,
  ...theUnseen,
  ...marriageAndSex,
  ...singlenessAndFamily,
  ...childrenLongedForAndLost,
  ...moneyAndWork,
  ...lifeAndSociety,
  ...heartAndMind,
  ...faithUnderStrain,
  ...mindAndNight,
  ...addictionCards,
  ...worthAndBelonging,
  ...strengthAndPeace,
  ...peopleAroundMe,
  ...whenItIsHard,
  ...whenWorkOrMoneyFails,
  ...whenAMarriageHurts,
  ...prisonWarAndFlight,
  ...oneAnother,
  ...conductAndCitizenship,
  ...habitsAndTheBody,
  ...characterAndHonesty,
  ...datingAndRemarriage,
  ...homeAndChildren,
  ...sexualityAndGender,
  ...forceAndDefence,
  ...medicineAndDying,
  ...moneyAndDuty,
  ...foodAndPastimes,
  ...feastsAndSuperstition,
  ...guidanceAndChurch,
  ...creationAndDailyLife,
  ...faithOfOthers,
  ...worldReligions,
  ...hardStoriesInGenesis,
  ...puzzlingStories,
  ...hardStoriesOfExodusAndJudges,
  ...hardStoriesOfTheKings,
  ...hardTextsOfTheLaw,
  ...hardStoriesOfTheNewTestament,
  ...theLastDays,
  ...catholicLife,
  ...churchesAndTheirWays,
  ...beliefsAroundUs,
  ...oftenWondered,
  ...firstSteps,
  ...bibleForBeginners,
  ...howTheBibleCameDown,
  ...teachingOfJesus,
  ...lawAndWorshipOfIsrael,
  ...peopleOfTheBibleLands,
  ...wordsOfTheBible,
  ...wordsOfFaith,
  ...churchYearAndPractice,
  ...growingInFaith,
  ...faithDayByDay,
  ...smallAndDaily,
  ...bodyAndHousehold,
  ...familyAndFairness,
  ...workAndConscience,
  ...familyUnderStrain,
  ...childrenInOurCare,
  ...illnessCloseToUs,
  ...churchAndTheWayAhead,
  ...relativesAndLove,
  ...bodyMindAndChange,
  ...dutyAndOtherWays,
  ...leadingAGroup,
  ...atTheBedside,
  ...newToAllThis,
  ...askedInGroups,
  ...youngAndAsking,
  ...workHomeAndNewFaith,
  ...gladDays,
  ...serving,
  ...versesForOccasions,
];

import { idiomsOfOrdinaryTrouble } from './of-ordinary-trouble.ts';
import type { Idiom } from '../row.ts';
import { exaggerations } from './exaggeration.ts';
import { idiomsOfEveryDay } from './of-every-day.ts';
import { idiomsOfPlay } from './play.ts';
import { idiomsOfFaith } from './of-faith.ts';

/**
 * Scripture and everyday speech that uses the words of danger. Each is blotted out before the tables are read, so
 * that no pattern can match through it, and whatever else the text says still counts.
 */
export const idioms: readonly Idiom[] = [
  ...idiomsOfFaith,
  ...idiomsOfEveryDay,
  ...idiomsOfOrdinaryTrouble,
  ...exaggerations,
  ...idiomsOfPlay,
];

/**
 * What a person of the Bible said, wanted or did, to the end of the sentence. Blotted where no "i", no "my" and
 * nobody close to the writer stands in the text: "why did job want to die".
 */
export const ofScripture: readonly string[] = [
  `{bible} .. (said|says|say|cried|cries|prayed|prays|pray|asked|asks|ask|begged|beg|wished|wish|meant|mean|want
    |wanted|tell|told|wrote|write|curse|cursed|lament|laments) ~ (die|death|my life|kill me|kill|killed|born|live
    |me|my)`,
  `{bible} ~ (suicide|kill|killed|killing|hang|hanged|hung|rape|raped|rapes|raping|murder|murdered|himself
    |herself|die|died|beat|beaten|burned|sacrificed|stoned|threatened|abused|abuse|cut|whipped|stab|stabbed
    |drowned|slept with|seduced|assaulted)`,
  `(suicide|suicides|kill|killed|killing|hang|hanged|rape|raped|murder|murdered|die|died|death|beat|beating
    |stoning|slaughter|abuse|sacrifice|assault) .. (of|by|did|was|himself|in|himself like)? .. {bible}`,
];

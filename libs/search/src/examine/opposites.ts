import { phraseTerm } from '../phrases/phrase-terms.ts';

/** Words that turn a sentence round when one stands for the other. */
const pairs =
  'love hate|good evil|good bad|life death|live die|light darkness|light dark|truth lie|true false|heaven hell|heaven earth|first last|' +
  'rich poor|blessed cursed|bless curse|righteous wicked|righteousness wickedness|wise foolish|wisdom folly|wisdom foolishness|strong weak|' +
  'strength weakness|joy sorrow|joy grief|peace war|peace sword|save destroy|saved lost|saved condemned|spirit flesh|faith works|faith sight|' +
  'faith doubt|grace law|grace works|believe doubt|give take|give receive|begin end|beginning end|humble proud|humility pride|hope despair|' +
  'free slave|freedom slavery|bond free|friend enemy|friends enemies|father mother|son daughter|husband wife|husbands wives|man woman|men women|' +
  'king servant|servant master|servants masters|day night|morning evening|up down|rise fall|open shut|open closed|loose bind|near far|' +
  'remember forget|obey disobey|accept reject|clean unclean|holy unholy|just unjust|healed sick|health sickness|greater less|greatest least|' +
  'more less|many few|much little|all some|everyone some|always sometimes|everlasting temporary|eternal temporal|present absent|visible invisible|' +
  'seen unseen|old new|young old|right left|east west|north south|gentle harsh|soft harsh|slow quick|swift slow|patient impatient|lend borrow|' +
  'sow reap|seek flee|resist submit|resist obey|draw flee|afraid brave|fear courage|fear love|laugh weep|mourn rejoice|build destroy|gather scatter|' +
  'before after|above below|heavy light|easy hard|broad narrow|wide narrow|faithful unfaithful|perfect imperfect|increase decrease|guilty innocent|' +
  'sin righteousness|mercy judgment|mercy wrath|forgive condemn|forgive punish|repent sin|treasure trash|perish live|perish prosper|possible impossible|' +
  'worthy unworthy|glory shame|honor dishonor|honor shame|gain loss|live gain|hear ignore|god satan|god devil|angels demons|comfort trouble|comfort tribulation|comfort affliction|vain eternal|fleeting eternal|passing eternal|honest deceitful|clean filthy|increase diminish|multiply diminish|fill empty|sleep wake|silent loud|hot cold|abundance lack|plenty famine|justice injustice|unity division|trust distrust|bitter sweet|victory defeat|whole broken';

const opposite = new Map<string, Set<string>>();
for (const pair of pairs.split('|')) {
  const [one, other] = pair.split(' ').map(phraseTerm) as [string, string];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    opposite.set(from, (opposite.get(from) ?? new Set()).add(to));
}

/** Whether two terms are opposites. */
export const areOpposites = (one: string, other: string): boolean => opposite.get(one)?.has(other) ?? false;

import type { Row } from '../row.ts';

/**
 * Wishes to die, to be gone, to be taken: spoken to God or to nobody. Samaritans and the WHO (Preventing suicide)
 * name them.
 */
export const suicideWishes: readonly Row[] = [
  { when: 'i .. {want} .. (to|about|of|for|i)? .. {die}', unless: '{not-me-dying}', example: 'I just want to die' },
  {
    when: `^ .. (want|wanting|wish|wishing|ready|going|need|praying|hoping|longing|thinking|thoughts|planning|trying
        |rather|tempted) (to|of|about|for|i)? .. (was|were|be|had)? {die}`,
    unless: '{bible-named}',
    example: 'wanna die so bad',
  },
  {
    when: `(not|no longer|never|hardly) .. (want|wish|care|like|desire|see|wanting|meant|supposed|able|deserve|plan
        |going|intend|wanna|feel like|interested in|trying|expect|worth) .. (to|in|myself)? .. {live}`,
    unless:
      '{their-suicide}|{bible-named}|make it (worse|better|right|up|about|clear|look|sound|easier|harder|awkward)|be (like (that|him|her|them|this)|rude|mean|unkind|late|lukewarm|a dinosaur|right|a new|friends)',
    example: 'i dont want to be here anymore',
  },
  {
    when: `(not|never|no longer) (to)? .. (wake up|waking up|wake|woke up|be alive|exist|existing|been born|be born
        |existed|be here anymore|live anymore|live any longer)`,
    also: '{i}',
    unless: '{their-suicide}|{bible-named}',
    example: 'praying I would simply not wake up in the morning',
  },
  {
    when: `(god|lord|jesus|him|he|please|father|just|ask|asked|asking|beg|begging|wish) .. (to|will|would|could|can
        |just|please)? .. take (me|my life|me home|me away|me now)`,
    unless: '{bible-named}|(take|takes) me (to|for|back|seriously)',
    example: 'i ask god every night to take me',
  },
  {
    when: 'take (me|my life) (now|home|away|tonight|out|lord|god|jesus|please)',
    unless: '{bible-named}',
    example: 'lord please just take me home',
  },
  {
    when: `i .. can not .. (go on|do this|do it|take it|take this|take anymore|take any|take much|live like|live
        |cope|carry on|keep going|keep doing|handle|bear it|bear this|stand it|endure|hold on|keep living|keep
        fighting|survive|face another|face tomorrow|continue|keep on|do life|live with|make it) .. (anymore|any
        longer|no more|longer|much|another|day|like this|like that|this pain|this way|with myself|tomorrow|$)`,
    unless: 'job|boss|church|{partner}|{parent}|kids|school|work',
    example: 'i cant do this anymore',
  },
  {
    when: `(i|it|everything|all|pain|suffering|this|life|voices) .. (want|wish|need|make|just|hope|waiting|ready) ..
        (it|everything|all|pain|suffering|this|life|hurting|voices|hurt|misery) .. (to)? .. (end|stop|be over
        |over|go away|to be done)`,
    also: '(i|my|me) ~',
    unless: '{bible-named}|rapture|argu*|war|{partner}|{child}|fight*|traffic|tribulation|noise',
    example: 'i want it all to be over',
  },
  { when: 'not let me die', example: 'why does god not let me die' },
  {
    when: `(looking forward to|welcome|embrace|wait for|waiting for|longing for|long for|pray for|praying for|wish
        for|crave|beg for|begging for|prayed for|ask for|asking for|hope for|desire|want|ready for|seek) (death
        |my death|dying|to be dead|my own death|the end|eternal sleep)`,
    unless: '{bible-named}|{about-it}|penalty|of',
    example: 'is it a sin to pray for death',
  },
  {
    when: `(want|wish|long|ready|going|like|rather|love|plan|need|desire|decided|time|longing|prefer) .. (to|for me
        |be|is)? .. (depart|join|be with|go home|go to heaven|meet|meeting|see|go be with|be in heaven|come home
        |go to be|go to jesus) .. (jesus|god|lord|christ|heaven|him|her|mum|mom|dad|wife|husband|son|daughter
        |baby|child|creator|maker|father)? .. (now|tonight|today|already|early|soon|right now|before|tomorrow|in
        heaven|faster|so bad|this week|how to|again in heaven|in the grave)`,
    also: '(i|me|my)',
    unless: 'rapture|saved|make it|sure|see (him|her|them|my .. |mum|mom|dad) again|again in heaven',
    example: 'i just want to go be with jesus tonight',
  },
  {
    when: `(is it|would it be|will it be|can it be|why is it) .. (sin|wrong|ok|okay|bad|selfish|unforgivable
        |forgivable) .. (to|if i|for)? .. (want|wanting|wish|pray|hope|ask|asking|long|desire|think|end|take
        |hoping) .. (to|of|about|god to|your|you)? .. (die|death|be dead|end your|your own life|dying|take me|not
        live|suicide|never wake|not wake)`,
    unless: '{bible-named}|penalty',
    example: 'is it a sin to want to die',
  },
  {
    when: `(will|would|could|does|can|is) (god|jesus|i|he) .. (forgive|hate|judge|send|accept|understand|go|still|be
        |let|punish|take) ~ (if|for|because|when) i .. (suicide|end it|jump|overdose|die on purpose|do it|give up
        |end everything|took my|pull the trigger|end my)`,
    example: 'would god still accept me if i end it',
  },
  {
    when: `(tonight is the night|it is my time to go|i will be gone (soon|tomorrow|by)|by the time you read|see you
        on the other side|i will not be here (tomorrow|much|for long|by|next|anymore)|will be gone by (morning
        |tomorrow)|do not look for me|not going to be around (much|for)|my kids will be fine without me|no
        tomorrow for me|i am already dead inside|dead inside)`,
    example: 'i wont be here tomorrow',
  },
  {
    when: `(want|wish|going|could|feel like|need|like|rather) .. (to|i)? .. (disappear|vanish|fade away|sleep
        forever|fall asleep forever|evaporate|melt away|go to sleep and)`,
    also: 'i',
    example: 'i just want to disappear',
  },
  {
    when: `(samson|saul|judas|elijah|job|jonah|paul|ahithophel|jeremiah|moses|david|solomon|naomi) ~ (and i do (too
        |as well)|i do too|and so have i|wrong for me|me to do the same|so do i|so am i|i do too|same here|i
        relate|how i feel|like i do|like me|that is me|thats me|why not me|why can i not|so can i|feel the same
        |same as me|feel like that|i understand him|want the same|i do too|me too)`,
    example: 'Saul fell on his own sword so why is it wrong for me to do the same',
  },
];

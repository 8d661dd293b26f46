import type { Row } from '../row.ts';

/**
 * Talk of dying, of being a burden or trapped, of no reason to live: warning signs that the 988 Lifeline,
 * Samaritans and the WHO name.
 */
export const suicideReasons: readonly Row[] = [
  {
    when: `(decided|going|want|ready|plan|planning|time|soon) (to|i will)? (follow|join) (him|her|them|my (husband|wife
        |son|daughter|mum|mom|mother|dad|father|boy|girl|baby|brother|sister|twin))`,
    also: '(died|dead|death|went|gone|lost|passed|heaven|grave|buried|funeral|other side)',
    unless: '{bible-named}|jesus|church|instagram|facebook|tiktok|mission|army|navy|catholic',
    example: 'my husband died in march and i have decided to follow him',
  },
  {
    when: `(better|easier|happier|relieved|glad|fine|okay|ok|best|good|favour|favor) .. (off|place|world)? ..
        (without (me|you)|if i (was|were|am|die|died|had|left|disappear|disappeared|go|went|did|vanished|just)
        |when i am (gone|dead)|with me (dead|gone))`,
    example: 'everyone would be better off without me',
  },
  {
    when: `(nobody|no one|noone|anyone|anybody|who|none|everyone|somebody|they) .. (would|will|even|is going to
        |really|ever)? .. (miss|care|notice|cry|mind|sad|come|happy|know) .. (me|i|my funeral) .. (gone|die|died
        |dead|disappear|disappeared|leave|left|was not here|funeral|did not|not wake)`,
    example: 'nobody would even notice if i was gone',
  },
  {
    when: `(no|not|any|nothing|lost|without|little|see|losing|lack|run out of|have) .. (any|a|my|the)? .. (reason
        |reasons|point|will|purpose|desire|strength|nothing|left|worth|energy) .. (to|in|for|of|left) .. (live
        |living|go on|going on|life|carry on|carrying on|being alive|continue|keep going|stay alive|stay|exist
        |wake up|be alive|keep living|getting up|being here)`,
    unless: '{bible-named}|{about-it}',
    example: 'i have no reason to live',
  },
  {
    when: `(i am|i feel|i feel like|being|i have become|become|just|be|like|me|only) .. (a|such a|the|too much of a
        |nothing but a)? .. (burden|dead weight|waste of space|waste of oxygen|waste of air|mistake)`,
    unless: 'burdens|made a|was a',
    example: 'i am just a burden on my family',
  },
  {
    when: `(wish|wished|wishing|hope|should|want|better|rather|wanted|wants|prefer) .. (i|me|myself|god|he|that) ..
        (was|were|had|be|am|would|never|did|could|to|to be|been|have) .. (dead|never born|not alive|die|died|not
        here|gone forever|not exist|invisible|killed|not born|in my grave|in heaven already|in heaven now|end
        |disappear|been born|struck|strike me|born|cease|vanish|gone)`,
    unless: '{not-me-dying}|{bible-named}',
    example: 'i wish i was never born',
  },
  {
    when: `(why|how come) .. (am i|did i|do i|does god|did god|did he|was i|keep|god|would god|must i|does he|have i
        |should i) .. (still alive|even alive|still here|survive|let me live|me alive|keep me here|have to live
        |have to be alive|let me die|have to exist|even exist|born|wake me up|create me|make me|keep waking|keep
        living|stay alive|exist|living|not let me die|live)`,
    unless: '{about-it}|again|sin*|righteous*|christian',
    example: 'why am i still alive',
  },
  {
    when: `(i|me) .. (deserve|do not deserve|not deserve|not worth|not fit|not worthy|unworthy|no right) .. (to|of)?
        .. (die|death|live|life|living|be alive|exist|breathe|breathing|hell|be dead|alive|be here|saving)`,
    unless: '{bible-named}|eternal|hell|sinners',
    example: 'i do not deserve to live',
  },
  {
    when: `(life|living|my life) .. (is|has|was|feels|seems) .. (not|no|nothing|too) .. (worth|longer|meaning|left
        |worth living|point|painful|purpose)`,
    unless: '{about-it}|{bible-named}|anxiety|worry',
    example: 'my life is not worth living',
  },
  {
    when: `(done|finished|over|tired of|sick of|fed up with|through|exhausted of|exhausted with|exhausted by|hate
        |hating|had enough of|weary of|given up on|giving up on|give up on|bored of) (with)? (being alive|living
        |life|this life|existing|the world|existence|waking up|breathing|being here|trying to live|everything and
        want|staying alive)`,
    unless: '{bible-named}|sin|living in|living with|living like',
    example: 'i am so tired of living',
  },
  {
    when: `(death|dying) .. (would|will|is|seems|looks|sounds|feels) .. (be)? .. (relief|better|easier|peaceful
        |welcome|only|escape|appealing|comforting|good|friend|rest|beautiful|way out|answer|calling)`,
    also: '(me|i|my)',
    unless: '{bible-named}|not the end',
    example: 'death would be a relief for me',
  },
  {
    when: '(kill|killing|unalive|hang) yourself .. (if|when|because|to|so)',
    also: '(i|me|my|pain|alone|nobody|no one|everyone)',
    example: 'is it ok to kill yourself if nobody loves you',
  },
];

import type { Row } from '../row.ts';

/** Looser than `threats.ts`, and read after the tables that say more. */
export const threatsSigns: readonly Row[] = [
  {
    when: `(gang|cartel|men|people|they|family|brothers|uncles|husband|ex|police|loan sharks|militants|dealers
        |traffickers|he) .. (are|is|keep|keeps|still|now|were)? .. (looking for|searching for|hunting|hunting for
        |coming for|coming after|chasing|closing in on|sent men|sent people) (me|us|my)`,
    unless: '{bible-named}|god is|jesus|lord|ministry|job',
    example: 'i testified against a gang and now they are looking for me',
  },
  {
    when: `(come|comes|coming|came|show up|arrive|return|stand|standing|outside|walk|walked|waiting|at my|enter
        |entered) .. (to|on|in|at|back|into|the|our|my)? ~ with .. (gun|guns|knife|knives|machete|machetes|bomb
        |weapon|weapons|petrol|acid|axe|rifle|sticks|clubs|stones)|(men|man|boys|people|gang|guys|someone) with
        .. (gun|guns|knife|knives|machete|machetes|weapon|weapons|bombs)`,
    unless: '{bible-named}|suicide|himself|garden|jesus|judas|{spouse} ~ (gun|knife)|i (will|am going to|want to)',
    example: 'a parishioner said he will come on sunday with a gun',
  },
  {
    when: `(convert or die|join or die|pay or die|leave or die|die infidel|threw stones|throw stones|stone* our
        |stoned our|set fire|petrol bomb|bricks through|shot at|list of people|kill list|death list|burned down
        my|burnt down my)`,
    also: '{near}|{friend}|classmate',
    unless: '{bible-named}|first stone|{about-it}',
    example: 'my classmate has a list of people he wants to kill',
  },
  {
    when: `(boys|girls|men|guys|gang|seniors|they|students|group|people|strangers|neighbors|neighbours|youths) ..
        (beat|hit|attacked|kicked|jumped|punched|stabbed|robbed|threatened|cornered|surrounded|spat) .. (me|us|my
        (son|daughter|brother|husband|father|friend))`,
    unless: '{bible-named}|{game}|{as-a-child}|{sex-act}',
    example: 'some boys beat me and took my phone',
  },
  {
    when: `({stranger}|{kin}|{friend}|{parent}|{someone}|loan shark|shark|he|she|they|{church}|guy|people) ~ (will
        |would|going to|gonna|wants to|want to|threat*|plan to|planning to|plans to|planning|swore to|promised to
        |tried to|said to|says to|is going to) .. (kill|cut|break|shoot|burn|stab|slit|smash|attack|hurt|bomb
        |slaughter|finish|destroy|beat|murder|rape|poison|kidnap|chop|skin|shooting|behead) .. (up)? .. ({near}
        |{my-body}|him|her|them|everyone|people|church|school|mosque|synagogue|all|christians|muslims|the|a)`,
    also: '{stranger-word}',
    unless: `{at-home}|{my} {partner}|{bible-threat}|{bible-named} ~ (kill|stone)|(himself|herself|themselves)|i (want
        |am going |will|wish) .. {kill-strong}|{game}|{discipline-tools}|feelings|break (my|his|her) (heart
        |promise)|break (bread|the fast|up)|break (the|a) (habit|law)|cut (my|his|her) hair|destroy the (temple
        |works|earth) |(kill|destroy) (the flesh|sin)|god will|jesus`,
    example: 'my coworker keeps saying he will shoot everyone if he is fired',
  },
  {
    when: `(you will|you are going to|you are|youre|we will|your family will) .. (die|dead|pay|burn|be sorry|be next
        |next|bleed|regret)`,
    also: '(note|letter|message|text|said|call|calls|says|wrote|saying|someone|left|email|door|phone|whatsapp)',
    unless: '{bible-named}|die in your sins|thou|scripture|bible|verse|genesis|surely die|sermon|preach*',
    example: 'someone left a note on my door saying you will die',
  },
  {
    when: '(christians|believers|we|i|our church|my family|you|church) (are|am|is|will be) next',
    example: 'they burned my neighbors house and said christians are next',
  },
  {
    when: `(burned|burnt|attacked|bombed|shot|killed|stoned|destroyed|beat|raided|stabbed) .. (my|our|the) ..
        (church|house|village|home|pastor|neighbors|neighbours|shop|family|car|school|people) ~ (again|tonight
        |now|coming|back|next|scared|afraid|still|hide|hiding|threat*)`,
    also: '(us|we|i|me|our|my)',
    unless: '{bible-named}|history|{about-it}',
    example: 'bandits attacked our village last night and are coming back',
  },
  {
    when: `(next time|watch (out|my back)|wait and see|gonna get you|going to get you|coming for (me|us|you)) ~
        (knife|gun|kill|die|dead|beat|stab|shoot)|(knife|gun) ~ next time`,
    also: '(me|my|us|our|i)',
    unless: '{bible-named}|{partner}',
    example: 'boys pushed him down the stairs and said next time with a knife, he is my son',
  },
];

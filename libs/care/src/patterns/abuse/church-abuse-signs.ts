import type { Row } from '../row.ts';

/** Looser than `church-abuse.ts` and `church-control.ts`, and read after the tables that say more. */
export const churchAbuseSigns: readonly Row[] = [
  {
    when: '{church} ~ (abuse|abused|rape|raped|molested|assault|assaulted|molestation)',
    also: '(me|my|us) ~|~ (me|my|us)',
    unless: `{bible-named}|{about-it}|{helping-many}|{spouse} ~ (hit*|beat*|abus*|rape*|hurt*)|(dad|father|uncle
        |mother|mum|mom|stepdad|boyfriend|ex|brother|grandfather|husband|boss|cousin) ~ (abus*|molest*|rape*
        |assault*)|awareness|training|safeguarding|{as-a-child}`,
    example: 'my bishop made me sign a paper not to talk about the abuse',
  },
  {
    when: `(discipler|leader|leaders|pastor|prophet|apostle|shepherd|elder|elders|church|group|mentor|spiritual
        (mother|father)) ~ (decides|decide|dictates|chooses|controls) (if|who|when|what|whether|where|how
        |everything)`,
    also: '(i|we|my|our|us|me)',
    unless: '{bible-named}|{spouse} (decides|controls)|service times|songs|hymns|what to preach|god decides',
    example: 'my discipler reads my diary and decides if i may date',
  },
  {
    when: `(pastor|priest|prophet|bishop|elder|elders|deacon|reverend|apostle|leader|leaders|youth leader|sunday
        school teacher|minister|vicar|nun|monk|catechist|man of god|evangelist) ~ (bathe|bath|shower|undress*
        |naked|bed|hit|hits|beat|beats|slapped|slaps|whip*|kicked|choke*|pinch*|lock*|threat*|grab*) .. (me|my|in
        front of|us|him|her|the (girls|boys|children|kids|women)|a (girl|boy|child))`,
    also: '{near}',
    unless: `{bible-named}|hit (on|home)|{spouse} ~ (hits|beats|slaps|hit|beat) me|hit the nail|beat cancer|bed (rest
        |ridden)`,
    example: 'the pastor hit my son for talking during prayers',
  },
  {
    when: `(prophet|pastor|priest|apostle|bishop|leader|man of god|elder) .. (demands|demand|wants|asks|makes|tells
        |invites|takes|orders|requires|forces) ~ (girls|women|wives|boys|virgins|virgin|daughters|daughter
        |sisters|teenagers)`,
    also: '(bathe|naked|bed|alone|night|house|private|room|marry|massage|kiss*|touch*|sleep|undress*|hotel)',
    unless: '{bible-named}|camp|choir|sunday school|ministry|conference',
    example: 'our prophet demands the girls bathe in front of him',
  },
  {
    when: `(not|never) let (me|us|anyone|people|members) (leave|go|out)|follow* me (home)? .. (since|after|when
        |because) .. (left|church|leaving)|they follow me|threaten* anyone who (leaves|questions)`,
    also: '{church-group}',
    unless: '{bible-named}|parents|{spouse}',
    example: 'they wont let me leave the church, they follow me',
  },
  {
    when: `(beat|beating|cast|drive|whip|slap|slapped|hit|choke) ~ (out of|demon|spirit|jezebel) ~ (me|him|her|my)
`,
    also: '{church}|deliverance|leaders',
    unless: '{bible-named} ~ cast|jesus',
    example: 'the leaders told my husband to beat the jezebel spirit out of me',
  },
  {
    when: `{church} ~ (hand down|hands down|hand up|trousers|skirt|alone at night|sex life|naked|kisses|kiss me
        |kissed|secret|punish me|punish us|curse|curses|tell anyone|tells anyone|what he did|what the pastor did
        |all our money|all my money|whole salary|cut ties|families|sleep with|lie with|bedroom|hotel|sext*
        |pictures|obey him|obey them|cover*|humiliat*|ashamed in front|stand in front|confess|kicked me out
        |kicked us out|threaten*|control*|manipulat*|abus*|beat*|slap*|hit*|locked|chain*|starv*|afraid of (him
        |her|my|our|the (pastor|priest|elders))|scared of (him|her|my|our|the))`,
    also: `(me|my|us|our|i) ~ (scared|afraid|punish|night|alone|all|anyone|secret|did|sex|money|raped|touch*|kiss*
        |threat*|curse*|leave|report*|family|families|miracle|abus*|beat*|slap*|hit|hits|locked|chain*|hand)
        |(hand|tells|makes|made|wants|told|says|asked|asks|keeps|control*|abus*|beat*|hit|hits|threat*|slap*) ..
        (me|us)`,
    unless: `{bible-named}|{about-it}|{spouse} ~ (hit*|beat*|abus*|rape*|hurt*|violent|slap*|chok*)|fear (of|the) (god
        |lord)|afraid (to|of) (speak|pray|public|leading|evangel*)|(my|a) (dad|father|uncle|mother|mum|mom
        |stepdad|boyfriend|ex|brother|grandfather) ~ (abus*|molest*|rape*|touch*|hit*|beat*)|confess (my|our)
        (sin|sins) (to|with)|secret (santa|to|of|place)|pictures of|self control|birth control|families (in|at
        |with|who)|bus|hit by|nativity|offering|heart|hearts|song`,
    example: 'my church leaders say god will punish me if i tell anyone what the pastor did',
  },
  {
    when: `(hand|hands) .. (down|up|under|inside|in) (my|his|her) .. (trousers|skirt|pants|shirt|dress|robe|cassock)
`,
    also: '{church}|sacristy|vestry|father|camp|altar',
    example: 'father michael used to put his hand down my trousers in the sacristy',
  },
  {
    when: `(our|my|the|this) (church|leader|apostle|prophet|group|pastor|ministry|bishop|fellowship|leaders|elders)
        .. (tell|tells|told|make|makes|want|wants|force|forces|demand|demands|expect|expects|say|says|orders
        |requires) .. (us|me|members|everyone|we|i)? ~ (all (our|my) money|our families|my family|leave (our|my)
        (job|jobs|husband|wife|family|families)|give up (our|my) (kids|children|jobs)|not (speak|talk) to|marry
        |quit school|curse|die if|whole salary|loan|sell (our|my) (house|car)|house|who to marry|cut (off|ties))`,
    unless: '{bible-named}|not marry (unbelievers|an unbeliever)|divorce',
    example: 'our church tells us to cut off our families and give all our money to the apostle',
  },
];

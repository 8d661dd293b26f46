import type { Row } from '../row.ts';

/** Pressed, by others or by one’s conscience, to forgive, meet or go back to an abuser. */
export const pressedToForgive: readonly Row[] = [
  {
    when: `(seventy times seven|70x7|70 x 7|forgive|reconcile|reconciling|christmas table|hug him|same pew|hard
        hearted|return home|moving back in|move back in) ~ (put (him|me) in|in hospital|broke (my|your)|breaking
        my|defiled|who did it|i was {small-number}|man who did|sat him|behind me|jaw|arm|bruise*)`,
    also: '(me|my|i|your|you|someone)',
    unless: '{forgive-no}',
    example: 'does reconciling mean moving back in with someone who broke your jaw',
  },
  {
    when: '(70x7|seventy times seven) ~ he (put|hit|beat|broke|raped|choked|hurt|abused)',
    example: '70x7 but he put me in hospital',
  },
  {
    when: '{forgive} ~ {grief}',
    also: '(i|me|my|we|our|myself)',
    unless: '{forgive-no}',
    example: 'do i have to forgive my rapist',
  },
  {
    when: '{grief} ~ {forgive-strong}',
    also: '(i|me|my|we|our|myself)',
    unless: '{forgive-no}|{may} .. (leave|divorce)',
    example: 'the man who raped me wants me to forgive him',
  },
  {
    when: `(forgive|forgiving|reconcile|reconciling|take back|go back to|return to|going back to|make peace with
        |drop charges|matthew 18|go to him alone|seventy times seven) ~ (abus*|raped|rapist|molest*|violent
        |violence|beat me|beats me|hit me|hits me|what (he|she|they|my .. ) (did|done)|charges|assault*|attacker
        |strangled|choked|stabbed|tried to kill|broke my|incest|pedophile|paedophile|jail|prison)`,
    also: '(i|me|my|we|our)',
    unless: '{forgive-no}',
    example: 'matthew 18 says go to him alone but he is the one who raped me',
  },
  {
    when: `(drop|dropping|dropped|withdraw|withdrawing|keep|keeping|lift|cancel|end|file|not press|not pressing
        |pressing|press) .. (the|my|all)? .. (charges|case|complaint|restraining order|police report|report
        |lawsuit) ~`,
    also: '{me}|{my}|{i}',
    unless: '{bible-named}|bus*|copyright|traffic',
    example: 'mum wants me to drop charges against my uncle',
  },
  {
    when: `(joseph|prodigal|jesus|esau|hosea|stephen) .. (forgave|forgive|took|father) ~ (abus*|raped|molest*
        |violent|beat me|hit me|rapist|assault*|what (he|she|they) did to me)`,
    also: '(i|me|my)',
    example: 'joseph forgave his brothers so i should let my abusive father live with us',
  },
  {
    when: `(how|why|can|should|do|must|does|will|if) .. (god|i|jesus) .. (not)? .. (forgive|love|pray for|bless
        |honor|honour|visit|invite|let|welcome|trust|respect) .. (a|the|my|him|her|them|someone|man|person|father
        |mother|parents|dad|mum|mom|uncle|brother|one|people)? .. (who|that|after|for|when|because|even though)?
        .. {hurt-me}`,
    unless: '{forgive-no}',
    example: 'how do i forgive the man who raped me',
  },
  {
    when: `(family|church|parents|pastor|everyone|mum|mom|mother|dad|elders|therapist|friends|they|people|husband
        |grandma|sister) .. {press} .. (me|i)? ~ (forgive|reconcile|let it go|get over it|move on|see him|hug
        |invite|apologise|apologize|keep the peace|be the bigger person) ~`,
    also: `{grief}|(uncle|grandfather|stepdad|stepfather|grandpa|cousin) ~ (what he did|did to me|touch*|when i was)
        |did to me`,
    unless: '{forgive-no}',
    example: 'my family says forgive and get over it, they do not care what he did to me',
  },
  {
    when: `(victim|victims|survivor|survivors|abused|someone|person|people|we|you|christian|christians|god) .. (have
        |need|required|expect|expected|should|must|forgive)? .. (to)? .. (forgive|reconcile|forgives) .. (with)?
        .. (a|their|an|your|the)? .. (abuser|abusers|abuse|rapist|rapists|rape|molester|molesters|murderer of
        |abusive .. |abusing)`,
    level: 'possible',
    example: 'should victims forgive their abusers',
  },
  {
    when: `(forgive|forgiving|forgiveness|reconcile|reconciliation) .. (and|an|for|of|after|your|with|in|the)? ..
        (abuse|abuser|abusers|abusive|violence|rape|rapist)`,
    level: 'possible',
    example: 'forgiveness and abuse',
  },
];

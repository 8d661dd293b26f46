import type { Table } from '../row.ts';

/** Pressed, by others or by one's conscience, to forgive, meet or go back to an abuser. */
export const pressedToForgive: Table = {
  situation: 'pressed-to-forgive',
  rows: [
    { when: '{forgive} ~ {grief}', also: '(i|me|my|we|our|myself)', unless: '{forgive-no}', example: 'do i have to forgive my rapist' },
    { when: '{grief} ~ {forgive}', also: '(i|me|my|we|our|myself)', unless: '{forgive-no}|{may} .. (leave|divorce)', example: 'the man who raped me wants me to forgive him' },
    { when: '(forgive|forgiving|reconcile|reconciling|take back|go back to|return to|going back to|make peace with|drop charges|matthew 18|go to him alone|seventy times seven) ~ (abus*|raped|rapist|molest*|violent|violence|beat me|beats me|hit me|hits me|what (he|she|they|my .. ) (did|done)|charges|assault*|attacker|strangled|choked|hurt me|stabbed|tried to kill|broke my|incest|pedophile|paedophile|jail|prison)', also: '(i|me|my|we|our)', unless: '{forgive-no}', example: 'matthew 18 says go to him alone but he is the one who raped me' },
    { when: '(drop|dropping|dropped|withdraw|withdrawing|not press|not pressing|pressing|press) .. (the|my|all)? .. (charges|case|complaint|restraining order|police report|report|lawsuit) ~', also: '{me}|{my}|{i}', unless: '{bible}|bus*|copyright|traffic', example: 'mum wants me to drop charges against my uncle' },
    { when: '(joseph|prodigal|jesus|esau|hosea|stephen) .. (forgave|forgive|took|father) ~ (abus*|raped|molest*|violent|beat me|hit me|rapist|assault*|what (he|she|they) did to me)', also: '(i|me|my)', example: 'joseph forgave his brothers so i should let my abusive father live with us' },
    { when: '(how|why|can|should|do|must|does|will|if) .. (god|i|jesus) .. (not)? .. (forgive|love|pray for|bless|honor|honour|visit|invite|let|welcome|trust|respect) .. (a|the|my|him|her|them|someone|man|person|father|mother|parents|dad|mum|mom|uncle|brother|one|people)? .. (who|that|after|for|when|because|even though)? .. {hurt-me}', unless: '{forgive-no}', example: 'how do i forgive the man who raped me' },
    { when: '(family|church|parents|pastor|everyone|mum|mom|mother|dad|elders|therapist|friends|they|people|husband|grandma|sister) .. {press} .. (me|i)? ~ (forgive|reconcile|let it go|get over it|move on|see him|hug|invite|apologise|apologize|keep the peace|be the bigger person) ~', also: '{grief}|(uncle|grandfather|stepdad|stepfather|grandpa|cousin) ~ (what he did|did to me|touch*|when i was)|did to me', unless: '{forgive-no}', example: 'my family says forgive and get over it, they do not care what he did to me' },
    { when: '(victim|victims|survivor|survivors|abused|someone|person|people|we|you|christian|christians|god) .. (have|need|required|expect|expected|should|must|forgive)? .. (to)? .. (forgive|reconcile|forgives) .. (with)? .. (a|their|an|your|the)? .. (abuser|abusers|abuse|rapist|rapists|rape|molester|molesters|murderer of|abusive .. |abusing)', level: 'possible', example: 'should victims forgive their abusers' },
    { when: '(forgive|forgiving|forgiveness|reconcile|reconciliation) .. (and|an|for|of|after|your|with|in|the)? .. (abuse|abuser|abusers|abusive|violence|rape|rapist)', level: 'possible', example: 'forgiveness and abuse' },
  ],
};

import type { Row } from '../row.ts';

/** Looser than `told-to-submit.ts`: wives, vows and blame beside a blow. */
export const toldToSubmitSigns: readonly Row[] = [
  {
    when: '(good|godly|better|christian|submissive|obedient|biblical|proverbs 31) wife ~ {hurts-one}',
    also: '(i|me|my)',
    unless: '{about-it}|{pressed-words}',
    example: 'how can i be a godly wife to a husband who beats me',
  },
  {
    when: '{hurts-one} ~ (good|godly|better|christian|submissive|obedient|proverbs 31) wife',
    also: '(i|me|my)',
    unless: '{about-it}|{pressed-words}',
    example: 'he slaps me, how do i become a better wife',
  },
  {
    when: `(disobey*|sin|sinning|dishonor*|dishonour*|wrong|rebell*|unsubmissive) .. (to|if|god|him|against|for|my
        |by)? .. (i|god|husband|for|by)? .. (call|calling|report|reporting|leave|leaving|go|run|tell|divorce
        |divorcing|fight back|defend|press|get|move|hide|lock) ~ {hurts-one}`,
    also: '(i|me|my)',
    unless: '{generic-abuse}|{pressed-words}|divorce .. (a|my) (husband|man) who',
    example: 'am i disobeying god if i call the police on my husband for hitting me',
  },
  {
    when: `(pray harder|pray more|provoke|provoked|divorce is (a)? (sin|sinful|wrong)|god hates divorce|no divorce
        |not divorce|submit more|more submissive|were more|respect him more|keep the marriage|save the marriage
        |save my marriage|wedding vow|wedding vows|marriage vow|marriage vows) ~ {hurts-one}|{hurts-one} ~ (pray
        harder|provoke|god hates divorce|divorce is (a)? sin|submit more)`,
    also: '(i|me|my|he|him)',
    unless: '{pressed-words}|{as-a-child}',
    example: 'the counselor at church said to pray harder and not provoke him when he gets violent',
  },
  {
    when: '(wives|wife) (submit|obey|be subject) .. (to|your|unto)? .. husbands ~ {hurts-one}',
    also: '(i|me|my|mine)',
    example: 'wives obey your husbands but mine drags me by the hair',
  },
];

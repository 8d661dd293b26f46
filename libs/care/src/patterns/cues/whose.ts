import type { CareSituation } from '../../situations.ts';
import type { Matter } from './cues.ts';

/**
 * Whose matter it is: the first line whose `who` stands in the text, for a text whose cues weigh most for that matter.
 */
export const whose: Readonly<Record<Matter, readonly { readonly who: string; readonly situation: CareSituation }[]>> = {
  life: [
    { who: '{took-life}', situation: 'bereaved-by-suicide' },
    {
      who: `({loved}|{someone}|{partner}|{kin}) ~ (he|she|his|her|they|himself|herself|says|said|wants|keeps|has|is
        |texted|told)`,
      situation: 'worried-about-someone',
    },
    { who: '{near}|$', situation: 'suicidal-thoughts' },
  ],
  wound: [
    {
      who: `({loved}|{someone}|{kin}|{child}) ~ (he|she|his|her|they|herself|himself|is|has|wears|refuses|keeps)
        |{child} (anorexic|bulimic|cuts|self)`,
      situation: 'worried-about-someone',
    },
    { who: '{near}|$', situation: 'self-injury' },
  ],
  blow: [
    { who: '{as-a-child} ~ |~ {as-a-child}', situation: 'abused-as-a-child' },
    {
      who: `{young-only}|(dad|mum|mom|father|mother|parents|stepdad|stepfather) ~ (me and my (little)? (brother
        |sister))|({loved}|he|she|they) ~ {thrash} .. (the|my|our|her|his)? .. {kid}|my (grandson|granddaughter
        |niece|nephew|baby|toddler|kids|children)`,
      situation: 'child-in-danger',
    },
    {
      who: '{submit} ~ {hurts-one}|win (him|her) to (christ|god|jesus)|my vows|a sin$|endure',
      situation: 'told-to-submit',
    },
    { who: '{church} ~ (deliverance|demon|spirit out|me)', situation: 'church-abuse' },
    { who: '{near}|$', situation: 'partner-violence' },
  ],
  control: [
    { who: '{spouse}|wedding', situation: 'partner-violence' },
    { who: '{church-group}|compound', situation: 'church-abuse' },
    { who: '{near}|$', situation: 'partner-violence' },
  ],
  sex: [
    { who: '{as-a-child} ~ |~ {as-a-child}|memories|childhood', situation: 'abused-as-a-child' },
    { who: '{church}', situation: 'church-abuse' },
    {
      who: '{young-only}|{kid}|7th grade|8th grade|6th grade|stepdad|stepfather|daddy',
      situation: 'child-in-danger',
    },
    { who: '{near}|$', situation: 'sexual-violence' },
  ],
  neglect: [{ who: '{near}|$', situation: 'child-in-danger' }],
  threat: [
    { who: '(husband|wife|boyfriend|girlfriend|my ex|ex husband)', situation: 'partner-violence' },
    { who: '{near}|$', situation: 'threat-of-violence' },
  ],
  rage: [{ who: '{near}|$', situation: 'wanting-to-hurt' }],
  medicine: [{ who: '{near}|$', situation: 'stopping-medicine' }],
};

/** Beside none of these persons a text is about nobody, and its cues are not weighed. */
export const aboutSomebody = '{near}|{someone}|husband|wife|daughter|son|dad|mum|mom';

/** Takes this much off: the text asks about scripture, or tells of what everybody meets. */
export const lighter: Readonly<Record<1 | 2 | 3, string>> = {
  3: `{bible-named}|{about-it}|flu|chess|monopoly|video game|nerf|recipe|movie|novel|{helping-many}|passed away
    |natural causes|cancer|chapter|explain|meaning|what does|parable|commandment|hymn|context|{hurt-no}|verse say
    |genesis|exodus|leviticus|psalm {any-number}|romans|revelation`,
  2: `date before|dating|verses about|verse about|verses for|verse for|prayers for|pray for (my|him|her)|devotional
    |baptis*|baptiz*|my dog|our dog|my cat|exam|exams|lol|haha|surgery|birthday|hurt my (knee|back)|accident|born
    |old age`,
  1: `bible say|does the bible|miss (him|her)|missing church|choir|sermon|preach*|tithe|which book|job interview
    |let me date|policeman|police officer|soldier|security guard|budget|gods will|my ministry`,
};

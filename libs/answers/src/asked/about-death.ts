const death =
  /\b(?:di(?:e|es|ed|ing)|dead|deaths?|stillborn|miscarr\w*|suicid\w*|kill\w*|griev\w*|grief|funerals?|cremat\w*|widow\w*|terminal|hospice|buri\w*|bury|bereave\w*|take their own life)\b|\bperson i lost\b|\bbabies go to heaven\b|\blife support\b/i;

/** What people say of a death besides. */
const lossWords =
  /\b(?:los[est]\w*|loss|passed|gone|graves?|graveside|late (?:husband|wife|mother|father|mum|mom|dad)|ashes|heaven|heartbeat|born (?:asleep|sleeping)|end (?:it|my life)|months to live|palliative|miss (?:him|her|them|my)|memorial|wake|remembrance|afterlife)\b/i;

/**
 * Whether a card on death, by its title, is shown to somebody who speaks of none. Where no card fits, it would say to the
 * parent of a sick child that it dies.
 */
export const speaksOfDeathFirst = (title: string, text: string): boolean =>
  death.test(title) && !death.test(text) && !lossWords.test(text);

/**
 * Words that belong to the form of a question, not to its subject: "what does the Bible say about", "why does God
 * allow", "what happens when we die". Function words of English, and common verbs and nouns of questions. Whole words,
 * lower case, without apostrophes.
 */
const functionWords =
  'a an the and or but nor so if then than that this these those there here of to in on at by for from with without within into onto upon about against between among ' +
  'through during before after above below over under again further once up down out off as is am are was were be been being do does did doing done has have had having ' +
  'i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself they them their theirs themselves one ones ' +
  'what which who whom whose when where why how all any both each few more most other others some such no not only own same too very can could will would shall should may might must ' +
  'just also ever even still yet while because until though although however am im ive dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt wouldnt hasnt havent ' +
  'whats whos hows wheres theres thats youre theyre thou thee thy thine ye hath doth unto';

const askingWords =
  'bible biblical biblically scripture scriptures scriptural verse verses passage passages bibles christian christians christianity god gods lord ' +
  'say says said saying tell tells told teach teaches taught teaching mean means meant meaning explain explains describe describes show shows talk talks speak speaks spoken mention mentions mentioned ' +
  'allow allows allowed let lets happen happens happened happening think thinks believe know get gets getting got go goes going make makes made give gives given take takes taken ' +
  'want wants need needs ask asks asking answer answers please something anything thing things way ways really actually like concerning regarding according dealing deal handle cope overcoming overcome ' +
  'someone somebody anyone anybody people person use used using come comes came put find finding look looks view views feel feeling keep try trying ' +
  'right wrong okay ok good bad much many lot kind kinds sort sorts type types part become becoming remain exist exists real really true';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Function words only. */
export const stopWords = set(functionWords);
/** Function words and words of questions. */
export const templateWords = set(`${functionWords} ${askingWords}`);

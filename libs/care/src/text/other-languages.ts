/** Who says these laughs, or speaks as the faith does. */
const notToDie =
  `(?! (?:de (?:la )?(?:risa|ganas|amor|verguenza|pena|sueno|calor|frio|hambre|envidia|rire|honte|faim|soif|chaud|froid)
  |(?:al?|por|con|en) (?:pecado|mundo|yo|mi mismo|mi misma|ti|jesus|cristo|el senor|amor|paz|gracia)
  |(?:au|a|pour|avec|en) (?:peche|monde|moi|toi|jesus|(?:le )?christ|paix))\\b)`.replaceAll(/\n\s*/g, '');

/**
 * The plainest sentences of somebody who wants to die, in other languages. As they stand once examined: "más" is "mas".
 */
const wantsToDie = new RegExp(
  [
    // Spanish
    `(?<!\\b(?:no|nunca|tampoco) (?:me )?)(?:me )?(?:quiero|quisiera|deseo|prefiero|(?:tengo|con) ganas de) (?:solo |ya |mejor )?(?:morir+(?:me)?|matarme)\\b${notToDie}`,
    `(?<!\\bno )(?:me (?:quiero|voy a) matar|(?:voy|quiero ir) a matarme)\\b${notToDie}`,
    '(?<!\\bno )(?:me (?:quiero|voy a) quitar la|(?:quiero|voy a) (?:quitarme la|(?:acabar|terminar) con mi)) vida',
    '(?<!\\bno )(?:quiero|quisiera) estar muert[oa]',
    'no (?:quiero|deseo|tengo ganas de) (?:seguir )?(?:vivir|viviendo|existir)(?= (?:mas|asi|ya)\\b| ?(?:[.,;!?]|$))',
    '(?<!\\bno )(?:pienso (?:en|mucho en)|quiero|voy a) suicidarme',
    'ya no (?:quiero|deseo) (?:vivir|existir)(?= (?:mas|asi)\\b| ?(?:[.,;!?]|$))',
    // French
    `(?:je (?:veux|voudrais|prefere)|(?<!pas |plus |aucune )envie de) (?:juste )?(?:mourir|me tuer)\\b${notToDie}`,
    'je vais me tuer',
    'je (?:veux|voudrais|vais) en finir(?= avec (?:la|ma) vie\\b| ?(?:[.,;!?]|$))',
    'je (?:ne )?veux plus (?:vivre|exister)(?= comme ca\\b| ?(?:[.,;!?]|$))',
    // German
    'ich (?:will|mochte|moechte) (?:nur |nur noch |einfach |einfach nur |endlich )?(?:sterben|tot sein|mich (?:umbringen|toten|toeten))',
    'ich bringe mich um',
    '(?:ich (?:will|mochte|moechte)|will ich) nicht mehr leben(?! (?:wie|in|mit|ohne|bei)\\b)',
  ]
    .map((each) => `\\b(?:${each})`)
    .join('|'),
  'gu',
);

/** The bare word. */
const suicide = /\b(?:suicidio|selbstmord(?:gedanken)?|suizid(?:gedanken)?)\b/g;

/** An examined text, with those sentences in English, in which the tables and what was learned know them. */
export const inEnglish = (examined: string): string =>
  examined.replaceAll(wantsToDie, 'i want to die').replaceAll(suicide, 'suicide');

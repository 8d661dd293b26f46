/** A text that asks for something that is not answered here. */
export type NotForUs = 'instructions' | 'off-topic';

/** Orders to a machine, which are not questions. */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|guidelines)\b/,
  /^(?:please |now )?(?:ignore|disregard|forget)\b.{0,12}\b(?:everything|all|the above|previous|rules)\b/,
  /\b(?:system|hidden|initial|developer) (?:prompt|message|instructions?)\b/,
  /\b(?:your|the) (?:instructions|prompt|source code|guidelines|training data)\b/,
  /\b(?:you are|act|behave|respond|answer|reply|talk|speak) (?:now |as |like |only |in )+(?:if you (?:are|were) )?(?:a |an |the )?(?:dan|pirate|chatgpt|ai|assistant|robot|cat|dog|yes|no|hacker|girlfriend|boyfriend|terminal)\b/,
  /\bfrom now on\b/,
  /^(?:please )?(?:pretend|imagine|role ?play|simulate)\b/,
  /\b(?:jailbreak|developer mode|prompt injection)\b/,
  /\brepeat (?:after me|the (?:word|following|text|sentence))\b/,
  /\b(?:output|print|say) (?:only )?the (?:word|text|following)\b/,
  /^(?:please |can you |could you )?(?:write|compose|generate|create|draft|code|make)\b.{0,24}\b(?:essay|poem|song|story|script|code|program|email|e-mail|letter|app|website|function|joke|tweet|post|cv|resume|report|sermon|limerick|haiku)\b/,
  /^(?:please |can you |could you )?(?:translate|summari[sz]e|rewrite|paraphrase|proofread|correct|shorten)\b.{0,20}\b(?:this|these|the following|my|sentence|article|text|paragraph|essay|email)\b/,
  /\btell me a joke\b|\bdo my homework\b|\bmy (?:girlfriend|boyfriend|servant) now\b|\bbecome my (?:girlfriend|boyfriend|servant)\b/,
  /\bhttps?:\/\//,
];

/** Matters that scripture does not touch. Words that it or a card of ours uses as well stand in phrases only. */
const elsewhere = new RegExp(
  `\\b(?:${[
    // machines
    'iphones?|ipads?|android|smartphones?|laptops?|macbook|windows (?:\\d+|xp|update|pc)|linux|ubuntu|javascript|typescript|java|python|html|css|sql|excel|spreadsheets?|powerpoint|wi-?fi|router|bluetooth|usb|software|install(?:ing)? (?:windows|an? app|linux|chrome)|browser|google (?:maps|chrome|drive|docs)|gmail|netflix|spotify|youtube channel|tiktok account|instagram account|passwords?|log ?in|printer|graphics card|gpu|cpu|bitcoin price|blockchain|chatgpt|syntax|algorithm|database|programming|motherboard|playstation|xbox|nintendo|minecraft|fortnite|roblox',
    // sport and entertainment
    'world cup|super ?bowl|premier league|champions league|nba|nfl|mlb|nhl|fifa|uefa|olympics|formula (?:1|one)|grand prix|football (?:score|results?|match|team)|soccer|basketball (?:score|team|player)|cricket (?:score|match|team)|baseball|golf clubs?|tennis (?:score|match|player)|movie times|box office|oscars?|grammys?|taylor swift|beyonce|beatles|bohemian|rhapsody|who sang|lyrics|guitar chords|tv series|season finale|celebrit(?:y|ies)|star wars|marvel|pokemon',
    // food
    'recipes?|banana bread|briskets?|slow cooker|casseroles?|lasagn[ae]|omelettes?|pancakes?|barbecue|(?:bake|baking|cook|cooking|roast|roasting|grill|grilling) (?:a|an|my|the|some)|pizza|burgers?|chocolate chip|cookies|microwave|calories|protein shake|cocktails?|restaurants? (?:near|in)|air ?fryer|pasta|sushi|smoothie|how (?:long )?(?:do|to) (?:i )?(?:cook|boil|bake|fry|grill)',
    // places, travel, weather
    'weather|forecast|flights?|airline|airport|hotels?|visa requirements|train times|bus timetable|time ?zone|capital (?:city )?of|population of|currency of|driving licen[cs]e|passport|tourist|near me|chicago|australia|president of|prime minister|mayor of',
    // numbers and school
    'square root|calculate|equation|algebra|calculus|geometry|trigonometry|derivative|integral|quadratic|physics|quantum|photosynthesis|chemistry|periodic table|molecules?|mitochondria|french revolution|napoleon|shakespeare play|miles to|kilomet(?:er|re)s? to|celsius|fahrenheit|convert \\d+|\\d+ ?[-+*/x^] ?\\d+|\\d+ (?:times|plus|minus|divided by) \\d+|what time is it|boiler|leaking',
    // house, car, shopping, money
    '(?:flat|bicycle|bike|car|spare|winter) t[iy]res?|oil change|change the oil|car battery|engine|mpg|used car|tesla|toyota|ford f|mortgage rates?|interest rates?|stock (?:price|market)|share price|exchange rate|credit score|amazon prime|coupon|discount code|cheap(?:est)?|best (?:phone|tv|headphones|camera|car|vacuum|mattress)|plumbing|dishwasher|washing machine|lawn ?mower|wallpaper paste|carpets?|stains? (?:out of|off|from)|limescale|stain remover',
    // body and beauty
    'shampoo|haircut styles|nail polish|skincare|gym routine|bench press|lose belly fat|keto',
  ].join('|')})\\b`,
);

/** Whether a text is an order to a machine or a matter that scripture does not touch. */
export function notForUs(text: string): NotForUs | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (orders.some((order) => order.test(plain))) return 'instructions';
  return elsewhere.test(plain) ? 'off-topic' : undefined;
}

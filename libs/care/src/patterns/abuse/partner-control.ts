import type { Row } from '../row.ts';

/**
 * Fear, threats and coercive control by a partner or an adult relative: Women’s Aid, Refuge and the National
 * Domestic Violence Hotline.
 */
export const partnerControl: readonly Row[] = [
  {
    when: `(finds|find|found) out (where|we|that) .. (me|we|i) .. (and the kids)? .. (are|am)? (staying|living
        |hiding|left)`,
    unless: '{bible-named}',
    example: 'pray he doesnt find out where me and the kids are staying',
  },
  {
    when: '(send|show|text) (him|her) .. (photo|picture|proof|receipt|receipts|location)',
    also: 'passport|card|bank|permission|every|where i am|angry|control*',
    example: 'i have to send him a photo of where i am, he holds my passport',
  },
  {
    when: `(told|lied to) .. (hospital|doctor|nurse|police|doctors|nurses) .. (that)? .. (i|we) .. (fell|fallen
        |slipped|walked into|tripped)`,
    example: 'I told the hospital that I had fallen',
  },
  {
    when: '({partner}|{kin}|he|she|in laws) ~ {control}',
    also: '{i}|{me}|{my}',
    unless: '{game}|god|jesus|{bible-named}|read my bible|fear of god',
    example: 'my husband checks my phone and controls all the money',
  },
  {
    when: `(i|am|i am|are|im|been|feel|being|always|we) .. (so|very|always|too|really|constantly|just|live in|living
        in)? .. (scared|afraid|terrified|frightened|fearful|fear|petrified|unsafe) .. (of|around|with|when|what
        |that|to be alone with)? .. ((my)? (husband|wife|partner|ex|boyfriend|girlfriend|spouse|fiance|father in
        law|mother in law|in laws|brother|son|stepson)|him|he|she|her|for my life|go home|going home|come home
        |leave him|leave her|at home|in my own (home|house)|will kill|will hurt)`,
    unless: `afraid of (losing|my (future|exams|death|own|exam|sin|past|boss|interview))|losing|lose|cancer|surgery
        |god|abandon|not saved|unsaved|die|dies|hell|afraid he (will|has|is) (leave|not|lost)|cheat*|friend
        |{church}|spiders|dark`,
    example: 'im afraid of my husband',
  },
  {
    when: `({partner}|he|she|they|{kin}|{parent}) ~ (threat|threats|threaten|threatens|threatened|threatening) ..
        (to|me|us|my|with|that|he|she)`,
    also: '{i}|{me}|{my}',
    unless: '{bible-named}|to leave the church|god',
    example: 'he threatens to take the kids if i leave',
  },
  {
    when: `({partner}|he|she|{kin}) ~ (says|said|say|told|tells|swore|promised|warned|vows|will|would|going) .. (he
        |she|me|that|if)? .. (would|will|going to|is going to)? .. (kill|hurt|shoot|burn|destroy|find|ruin|bury
        |end|come after|hunt|take the (kids|children)|never see my (kids|children)) .. (me|us|the kids|my (family
        |parents|kids|dog|cat|mother)|children|him|her|himself|if i leave)`,
    also: '{i}|{me}|{my}',
    unless: '{bible-named}|god',
    example: 'my ex said he will kill me if i date anyone',
  },
  { when: 'if (he|she) (can not|could not) have me', example: 'he says if he cant have me nobody will' },
  {
    when: `(my ex|ex|he|she|ex husband|ex boyfriend|ex wife) ~ (keeps|follows|following|followed|stalks|stalking
        |shows up|showing up|turning up|turns up|waits|waiting|watching|watches|tracks|tracking|tracker|harass*
        |breaks in|broke in|spying|spies) .. (me|up|my|outside|for me|at|on|in|us)`,
    also: '{me}|{my}|i',
    unless: '{bible-named}|watching (football|tv|porn)|god|waiting for me to|jesus|cheat*',
    example: 'my ex keeps showing up at my house',
  },
  {
    when: `(treats|treat|treated) (me|us) (like|as) (a)? (slave|dog|animal|dirt|servant|property|prisoner|garbage
        |trash|child)`,
    example: 'my husband treats me like a slave',
  },
  {
    when: `(calls|called|calling) me .. (stupid|worthless|fat|names|whore|slut|useless|bitch|idiot|ugly|crazy
        |prostitute)`,
    unless: 'boss|school|kids at|classmate*|friend',
    example: 'he calls me worthless every day',
  },
  {
    when: `(throws|threw|throwing|smashes|smashed|breaks|broke|punches|punched|punching|destroys|kicks) .. (things
        |plates|furniture|my things|the wall|walls|door|doors|holes|stuff|objects|dishes|a plate|a chair|chair|my
        phone|phone|a knife|hot)`,
    also: '{partner}|{i}|{my}|me',
    unless: `{bible-named}|i (punch|throw|smash|punched|threw|smashed|kick*)|{child} (throws|threw|throwing)|toddler
        |{as-a-child}`,
    example: 'my husband throws things and punches the wall',
  },
  {
    when: `(want|wants|trying|plan|planning|need|how|can|going|afraid|scared|too) .. (to|i|do i|can i)? .. (leave
        |escape|get away|run away|get out|hide|flee|run|divorce) .. (him|her|husband|wife|from|partner|home|my)?
        ~ (safe|safely|kill|violent|violence|abuse|abusive|abuses|hurts|beats|hits|dangerous|kids with me|shelter
        |refuge|threat*|beat|hit)`,
    also: '{i}|{my}|me',
    unless: '{bible-named}|{about-it}|{child-word} .. {blow}',
    example: 'how can i get away from him safely before he kills me',
  },
  {
    when: `(divorce|separate|separated|leave|left|leaving) .. (for|because|from|if|over|due|after|a|my|him|her)? ~
        (abuse|violence|beats|hits|beat|hit|abused|hitting|beating|violent|abusive|choked|hurts me|strangled
        |cruelty|threatened)`,
    also: '(i|my|me|mine)',
    unless: '{about-it}|{child-word} .. {blow}|{as-a-child}',
    example: 'i want a divorce because of his violence',
  },
  {
    when: `(he|husband|partner|boyfriend|wife|she) .. (has|bought|keeps|got|pulled|pulls|held|holds|pointed|points
        |put|waved|waves|sleeps) .. (a|his|her)? .. (gun|knife|machete|pistol|weapon|axe) .. (to|at|on|in|and
        |under|over|when|me)`,
    also: '{me}|{my}|{i}',
    unless: `(to|at|in) (his|her) (own)? (head|mouth|temple)|{bible-named}|hunting|hunt|policeman|police|officer
        |soldier|security|guard`,
    example: 'my husband pointed a gun at me',
  },
  {
    when: `(emotional|narcissistic|verbal|physical|psychological|financial|mental|partner|elder) (abuse|violence
        |abuser)`,
    level: 'possible',
    example: 'narcissistic abuse',
  },
  {
    when: `(bad temper|eggshells|toxic (relationship|marriage|husband|wife|boyfriend)|controlling (husband|wife
        |boyfriend|girlfriend|partner)|angry husband|anger issues|narcissist|narcissistic|(husband|wife|boyfriend
        |he|she) .. (yells|screams|shouts|insults|belittles|humiliates|punishes|swears) .. (at)? me|(he|she
        |husband|wife|boyfriend) .. (scares|frightens|intimidates) me)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'my husband has a bad temper and i walk on eggshells',
  },
];

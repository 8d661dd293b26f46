import type { Row } from '../row.ts';

/**
 * Touching, secrets, images, grooming, told by the child or by somebody who sees it: NSPCC, Childhelp, the
 * CyberTipline.
 */
export const childTouched: readonly Row[] = [
  {
    when: `(uncle|grandpa|grandfather|grandad|step grandad|stepdad|stepfather|dad|father|brother|cousin|boyfriend
        |partner|man|babysitter|coach|teacher) ~ (doing things to|does things to|hurts (her|him) down there
        |getting in .. bed|gets in .. bed|comes in (my)? room|came in my bed|photographing|secret game|keep
        secret|our secret|touch* (her|him))`,
    also: '{near}|pray|little|her|him',
    unless: '{as-a-child}|used to|soup|surprise|{church-did} $|i am {grown-age}',
    example: 'my grandpa makes me keep a secret game',
  },
  {
    when: `(my|our) (uncle|dad|stepdad|stepfather|father|grandpa|grandfather|brother|cousin|teacher|coach|mums
        boyfriend|moms boyfriend|mothers boyfriend|babysitter|neighbor|neighbour) .. (boyfriend)? .. (makes|make
        |made|asks|wants|tells) me ~ (clothes|naked|lap|touch|kiss|secret|undress|watch|bed|shower|lie down|pose
        |photos|pictures|porn)`,
    unless: '{as-a-child}|i am {grown-age}|{my} (husband|wife)|folk|wash|fold',
    example: 'my uncle makes me take my clothes off, he says its our secret',
  },
  {
    when: `(no clothes|without clothes|clothes off|in the dark|naked games|secret games|magazines|dirty magazines
        |porn)`,
    also: `(grandson|granddaughter|my (son|daughter|niece|nephew)|choir boys|altar boys|children|kids|boys|girls
        |little|i am {small-age})`,
    unless: `{as-a-child}|adam|noah|afraid of the dark|scared of the dark|{church-did} $|shine|wash|laundry|hide and
        seek|addict*|my (son|daughter|boy) (watches|looks|saw)`,
    example: 'my grandson says mommys boyfriend plays games in the dark with no clothes',
  },
  {
    when: `({parent}|{kin}|teacher|coach|babysitter|he|boyfriend) ~ (secret|secrets) ~ (tell|told|mad|angry|trouble
        |die|hell|hate|happen|anyone)`,
    also: '(i|me|our|my)',
    unless: `{as-a-child}|{church-did}|surprise|{bible-named}|affair|baptis*|party|santa|recipe|prayer closet|secret
        (place|of)|{partner}`,
    example: 'grandpa says its our secret and god will be mad if i tell',
  },
  {
    when: `({parent}|{kin}|{friend}|teacher|coach|man|he|guy|foster|babysitter|tutor|imam|uncle|someone|boyfriend) ~
        (touch|touches|touching|touched|molests|molesting|molest|rapes|fondles|rubs|kisses|does (things|stuff|it
        |bad things)|do (things|stuff)|comes (in|into|to)|climbs|gets in|come into|sneaks|watches|sleeps|lies
        |looks|puts his hand|shows me|takes (pictures|photos|videos)|made me|makes me|asks me) .. (me|my|us|to me
        |with me|on me|his|bed|room|shower|bath|things|touch|undress|naked|it) .. (at night|in the night|room|bed
        |secret|private|down there|shower|bath|when (mum|mom|mama|everyone|we are alone|i sleep|i am asleep|no
        one)|naked|touch|his|not tell|bad|wrong|uncomfortable|weird|where|alone|sleeping|$)`,
    also: '{i}|{me}|{my}',
    unless: `{as-a-child}|{partner} ~ (comes|touches|touch)|{bible-named}|to pray|i am {grown-age}|boss|god touch*
        |{church} ~ touch*|my heart`,
    example: 'my stepdad touches me at night',
  },
  {
    when: `(i am|im|am|i|me|we are) .. {small-age} ~ (hit|hits|hitting|beat|beats|touch|touches|touched|touching
        |naked|nudes|pics|pictures|rape|raped|molest*|abuse|abuses|abused|abusive|locks|locked|locks|starve
        |starves|food|hurt|hurts|hurting|drunk|drinks|kicked|kicks|scared|afraid|bruises|burn|burns|burned|alone
        |secret|sex|sexual|threatens|kill|throws|chokes|choked|punches|slaps|runaway|run away|marry|marriage
        |camera|online|meet|webcam|sleep|uncomfortable|boyfriend is|violent|not tell|tell anyone|private|punch
        |belt|weird|bleed|bed|keep)`,
    unless: `{as-a-child}|{discipline-tools}|years old when|sister|fought|video game|myself|bible|school kids|diet
        |{self-harm-words}|homework`,
    example: 'im 13 and my mom locks me in the closet',
  },
  {
    when: `({my}|the|a|this|these|little|their|his|her|neighbours|neighbors|friends|sisters|one of|some) .. {child}
        ~ (bruise|bruises|bruised|burns|molested|molest|molests|molesting|raped|rape|abused|abusing|abuses|abuse
        |touched|touches|touching|neglect|neglects|neglected|neglecting|starved|starving|starve|beaten|beats
        |locked|lock|scared of (him|her|his|dad|daddy|mum|going|uncle|grandpa)|afraid of (him|her|his|dad|going)
        |inappropriat*|private part|private parts|naked|groomed|grooming|sexual|sexually|pedophile|paedophile
        |predator|assaulted|hurting|nudes|left alone|unsupervised|no food|hungry|filthy|screaming|cigarette|marks
        on|welts|black eye|too rough|rough with|violent|unsafe|shaken|choked|kicked|punched|slapped|thrown|drunk
        |(hit|hurt) (by|from)|things to (him|her|them)|secrets|down there|bleeding|bath with|shower with|sleeps
        in (his|her)|whipped|strangled|witch|married off|dangerous|in danger|not safe)`,
    unless: `{as-a-child}|{church-did}|{bible-named}|{about-it}|i (was|am) (abused|molested|raped)|i (hit|shook|beat
        |hurt|slapped|kicked|punched|lost|smack*|spank*|grabbed|whip*)|{discipline-tools}|bully|bullies|school
        |spank*|drunk (with|at)|(sponsor|world|africa|charity|donat*|orphanage|feed) .. |hungry for|starving
        artist|{violent-son}|games|bruised (his|her) knee|protecting|{medicine-word}|touched (by|my|our) (the
        |heart|god)|screaming (in|during) (church|mass|service)`,
    example: 'my niece told me her grandfather touches her in the bath',
  },
  {
    when: `(naked|nude|nudes|sexy|dirty|underwear|private|body) .. (pics|pictures|photos|photo|picture|pic|videos
        |selfies|video|nudes|images)?`,
    also: '{young-only}|{child-young}',
    unless: '{as-a-child}|noah|adam|{church-did}',
    example: 'a man online asks me for naked pics, im 12',
  },
  {
    when: `(older|grown|online|internet|discord|snapchat|roblox|instagram|game|stranger|adult|man|guy|boyfriend is
        {grown-age}) ~ (meet|pics|pictures|photos|secret|not tell|send|naked|camera|webcam|alone|sex|sexual|kiss
        |dirty|gifts)`,
    also: '{young-only}|{child-young}',
    unless: '{as-a-child}',
    example: 'a guy on discord wants me to meet him in secret, i am 13',
  },
  {
    when: `(secret|secrets|not tell|never tell|tell anyone|tell nobody|keep quiet|promise not) ~ (uncle|dad|daddy
        |stepdad|father|grandpa|grandfather|brother|cousin|teacher|coach|mum|mom|mummy|boyfriend|babysitter|he)`,
    also: `(touch*|game|room|bed|night|things|bath|naked|special|body|kiss*|hurt*|down there|uncomfortable|tickl*
        |shower)`,
    unless: '(hurt|kill|harm) (me|my|us)|{as-a-child}|{church-did}|surprise|{bible-named}|affair',
    example: 'it is our secret game, dad says never tell anyone what we do at night',
  },
  {
    when: `({parent}|{kin}) ~ (comes|came|come|sneaks|climbs|gets|creeps) .. (in|into|to|in to) .. (my|our) (room
        |bed|bedroom)`,
    unless: '{as-a-child}|pray|wake me|good night|goodnight|clean|mess',
    example: 'my father comes in my room at night',
  },
  {
    when: `(suspect|suspecting|worried|think|know|knew|afraid|believe|found out|discovered|saw|noticed|caught|told
        |hear|heard|disclosed|confided|fear) ~ (a|my|the|one of|little|this|her|his) .. ({child}|pupil|sister
        |student) ~ (abused|molested|raped|touched|neglected|beaten|hurt|hit|harmed|abusing|groomed|starved
        |burned|mistreated|being|unsafe|touches)`,
    also: `(abuse*|abused|molest*|rape*|touch*|neglect*|beat*|hurt*|hit|harm*|groom*|starv*|burn*|bruis*|mistreat*
        |unsafe)`,
    unless: `{as-a-child}|{church-did}|{bible-named}|{about-it}|i (was|am) (abused|molested|raped)|{feelings-hurt}
        |bully*|bullied|being (baptis*|baptiz*)|suicid*|cut*|self|being (left|lied|rude|lazy)|being (gay|trans)`,
    example: 'I suspect that a girl in my Sunday school class is being molested',
  },
  {
    when: `(dad|father|stepdad|uncle|brother|grandpa|grandfather|mom|mum|cousin|stepfather|stepbrother|mother) ~
        (what he does|what she does|what they do|does) to me ~`,
    unless: '{as-a-child}|{partner}|{bible-named}|means to me',
    example: 'my dad says its ok what he does to me and my sister',
  },
  {
    when: `({parent}|{kin}) .. (is|are|was|has been|keeps|still|been)? .. (abusing|molesting|raping|hurting|abuses
        |molests|rapes|sexually abus*) .. (me|us|my (little|baby|younger|small)? (sister|brother|sisters
        |brothers))`,
    also: '{young}|dad|father|mum|mom|stepdad|uncle|brother|mother|stepfather|parents',
    unless: '{as-a-child}|i am {grown-age}|husband|verbally|emotionally',
    example: 'my uncle is molesting my little sister',
  },
];

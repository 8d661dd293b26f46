import type { Row } from '../row.ts';

/** Looser than `child-hurt.ts` and `child-touched.ts`, and read after the tables that say more. */
export const childSigns: readonly Row[] = [
  {
    when: '(drives|drive|driving|drove) (drunk|high) with (our|the|my|his|her) ({kid})',
    also: '{near}',
    example: 'my ex drives drunk with our kids',
  },
  {
    when: `({parent}|uncle|brother|cousin|grandpa|grandfather|man|neighbor|neighbour|stepdad|teacher|coach|tutor) ~
        (dirty (videos|pictures|movies)|shows me (videos|pictures|porn)|porn (to|with|in front of) me|(gets|got
        |climbs|lies|lays|sleeps|comes) (in|into|in to|on) my bed|hurts my (bottom|private)|makes me (undress
        |kiss|touch|watch|lie)|smells me|rubs me|licks)`,
    also: '{near}',
    unless: '{as-a-child}|{my} (husband|wife)|i am {grown-age}|{bible-named}',
    example: 'uncle shows me dirty videos when mum is at church',
  },
  {
    when: `(hurts|hurt|touches|touched|hits|beats) .. (his|her|their) (bottom|bum|private|privates|private parts
        |genitals|peepee|thing)`,
    also: '{near}|boy|girl|child',
    unless: '{as-a-child}',
    example: 'a boy told me his dad hurts his bottom',
  },
  {
    when: `({parent}|they|{kin}) ~ (not been home|has not been home|have not been home|not come home|left us|gone)
        .. (for)? .. (days|weeks|since) ~ (food|hungry|eat|alone|siblings|brother|sister|scared)`,
    unless: '{as-a-child}|i am {grown-age}|husband',
    example: 'my mum hasnt been home for three days and theres no food',
  },
  {
    when: `(adult|grown|older|strange|online|internet) (man|men|guy|boy|boyfriend|woman|friend|stranger) ~ (gifts
        |meet|photos|pictures|secret|messages|texts|loves (me|her|him)|alone|hotel)`,
    also: '{young-only}|{small-age}|my (daughter|son|niece|nephew|little sister|granddaughter)',
    unless: '{as-a-child}',
    example: 'my daughter is 12 and a grown man sends her gifts online',
  },
  {
    when: `(think|believe|suspect|sure|know|worried|afraid|scared|fear) .. (that)? (someone|somebody|he|she|they|my
        .. |the .. ) .. (is|are|was|has been)? .. (abusing|hurting|molesting|touching|hitting|beating|neglecting
        |grooming|mistreating|harming) .. (my|our|his|her|their|the|a|that|this) .. {kid}`,
    unless: '{as-a-child}|{church-did}',
    example: 'i think someone is abusing my granddaughter',
  },
  {
    when: `(my|his|her|the) (mother|mum|mom|dad|father|stepdad|stepmom|sister|brother|aunt|nanny) .. (leaves|left
        |gave|gives|put|made) .. (bruises|marks|scars|burns|welts|cuts) .. (on|all over) .. (my|his|her|the|our)`,
    unless: '{as-a-child}',
    example: 'my mother leaves bruises on my baby brother',
  },
  {
    when: `({parent}|{kin}|boyfriend|teacher|coach|tutor|man|he|babysitter|cousin|carer) ~ (shower|bathroom|bath
        |changing|undress*|naked|pictures of|photos of|my bed|private|nudes|touch*|kiss*|loves me|love me|sexy
        |texts me|messages me|sends me|stuff to|things to|watches me|rubs|tickles)`,
    also: `{young-only}|im in (5|6|7|8|9|10)th|my (mom|mum|moms|mums|mothers) (boyfriend|husband|partner|bf)|stepdad
        |stepfather|{kid} ~ (coach|teacher|uncle|tutor|grandpa|grandfather)|(coach|teacher|uncle|tutor|grandpa
        |grandfather|cousin) ~ {kid}`,
    unless: `{as-a-child}|{church-did}|{bible-named}|{about-it}|holy kiss|touched (my|his|her) heart|bathroom (break
        |pass)|{my} (husband|wife)|sends me (to|verses)|photos of (jesus|our)`,
    example: 'my mom boyfriend keeps coming into the shower when im in there',
  },
  {
    when: '(does|do|did|doing|done) (stuff|things|something|bad things|it) .. (to|with) .. {kid}',
    unless: '{as-a-child}|{bible-named}|fun things|(i|we) (do|did) (things|stuff|something)|things with my kids',
    example: 'my cousin who is 17 does stuff to my 6 year old son',
  },
  {
    when: `{kid} ~ (belt marks|welts|bruise|bruises|burns|burn marks|flinch*|scared to go home|afraid to go home
        |begged me (not|to say nothing)|said nothing|not want to go home|touched|molested|rape*|hungry every
        |always hungry|thrown|choked|kicked|punched|slapped|beaten|abused|locked|starved|shaken|screaming|marks
        on|cries before|does not want to visit|wets|hurt by|hurting|neglected)`,
    also: '{near}',
    unless: `{as-a-child}|{church-did}|{bible-named}|{about-it}|i (hit|shook|beat|hurt|slapped|kicked|punched|lost
        |smack*|spank*|grabbed|whip*|pushed)|{violent-son}|knee|fell|football|bully*|bullied|{feelings-hurt}|(at
        |in) school|locked (the|his phone|her phone|out of)|my heart|{helping-many}|{game}`,
    example: 'my granddaughter came back with belt marks',
  },
  {
    when: `({parent}|{kin}|they|foster) ~ (not feed|not give me food|not let me eat|sleep in the (garage|shed|yard
        |car|basement)|sleep on the floor|sleep outside|lock* me|chain* me|tie* me|kick* me out|throw* us|throws
        me|threw me|threw us|beat* us|hit* us|hurts us|hurt us|starv*)`,
    also: '{young}|stepmother|stepmom|stepmum|foster|mum|mom|dad',
    unless: '{as-a-child}|i am {grown-age}|husband|wife|{discipline-tools}|{bible-named}',
    example: 'my stepmother doesnt feed me and i sleep in the garage',
  },
  {
    when: `(marry me off|force me to marry|forcing me to marry|forced to marry|marry an old man|married off|arranged
        marriage)`,
    also: '{young-only}|{small-age}',
    example: 'they want to marry me off im only 14',
  },
  {
    when: `({spouse}|sister|brother|neighbor|neighbour|friend|mother|father|nanny|he|she|they) ~ {thrash} .. (the|my
        |our|her|his|their|up)? .. {kid}`,
    also: '{near}',
    unless: `{as-a-child}|{bible-named}|{about-it}|in front of|i (hit|shook|beat|slapped|kicked|punched|pushed)
        |{discipline-tools}|{violent-son}|{game}|{feelings-hurt}|kids at|{church-did}|(on|with|from|for|of) (the
        |our|my) (kids|children)|me (and|in|when|while)|{thrash} me|out of (the|my)`,
    example: 'my sister shakes and slaps her baby',
  },
  {
    when: `(leaves|leave|left|leaving) .. (her|his|the|their|my|our) .. {kid} .. (alone|home alone|by (himself
        |herself|themselves)|unattended|in the car|hungry|with no food)`,
    also: '{near}',
    unless: '{bible-named}|behind|i left',
    example: 'my sister leaves her baby alone all night',
  },
  {
    when: `({parent}|{kin}|uncle|stepdad|dad|brother) ~ (hurts|hurt|hurting|abuse|abuses|abusing|molest|rapes
        |touches) .. (me|us|my (little|baby|younger)? (sister|brother))`,
    unless: '{as-a-child}|{my} {partner}|i am {grown-age}|{feelings-hurt}|{bible-named}|{discipline-tools}|ago',
    example: 'daddy hurts me',
  },
];

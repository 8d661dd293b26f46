import type { Row } from '../row.ts';

/** Blows, hunger, neglect, child marriage: signs that the NSPCC, UNICEF and Child Helpline International name. */
export const childHurt: readonly Row[] = [
  {
    when: '(no food|nothing to eat) .. (in|at|for)? .. (house|home|us|days|me|the|kids)',
    also: '(mum|mom|dad|back|days|since|twins|brother|sister|kid|child|baby|locked|alone)',
    unless: '{bible-named}|fast|fasting|poor|africa|charity|widow|famine',
    example: 'theres no food in our house and mum hasnt been back since thursday',
  },
  {
    when: `({kid}|baby|girl|boy|house girl|little one) .. (has|have|with|is|locked)? .. (bruises|bruised|locked
        |filthy|burned|burnt|no food|without food|starving|screams|chained)`,
    also: 'next door|neighbor|neighbour|cousin*|madam|tell|school|friend*|outside|basement|hours|every|who',
    unless: '{as-a-child}|{bible-named}|i (hit|beat|spank*|corrected)|football|fell|knee|game',
    example: 'neighbor kid locked in basement no food',
  },
  {
    when: `(chain|chains|chained|tie|ties|tied|cage|cages|caged) .. (their|his|her|the|up)? .. (disabled|little|own
        |autistic)? .. (son|daughter|child|kid|boy|girl|children)`,
    unless: '{bible-named}|isaac|shoe*',
    example: 'the neighbors chain their disabled son in the yard',
  },
  {
    when: `(my|our) (dad|mum|mom|father|mother|stepdad|stepfather|stepmom|parents) .. (said|says|will|threat*|is
        going|would|promised)? ~ (kill|hurt|stab|shoot|beat|burn) me`,
    also: '{young}|scared to go home|afraid to go home|when i get home|grades|school',
    unless: `{as-a-child}|convert*|christian|baptis*|baptiz*|i am {grown-age}|lol|{discipline-tools}|gonna kill me
`,
    example: 'im scared to go home because my dad said hell kill me',
  },
  {
    when: `(tied|tie|ties|chained|locked|burned|beat|starved|flogged) ~ (witch|witchcraft|possessed|demon|demons
        |wizard|cursed|ogbanje)`,
    also: '(cousin|niece|nephew|son|daughter|sister|brother|child|boy|girl|kid|grandson|granddaughter)',
    unless: '{bible-named}',
    example: 'they tied my cousin up because they say he is a witch',
  },
  {
    when: `{child} ~ (burn|burns|bruise|bruises|mark|marks|cut|cuts|black eye|scar|scars) ~ (mom|mum|dad|father
        |mother|stepdad|uncle|boyfriend|parents|grandma) .. (did|do|does|gave|made|hit|put|caused)`,
    unless: '{as-a-child}',
    example: 'a boy in my sunday school class came with a burn on his hand and said his mom did it',
  },
  {
    when: `(daddy|mummy|mommy|mommys|mummys|stepdad|stepfather|stepmum|stepmom) .. (boyfriend)? .. (hit|hits|hurt
        |hurts|beats|beat|touches|kicks|punches|locks|burns|chokes|throws|slaps) .. (me|us|my (brother|sister))`,
    unless: '{as-a-child}|i am {grown-age}|{discipline-tools}|{feelings-hurt}',
    example: 'daddy hurts me',
  },
  {
    when: `({parent}|they|mother|father|{kin}|foster) ~ not (give|feed|let) (me|us|him|her) .. (food|eat|dinner
        |anything to eat|any food|drink|sleep|inside)`,
    unless: `{as-a-child}|{my} (husband|wife|boyfriend)|i am {grown-age}|{bible-named}|pork|meat|candy|sugar|gluten
`,
    example: 'my mother says i am possessed and wont give me food until the demon leaves',
  },
  {
    when: `({parent}|{kin}|{partner}|boyfriend|neighbour|neighbor|teacher|babysitter|he|she|they|sister|brother|ex
        |man|coach|nanny|woman|couple|daycare|helper|maid|mother|father) ~ (hits|hit|hitting|beats|beat|beating
        |hurts|hurt|hurting|burns|burned|kicks|kicked|slaps|slapped|shakes|shook|locks|locked|abuses|abused
        |abusing|molests|molested|molesting|touches|touched|touching|starves|starved|neglects|chokes|choked|threw
        |throws|rough|rapes|raped|punches|punched|leaves|left|drugs|not feed|not give|smacks|smacked|whips|yells
        |screams at|sells|kicks|drags|undresses|bathes|strangles|does things|did things|did something|doing
        things|rages) .. (to|at|with|on)? .. (my|our|the|her|his|their|a)? .. {child}`,
    also: '{i}|{my}|me|{someone}',
    unless: `(hit*|beat*|chok*|slap*|punch*|kick*|push*|hurt*|threw|strangl*|grab*) me .. (while|when|in|with|as|and)
        |(in front of|before) .. {child}|{as-a-child}|{church-did}|{bible-named}|{about-it}|i (hit|shook|beat
        |hurt |slapped|kicked|punched|lost|spank*)|spank*|{discipline-tools}|bully|{hurt-me} .. (as|when)|threat*
        |kids at (my )?school|hurt (his|her|our|my) .. feelings|divorce* me|left (me|us) (for|when|with)
        |{violent-son} |(beat|beats|hit|hits|hitting|punched) me|i hate|kill (him|them)|left his wife|stress
        |heart |{feelings-hurt}|{game}`,
    example: 'my ex hits my son',
  },
  {
    when: `({parent}|they|he|she|{kin}|foster ..) ~ (not (give|feed|let|buy|allow|want) .. (me|us) .. (food|eat|any
        food|dinner|bed|home|sleep|in the house)|(locks|lock|locked|chains|chained|tie|ties|tied) (me|us) .. (in
        |up|out|outside|down|inside)|(starve|starves|starving) (me|us)|(drunk|drinks|high|passed out) .. (every
        |all|and|when) .. (night|day|time|hits|no food|alone|scared|drives)|(leaves|leave|left) (me|us) (alone
        |home alone|for days)|no food|kicked me out|(threaten|threatens|threatened) .. (to)? .. (kill|burn|throw
        |sell|send|marry))`,
    also: '{young}|foster|mum|mom|parents|dad|stepdad|mommy|daddy|mummy|siblings|little',
    unless: `{as-a-child}|{bible-named}|i am {grown-age}|husband|if i (become|convert|leave)|muslim|christian if|kill
        me (because|for|if) .. (christian|faith|jesus)|{medicine-word}|{discipline-tools}`,
    example: 'my foster parents dont give me food if i dont memorise verses',
  },
  {
    when: `(child|children|baby|kid|toddler|boy|girl|kids|infant) .. (next door|in my class|in our class|at my
        school|at church|down the street|in the flat|upstairs|in our (street|village|church)|of my (neighbour
        |neighbor|friend|sister)) ~ (bruise*|scream*|cry*|beat*|hungry|hit*|thin|starv*|burn*|abuse*|afraid
        |flinch*|marks|dirty|alone|neglect*|locked|touch*|hurt*)`,
    unless: '{bible-named}|baby cries|crying (baby|in church)',
    example: 'there is a little boy next door with bruises',
  },
  {
    when: `(i|we) .. (am|are|get|getting|being|is) .. (abused|molested|touched|beaten|hurt|starved|locked up|hit) ..
        (by|at) .. ({parent}|uncle|teacher|coach|brother|home|grandpa|grandfather|cousin|foster)`,
    also: '{young}|my',
    unless: '{as-a-child}|husband|wife|i was|{discipline-tools}|hurt by',
    example: 'i am abused by my stepfather',
  },
  {
    when: `(child|kid|daughter|girl|she|sister|niece|minor|{small-age} year old) .. (is|being|be|to|are)? ..
        (married|marry|married off|marriage|bride) .. (to|off|an old|older|at|with|by)`,
    also: '(force*|forcing|forced|old man|against her|12|13|14|15|16|cut|child)',
    unless: '{bible-named}|{about-it}',
    example: 'they are forcing my 14 year old sister to marry an old man',
  },
  {
    when: `(accus* .. (my|the|a|of)? .. ({child}|me)? .. (of)? .. (witch|witchcraft|wizard)|(witch|witchcraft
        |possessed|demon|ogbanje) ~ {child} ~ (beat*|starv*|burn*|lock*|chain*|cast out|pepper|fast|tied))`,
    also: '{my}|{i}',
    unless: '{bible-named}',
    example: 'they accused my little sister of witchcraft and chain her',
  },
  {
    when: `(child abuse|abuse of children|child neglect|child molestation|paedophilia|pedophilia|abused children
        |abused child|child marriage|grooming|children from abuse|abuse children|abusing children|child
        protection|safeguarding|child pornography)`,
    unless: '(grooming (dog|beard|pet))|dog',
    level: 'possible',
    example: 'protecting children from abuse study',
  },
];

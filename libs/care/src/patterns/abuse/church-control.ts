import type { Row } from '../row.ts';

/** Control, cover-up, punishment and fear in a church or group: thirtyone:eight, ICSA. */
export const churchControl: readonly Row[] = [
  {
    when: `(shunned|shun|disciplined|under discipline|excommunicated|kicked out|expelled|disfellowshipped|silenced
        |thrown out|put out) .. (for|after|because|when) .. (i|we|they|gossip|reporting|telling|speaking|going
        |my)? ~`,
    also: '(report*|police|pastor|bishop|board|gossip|abuse*|told|elder|elders|question*|leader)',
    unless: '{bible-named}|paul|corinth*',
    example: 'i was shunned for reporting the bishop to police',
  },
  {
    when: `(leader|leaders|pastor|shepherd|discipler|elder|prophet|apostle) .. (picks|chooses|decides|controls|tells
        |dictates|checks) .. (me)? .. (what|who|when|where|how) .. (i|we)`,
    also: '(question|satan|obey|date|wear|sleep|marry|curse*|rebel*)',
    unless: '{spouse} ~ (decides|controls)',
    example: 'my discipleship leader picks what i wear and who i date',
  },
  {
    when: `(nobody|no one|not) .. (was)? (allowed|allow|allows) .. to (speak|talk) to (me|us|him|her)|confess (till
        |until) i|stand up .. and confess`,
    also: '{church-group}|they',
    unless: '{bible-named}|parents',
    example: 'they made me confess till i cried then nobody was allowed to speak to me',
  },
  {
    when: '({church}|they) ~ {covered}',
    also: `(abuse*|abusing|abuser|rape*|raped|molest*|assault*|touch*|report*|police|what he did|what happened
        |sexual*|victim*|kid|child|children|girl|girls|boy|harass*|pedophile|paedophile|hit|hurt|hurts|violen*
        |grooming|accus*|secret|sin with|affair|what the|did to)`,
    unless: '{bible-named}|husband ~ (hits|beats|abus*|hurt*)|surprise|dad|father in heaven|uncle|{about-it}',
    example: 'the elders told me not to report what the deacon did to me',
  },
  {
    when: `(cover up|covering up|covered up|covers up|covered it up|hushed up|swept under|sweep it under|silenced
        |silence|shut up everyone|shut us up|moved him to another|transferred him|protecting the|protect the|paid
        off|hush money|non disclosure|nda) ~`,
    also: '{church} ~ |~ {church}',
    unless: `{bible-named}|silence in (heaven|church)|women .. silen*|silen* .. women|moment of silence|protect the
        (church|flock)|solitude|god`,
    example: 'our church covered up the abuse and moved the priest',
  },
  {
    when: `(touch not|do not touch|touching) .. (mine|the lords|gods|my) anointed ~ (abuse*|use*|silence|question*
        |report*|hurt*|shut|speak|criticis*|criticiz*|told|money|sin|victim*|victims)`,
    example: 'touch not mine anointed - they use that verse to shut up everyone',
  },
  {
    when: `(report|reporting|expose|exposing|speak up|speaking up|speak out|tell the police|press charges|go to the
        police|blow the whistle|accuse) .. (about|against|him|on|the|my|our|a|to)? .. {church}`,
    also: '(i|my|me|our|we)',
    unless: 'to (my|the|our) (pastor|church|elders|priest)|reporting to|{bible-named}|tell the church',
    example: 'should i report my pastor to the police',
  },
  {
    when: `(excommunicat*|shunned|shunning|shun|shuns|disfellowship*|disciplined|disciplining|kicked out|put out
        |expelled|banned|blacklisted|church discipline|cursed|curse|cursing) .. (me|us|her|him|my|by|because|for
        |after|if|anyone|from|out|who|family) ~ (report*|spoke|speak*|told|tell*|question*|police|abuse*|leav*
        |left|husband|rape*|expos*|disagree*|asked|accus*|refus*|obey|doctor|divorc*)`,
    also: '(i|me|my|us|we|our|church|leader|elders|pastor)',
    unless: '{bible-named}|{about-it}',
    example: 'they excommunicated me for reporting the youth pastor',
  },
  {
    when: `({church}|they|he|she) ~ (controls|control|controlling|decides|decide|dictates|monitors|reads our|reads
        my|checks our|checks my|isolates|isolated|forbids|forbid|not allowed|not allow|not let|takes our|takes my
        |manipulat*|brainwash*|intimidat*|threatens|threaten|threatened|curse|curses|cursed|punish|punishes
        |punished|humiliat*|shames|shamed|demands all|owns|obey him|obey them|obey her|questions him|question him
        |question them|forced us|forces us|forced me|forces me|make us|makes us|made us|confess everything
        |confess our|our salaries|whole salary|our money) ~ (marry|leave|leaving|family|families|families|hell
        |contact|see|talk|salary|salaries|money|messages|phone|phones|mother|parents|outside|job|jobs|sleep|eat
        |fast|beat|jezebel|rebellious|rebellion|curse|cursed|questions|question|everything|lives|life|die
        |permission|obey|sins|confess|doctor|medicine|friends|work for free|unpaid|visa|passport|publicly|who we
        |what we|disobey|demon|death|children|kids|house|group|community|compound|out)`,
    also: '{church-group}',
    unless: `{bible-named}|husband|parents|my (dad|mom|mum|father|mother)|{partner}|{about-it}|tithe|pope|god controls
        |women (to )?(speak|preach|be)|self control|doctrine`,
    example: 'our leader decides who we marry and says if we leave god will kill us',
  },
  {
    when: `(i|we|am|my|our|in|of|from|leave|leaving|escape|left|out of|out) .. (think)? .. (in|stuck|trapped|of|from
        |joined|raised in|born in|a|part of|to leave|get out of|escape|leave|leaving|left|this|the|into)? ..
        (cult|sect|high control (group|church)|cultish church)`,
    unless: `^ (signs|what|how|is|are) ~ cult $|{about-it}|is .. (mormon*|scientology|jehovah*|catholic*) .. a cult
        |what is a cult|are .. a cult|(thinks|calls|called) (it|i am|i have|i) .. (a|in a)? (cult|sect)`,
    example: 'i think im in a cult and i cant get out',
  },
  {
    when: `(cast out|casting out|exorcis*|exorcism|deliverance|deliver me) ~ (held me|hold me|bruise*|hit*|beat*
        |chain*|starv*|tied|slap*|force*|forced|choke*|choked|gay|pain|hurt*|burn*|whip*|pinned|locked|water|fast
        |days|naked|pepper)`,
    also: '(me|my|i|us|our)',
    unless: '{bible-named}|jesus cast',
    example: 'they held me down for hours to cast out the gay demon',
  },
  {
    when: `(held|hold|holding|tied|pinned|beat|hit|slapped|starved|locked|chained|whipped) .. (me|him|her|my (son
        |daughter|sister|brother)) ~ (demon|demons|cast out|deliverance|exorcism|evil spirit|prayer camp|pray the
        gay|conversion|homosexual|gay|spirit out)`,
    example: 'the prophet chained me at the prayer camp to drive the demon out, they locked me up for deliverance',
  },
  {
    when: '(conversion therapy|pray the gay away|prayer camp|gay camp|ex gay)',
    also: '(me|my|i)',
    unless: '{about-it}|i think',
    example: 'my parents are sending me to conversion therapy',
  },
  {
    when: `(spiritual|spiritually|religious|clergy|church|pastoral|ritual|religiously) (abuse|abusive|abused|abuser
        |abusers|trauma|manipulation|coercion|hurt)`,
    also: '(i|me|my|am|we)',
    unless: '{about-it}|help others|hurt people',
    example: 'i was spiritually abused and can not go into a church',
  },
  {
    when: `(pastor|priest|prophet|bishop|apostle|leader|elder|reverend|man of god|vicar|minister|deacon) ~
        (threatens|threatened|threatening|cursed me|will curse|curse me|put a curse|says i will die|says i will
        go to hell|blackmail*|told everyone my|shared my confession|broke confession|hit me|hits me|beats|beat me
        |slapped|slaps|humiliated me|took all my money|took my money|my savings|stalking|follows me|sends me
        messages|texting my|texting me at|texts me|messages my|messages me|alone with my|sends my|meets my
        daughter|be alone with|come alone|alone at night|told me (he|god) .. (loves|wife|chose))`,
    also: '{me}|{my}|{i}|our',
    unless: `{bible-named}|told me (to (go|stay|submit|forgive)|i (must|should))|husband|group chat|reminder|sends me
        messages of|threw|afraid he is sick|{about-it}`,
    example: 'the prophet threatens to curse me if i leave',
  },
  {
    when: `(spiritual abuse|religious abuse|clergy abuse|church abuse|ritual abuse|church hurt|religious trauma
        |toxic church|controlling church|cult|cults|abuse in the church|abuse in church|heavy shepherding
        |manipulative pastor|controlling pastor|conversion therapy|spiritually abusive)`,
    unless: `(is|are) .. (mormon*|jehovah*|catholic*|scientology|adventist*) .. cult*|cult of|cultic|imperial cult
        |fertility cult|baal|cult prostitut*|temple|define cult`,
    level: 'possible',
    example: 'spiritual abuse in the church',
  },
];

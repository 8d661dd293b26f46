import type { Row } from '../row.ts';

/** Adults who tell of it now, often for the first time: NAPAC and 1in6. */
export const abusedAsAChild: readonly Row[] = [
  {
    when: `what .. (uncle|grandpa|grandfather|stepdad|stepfather|cousin|brother|father|dad|priest|teacher|neighbour
        |neighbor|man|babysitter|lodger) .. did to (me|us) (as a (kid|child|boy|girl)|when i was)`,
    unless: '{now-young}|{bible-named}|{game}',
    example: 'after what an uncle did to me as a kid i freeze when my husband comes near',
  },
  {
    when: `(incest|molestation|abuse|abused|interfered|csa|grooming) ~ (childhood|as a (boy|girl|child|kid))
        |(healing|heal|recover|recovering) .. (from|after) .. (childhood|child) .. (incest|abuse|trauma
        |molestation)`,
    unless: '{about-it}|{helping-many}|protect*|priests abuse',
    example: 'healing from childhood incest',
  },
  {
    when: `(dad|father|uncle|grandpa|grandfather|brother|stepdad|cousin|stepfather|mum|mom|mother|teacher|lodger
        |master|coach) .. used to (come|get|touch|make|climb|hurt|beat|lock|hit|whip|take|do|sneak) .. (in|into
        |to|me|us|my|things)`,
    unless: '{now-young}|pray|church|read|fishing|sing|walk',
    example: 'dad used to come in my bed',
  },
  {
    when: `(something|things|it|what) .. happened .. (to me)? ~ (when i was|i was (only|just)? {small-number}|as a
        (child|kid|boy|girl))`,
    also: '(never told|never tell|told anyone|no one|fault|dirty|shame|ashamed|remember|secret|pray)',
    unless: '{now-young}|miracle|saved|baptis*',
    example: 'something happened to me in the caravan when i was seven and i never told',
  },
  {
    when: `(hand|hands|fingers|pants|pimped|sold me|bed|body|underwear|dark|things|used me|games|secret|naked
        |forced) ~ (when i was|at age|as a (kid|child|boy|girl)) ..`,
    also: `({parent}|{kin}|teacher|coach|priest|neighbour|neighbor|babysitter|man|parents|cousin) ~ (hand|hands
        |pants|pimped|sold|bed|body|underwear|things|used|naked|forced|secret)`,
    unless: '{pressing}|{now-young}|hands of|prayed|bedtime|sick|taught|read me',
    example: 'i remember my grandfather putting his hands in my pants when i was 5',
  },
  {
    when: `(protected|protect|believed|helped|saved|rescued|listened|stopped) .. (me|us|it) ~ (hands|hand|belt|fists
        |abuse|abuser|nights|bed|room|beatings|drunk|violence)`,
    also: '{as-a-child}',
    unless: '{pressing}|{now-young}',
    example: 'nobody protected me as a child from my stepfathers hands',
  },
  {
    when: `(grew up|raised|brought up|growing up) .. (with|by|in|under|around) ~ (beat|beats|burned|hit|hits|abuse
        |abused|abusive|violence|violent|drunk|belt|fists|molest*|rape*|locked|terror|screaming|cruel|whipped
        |fear)`,
    also: '{near}',
    unless: '{pressing}|{now-young}|{my} (husband|wife) ~ (hit*|beat*)|hit songs',
    example: 'i grew up with a mother who burned me with an iron',
  },
  {
    when: '{hurt-me}',
    also: '{as-a-child}',
    unless: `{pressing}|{now-young}|{my} {partner} ~ {hurt-me}|{feelings-hurt}|{game}|{college}|i was {grown-age}
        weeks|who hurts`,
    example: 'my father beat us every day when I was small',
  },
  {
    when: `(abused|molested|raped|assaulted|touched|beaten|beat|groped|violated|hurt|sexual|sexually|incest
        |neglected|starved|hit|tortured|locked|bad things|sexual things|do things|did things|things to me|rape
        |molest|locks)`,
    also: '{as-a-child}',
    unless: `{pressing}|{now-young}|{my} {partner}|{feelings-hurt}|{game}|{college}|{bible-only}|{about-it}|{loved} ..
        (is|are) being|{self-harm-words}|{took-life}|my heart`,
    example: 'i was molested by my uncle when i was 7',
  },
  {
    when: `({parent}|{kin}|teacher|coach|neighbour|neighbor|babysitter|priest|pastor|friend|friends|boyfriend|man
        |someone|nanny) ~ (abused|molested|raped|fondled|sexually|touched me|beat us|beat me|did (things|it|that
        |stuff|something)|do things|made me (do|touch|watch|undress)|used me) ~`,
    also: '{as-a-child}',
    unless: '{pressing}|{now-young}|{feelings-hurt}|{my} {partner}|{college}',
    example: 'as a kid my cousin made me do sexual things',
  },
  {
    when: `(abused|abusive|abuse|molested|molestation|trauma|neglect|neglected|violated|incest|csa) .. (me|us|in
        |throughout|during|through|all|as|my|from|of|survivor|since)? .. (my|our|a|the)? .. (childhood|child|kid
        |growing up|little girl|little boy|young girl|young boy|survivor|adult survivor)`,
    also: '(i|me|my|we|our|myself|survivor)',
    unless: `{pressing}|{about-it}|{now-young}|{my} (son|daughter|kids|child)|{church-did}|prevent*|protect*|priests
`,
    example: 'How can I call God Father when my own father abused me throughout my childhood?',
  },
  {
    when: `(csa survivor|childhood sexual abuse|childhood abuse|child sexual abuse survivor|adult survivor|incest
        survivor|survivor of (child|childhood|incest|csa|sexual abuse)|abused childhood|abusive childhood|abusive
        upbringing|abusive home|abusive parents|abusive father|abusive mother|abused by my (father|dad|mother|mom
        |mum|parents|uncle|grandfather|brother|stepdad|cousin|stepfather|grandpa))`,
    unless: '{pressing}|i am (being)? abused|is abusing|{now-young}|{forgive}|{about-it}',
    example: 'csa survivor where do i start in the bible',
  },
  {
    when: `(my|our) (own)? (father|dad|mother|mom|mum|parents|uncle|brother|grandfather|stepdad|stepfather
        |stepmother|cousin|grandpa) .. (used to|would|always) .. {blow} .. (me|us|my)`,
    unless: '{pressing}|{now-young}|{game}|i am {small-age}|hurt my feelings',
    example: 'my dad used to beat us',
  },
  {
    when: '(tamar|amnon|absalom|dinah|lot) ~ (so was i|was i|i was|me too|like me|happened to me) ~',
    also: '{as-a-child}|{small-number}',
    unless: '{pressing}|{now-young}',
    example: 'what amnon did to tamar happened to me at 8',
  },
];

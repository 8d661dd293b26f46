import type { Idiom } from '../row.ts';

/** What people say in the words of danger, about small mishaps and plain things. */
export const idiomsOfEveryDay: readonly Idiom[] = [
  {
    when: 'sleep (at night)? because of (worry|worries|worrying|stress|money|bills|work|exams|my exams|my job)',
    example: 'i cant sleep at night because of worry',
  },
  { when: '(wont|will not|cant|cannot|does not|doesnt) forgive me', example: 'my mom wont forgive me' },
  {
    when: '(my (best)? friend|friends) (has|have)? (stopped|quit) (talking|speaking) to me and i (dont|do not) know why',
    example: 'my best friend stopped talking to me and i dont know why',
  },
  {
    when: 'i had an abortion when i was {grown-age} and i (still)? think about it',
    example: 'i had an abortion when i was 19 and i still think about it every day',
  },
  {
    when: 'i cheated on (my|him|her) (wife|husband|girlfriend|boyfriend|partner|fiance|fiancee)?',
    example: 'i cheated on my wife years ago and feel guilty',
  },
  {
    when: `(cut|cutting) (his|her|my|the|their|our) (hair|grass|lawn|first|first teeth|hours|salary|losses|nails
        |fingernails|hedge|pay|sugar|screen time)`,
    example: 'can i cut my hair',
  },
  { when: '(live|lives|living) forever', example: 'will we live forever' },
  {
    when: `(afraid|scared|fear|terrified|worried|anxious|anxiety|frightened|fearful|dread) (of|about|to) (my|our)?
        (death|dying|die|getting sick and dying)`,
    example: 'i am afraid of dying',
  },
  {
    when: `(dog|dogs|cat|cats|bee|wasp|horse|cow|goat|mosquito|mosquitoes|insect|snake|baby teeth|puppy|parrot) ..
        (bit|bites|bite|kicked|stung|attacked|scratched|killed|hurt) (me|him|her|us|my)`,
    example: 'my neighbours dog bit me',
  },
  {
    when: `(hit|struck|knocked (over|down|out)|burned|burnt|hurt|injured|killed) (by|with|at|in) (a|an|the|my)? ..
        (ball|flu|cold|car|bus|truck|tree|branch|accident|crash|bbq|stove|oven|lightning|bill|fine|storm
        |earthquake|virus|work|gym|football|sun|bike|door)`,
    example: 'my kid was hit with the flu',
  },
  { when: '(birth|self|remote|crowd|tongue|impulse) control', example: 'can my husband and i use birth control' },
  {
    when: `sex (before|outside|without|until) (of)? (marriage|wedlock)|premarital sex|sex education|same sex
        |opposite sex|sex life`,
    example: 'i had sex before marriage and feel ashamed',
  },
  {
    when: `(uncle|pastor|friend|mother|testimony|story|song|movie|film|book|letter|gift|kindness|words|he|she|who
        |that) .. (touched|touches) (my|our) (heart|hearts|soul|life|spirit)`,
    example: 'my uncle touched my heart with his testimony',
  },
  {
    when: `(fought|fight|served|soldier|killed|died) .. in (the|a|ww2|world)? (war|army|vietnam|battle|military|ww2
        |iraq|afghanistan) .. (and|he|killed|people)? .. (killed|people)?`,
    example: 'my grandfather fought in the war and killed people',
  },
  {
    when: `(violent|scary|horror) (cartoons|cartoon|movies|movie|games|game|films|shows|tv|psalms|verses|passages
        |god|stories)`,
    example: 'how do i stop my kids from watching violent cartoons',
  },
  {
    when: `(punish|punished|punishes|punishing) (me|us|him|her|them|my (son|daughter|kids)) by (taking|removing|not
        |cancelling|grounding)`,
    example: 'my parents punished me by taking my phone',
  },
  {
    when: `(threat|threatens|threatened|threatening) to (report|sue|fire|quit|leave|resign|tell|cancel|evict|divorce
        |ground|fail|complain) (me|us|him|his|her|the|my|church|if|because)`,
    example: 'a colleague threatens to report me for being late',
  },
  {
    when: `(paintball|laser tag|football|rugby|mma|boxing|wrestling|movie|film|game|games|video games|cartoons
        |sport) ~ (violent|violence|fighting|kill|killing|shooting)`,
    example: 'our youth group is playing paintball, is it violent',
  },
  {
    when: `(forgot|late|lost|failed|broke|missed|burned|burnt|spilled|ate|forgetting) ~ (she|he|mum|mom|dad|wife
        |husband|parents|they|boss|teacher) (will|is going to|gonna|would|is gonna|are going to) (kill|murder
        |strangle) me`,
    example: 'i forgot my wifes birthday she will kill me',
  },
  {
    when: `(hit|kill|shoot|fight|beat|stab|attack|hurt) (a|an|the) (burglar|intruder|thief|robber|attacker|home
        invader)`,
    example: 'is it ok to hit a burglar',
  },
  {
    when: '(raised|raise|raises|brought up) (me|us|him|her) (in|as|to|up|well|catholic|christian)',
    example: 'my mum raised me in the church',
  },
  {
    when: `(dying|dead) (to|for) (know|hear|see|meet|find|learn|try|read|ask|get|tell|understand|a coffee|coffee
        |chocolate|some|go to|visit|a snack|a break)`,
    example: 'im dying to know who wrote hebrews',
  },
  {
    when: '(food|cake|view|pie|recipe|it|dessert|chocolate|singing|music|meal) ... to die for',
    example: 'the cake at the potluck was to die for',
  },
  {
    when: `(dead|deadly|killer) (tired|sea|serious|line|bored|beat|weight|end|heat|right|wrong|on|sure|ringer|pan
        |sins|whale|app|battery|phone|sleepy|last|languages|language|works|faith|bones|dry bones|church|religion)`,
    example: 'im dead tired after vbs',
  },
  {
    when: '(phone|battery|laptop|car|computer|tablet|plant|plants) .. (is|has|just)? (dead|died|dying)',
    example: 'my phone is dying',
  },
  {
    when: `(traffic|feet|foot|back|head|knee|knees|shoes|suspense|heat|exam|exams|homework|stomach|legs|neck
        |humidity|wait|waiting|silence|class|diet|job|headache|assignment|workload|commute|curiosity|cramps
        |allergies|kids|it|this|work|heels|tooth|toothache|boredom|deadline|schedule) (is|are|was|were)
        (literally|really|just|absolutely|totally)? (killing|gonna kill|going to kill) me`,
    example: 'this traffic is killing me lord give me patience',
  },
  {
    when: `(wife|husband|mom|mum|dad|boss|mother|father|parents|teacher|pastor|wifey|sister|brother|friend
        |girlfriend|boyfriend|they|she|he|coach) .. (gonna|going to|will|would|is gonna) (kill|murder|strangle)
        me (i|if i (forget|forgot|am late|miss|do not finish|break|am not|eat|lose|spoil|burn|tell)|when (she|he
        |they) (finds|find|sees|see)|for (forgetting|being|missing|losing|not|breaking|eating|burning)|because i
        (forgot|broke|lost|missed|burned|ate))`,
    example: 'my wife is gonna kill me i forgot our anniversary',
  },
];

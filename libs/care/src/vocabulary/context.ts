/** What stands beside a pattern and changes its meaning. */
export const context = {
  live: `live|be alive|be here|exist|existing|living|wake up|waking up|be around|be in this world|be on this earth
    |be on earth|go on|carry on|continue|keep going|keep living|do this|do life|breathe|see tomorrow|see another
    day|face another day|be living|stay alive|stay here|survive|be born|grow old|wake|be in this life|see the
    morning|make it|be|be a person|do it anymore|fight anymore|try anymore|be on this planet|stay in this world|life`,
  'their-suicide': `({loved}|{someone}|{him}|{he}|a friend|{kins}|who|girl|boy|{church}) ~ (suicide|suicidal
    |{took-life}|{their-death}|overdosed|jumped|attempt|attempted)`,
  'not-me-dying': `(want|wanted|wish|hope|need|pray) (for)? (him|her|them|this|that|those|these|my|our|people
    |everyone|someone|god) .. (to)? .. (die|dead|death|suffer)|(i|me) .. (am|was|be)? .. (afraid|scared|fear
    |terrified|worried|anxious|frightened) ~ (die|dying|death)|die (to|for) (self|sin|him|christ|myself|god|jesus
    |my|the|others|our|us)|(he|she|they|dad|mom|mum|baby|dog|cat|mother|father|grandma|jesus|people|we) .. (to)? ..
    (die|dying|died)|dying (to|for) (self|myself|know|hear|see|my|sins|the|our|us|me)|when i die|after i die|before
    i die|if i die|saved`,
  'them-harm': '(kill|shoot|hurt|stab) (him|her|them|people|everyone|my)',
  'as-a-child': `(all)? (through|throughout) (my)? (childhood|school)|my childhood|orphanage|boarding school
    |foster care|childrens home|as a teenager|in my teens|at (the age of|age)? (4|5|6|7|8|9|10|11|12|13|14|four
    |five|six|seven|eight|nine|ten|eleven|twelve|thirteen) .. {church}|when (i|we) (was|were) .. (a|an|about|only
    |just|little|young|small|kid|child|boy|girl|younger|growing|teen|teenager|in|at|school|{small-number}) ..|(as
    |since|being) (a|an|i was a|i was) (kid|child|little|boy|girl|teen|teenager|toddler|young|altar|baby|small)|in
    my (childhood|teens|youth)|(my|our|a|ruined my|throughout|whole|entire|during) childhood|growing up|when (i|we)
    were (kids|little|young|small|children)|(at|from|aged|age|age of) (the age of)? {small-number}|years ago|from
    age|from the age|all through (school|my)|i was {small-number}|i was (only|just|about) {small-number}|(i was|we
    were) (little|a child|a kid|small|young|kids|children)|as (kids|children)|in (my|our) early (years|teens)|past
    |(childhood|child) (abuse|trauma|sexual)|adult survivor|survivor|decades|back then|(used to|use to) (hit|beat
    |touch|abuse|molest|do|hurt|make|come|lock|whip|burn|starve|rape|punch|kick|force|slap|tie|choke)|in (sunday
    school|primary school|boarding school|elementary|kindergarten|middle school)|younger`,
  'small-number': `3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    |thirteen|fourteen|fifteen|sixteen|seventeen|2|two`,
  young: `i am (only|just|a|almost|about|turning|still|in)? (8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven
    |twelve|thirteen|fourteen|fifteen|sixteen|seventeen|kid|child|minor|teen|teenager|teenage|middle school|high
    school|year|grade)|my (mum|mom|dad|daddy|mummy|mommy|stepdad|teacher|foster) ..|homework|bad grade|bad grades
    |grades|at school|in school|my school|school|{small-number} (years old|year old|yo)|grounded|{small-number}yo
    |(13f|14f|15f|16f|13m|14m|15m|16m|12f|12m|17f|17m)`,
} as const;

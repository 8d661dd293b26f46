import type { Row } from '../row.ts';

/**
 * The same signs, seen in somebody else: what Samaritans and the 988 Lifeline tell families and friends to look
 * for.
 */
export const worriedAboutSomeone: readonly Row[] = [
  {
    when: '({close}|{loved}|{someone}|{kins}) ~ {their-death}',
    unless: '{bible-only}|{already-dead}|{not-them}|{them-harm-me}',
    example: 'my friend wants to kill herself',
  },
  {
    when: `({close}|{loved}|{someone}) ~ (want|wants|wanted|wanting|wish|wishes|wished|ready|praying|prays|planning
        |plans|tried|tries|trying|attempted|threatening|threatens|threatened|going|talks|talking|says|said|keeps
        |hopes|asked|asking|thinking|longing|wanna|tired|rather) .. (to|about|of|for|he|she|they)? .. (die|be
        dead|dying|death|end it|end it all|kill (himself|herself|themselves)|be gone|was dead|were dead|go to
        heaven|join|overdose|go to sleep and|disappear|jump|give up on life|hang|drown|living)`,
    unless: '{bible-only}|{not-them}|{them-harm-me}|kill (me|us|him|her|them|people)',
    example: 'my mom keeps saying she wants to die',
  },
  {
    when: `({close}|{loved}|{someone}) ~ (cutting|cuts|self harm|self harms|self harming|self injury|cut marks|burns
        on|anorexic|anorexia|bulimia|bulimic|eating disorder|purging|starving|starves|makes himself sick|making
        herself sick|makes herself|not eat|not eating|throws up|throwing up|suicidal|suicide|overdosed|overdose
        |razor|blades|noose|rope|unalive)`,
    unless: `{bible-only}|{not-them}|cut (his|her|their) (hand|finger|hair|knee|foot|toe)|cutting (down|off|class
        |school|his first|her first|teeth|the|grass|hair|corners|me off|us off|wood|me out|back|contact|ties)
        |cuts (me|hair|grass|the|his hair|her hair|class)|{took-life}|lost|funeral|passed|{about-it}|{church} ~
        preach|pork|meat|fast|vegetables|picky|cake`,
    example: 'my daughter is cutting',
  },
  {
    when: `({close}|{loved}|{someone}|he|she|they) ~ (better off without (him|her|them)|better without (him|her
        |them)|no reason to live|nothing to live for|not worth living|tired of living|tired of life|(hate|hates)
        (his|her|their) life|given up on life|not wake up|goodbye to|said goodbye|gave away|giving away|burden to
        |a burden|hoard* .. (pills|tablets|meds|medication)|stockpil*|stash* pills|suicide note|goodbye (note
        |letter)|suicide letter|not want to live|not want to be here|does not see a (future|reason)|wishes (he
        |she|they) (was|were) (dead|never born)|hate (his|her|their) life)`,
    unless: '{bible-named}|gave away (the|my|our|his money)|goodbye to (my|his)',
    example: 'my roommate said goodbye to everyone and gave away his things',
  },
  {
    when: `(he|she|they) .. (want|wants|wanted|trying|tried|tries|going|threatened|threatens|threatening|keeps|will
        |says|talks|attempted|might|about|said|would) .. (to|of|about|he|she|they|will|that|saying|wants)? ..
        ({their-death}|die|be dead|dying|sleep and never|never wake)`,
    unless: '{bible-named}|{not-them}|kill (me|us|him|them)',
    example: 'she says she wants to die, how do i help',
  },
  {
    when: '(is|are|was|being|feeling|feels|felt|become|became|getting|gets) .. suicidal',
    also: '{loved}|{someone}|he|she|they',
    unless: '{about-it}',
    example: 'my sister is sucidal and she wont talk to me',
  },
  {
    when: `(help|support|pray for|verses for|love|talk to|comfort|save|text|counsel|reach|prayer for|encourage
        |scripture for|say to|visiting|with) .. ({someone}|{friend}|{close}|a {friend}|a {child}) .. (who|that|is
        |with|thinking|after)? .. (suicidal|suicide|self harm*|cut|cuts|cutting|overdose|wants to die|depressed
        and suicidal|wants to end|tried to|hurt* (himself|herself|themselves))`,
    unless: 'died by|committed|people',
    example: 'verses for a friend who tried to overdose',
  },
  {
    when: `({close}|{loved}|{someone}) ~ (pills|tablets|gun|rope|knife|bridge|blade|razor|blades|roof) .. (in|under
        |to|and|on|off)? .. (hand|room|bed|locked|ready|wrists|die|tonight|himself|herself|bag|drawer)`,
    unless: '{bible-named}|{them-harm-me}|{harm-word}|school|(on|at) me',
    example: 'my brother has a gun in his hand and cries',
  },
  {
    when: `({close}|{loved}|{someone}|dad|mum|mom) .. (talks|talking|talk|speaks|keeps) .. (about|of)? .. (joining
        |join|being with|going to be with|ending|dying|death|heaven|suicide|going home)`,
    unless: '{bible-named}|cancer|hospice|old age|gospel|when we',
    example: 'dad keeps talking about joining mum in heaven',
  },
  {
    when: `(found|saw|discovered|noticed|see|seen|showed me|spotted|read|shows) .. (cuts|cut marks|scars|burns
        |scratches|suicide note|razor blades|blades|blood|note|journal|diary|messages|search) .. (on|in|about
        |under|saying|from|that) .. (him|her|his|their|my|arm|arms|wrist|wrists|thighs|leg|legs|suicide|kill*|die)`,
    also: '{loved}|{someone}|{friend}|girls|boys|{child}|he|she',
    unless: '{church} did|{them-harm-me}',
    example: 'i saw cuts on her arms at youth group, she is my student',
  },
  {
    when: '(suicidal|kill yourself|kys)',
    unless: '{bible-only}|{they-hit}',
    level: 'possible',
    example: 'how can a church support people who are suicidal',
  },
];

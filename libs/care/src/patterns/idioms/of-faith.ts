import type { Idiom } from '../row.ts';

/** What scripture and its teaching say in the words of danger. */
export const idiomsOfFaith: readonly Idiom[] = [
  {
    when: 'as for me and my (house|household|family) (we)? (will|shall)? (serve)?',
    example: 'as for me and my house we will serve',
  },
  {
    when: '(god|jesus|he|lord) (still)? love me after (everything|all|all that) (ive|i have)? (done)?',
    example: 'does god still love me after everything ive done',
  },
  {
    when: 'take me home (oh|o)? (lord)? ... (hymn|song|psalm|lyrics|chords)',
    example: 'take me home, oh lord is that in a hymn',
  },
  {
    when: 'not because (anyone|anybody|someone|they) (hurt|harmed|wronged) me',
    example: 'I left the church because the arguments are poor, not because anyone hurt me',
  },
  {
    when: `(take|taking|took) my .. (pills|tablets|medicine|meds|medication) (every|each|daily|like a good|this
        morning|on time|at night|with (food|breakfast))`,
    example: 'i take my blood pressure tablets every morning and pray',
  },
  {
    when: `(doctor|doctors|gp|nurse|consultant) (says|said|told me|thinks|agrees|has|is) .. (my|the)? .. (pills
        |tablets|medicine|meds|medication|dose|insulin|chemo|treatment) .. (can|could|may|is|are|will) (be
        |working|halved|stopped|reduced|finished|done)`,
    example: 'The doctor says my blood pressure tablets can be halved, praise God',
  },
  {
    when: `(uncle|aunt|mum|mom|dad|grandma|brother|sister|father|mother) .. came to my room .. (with|w) (soup|tea
        |food|breakfast|presents|cake|flowers|my)`,
    example: 'uncle came to my room w soup lol',
  },
  { when: '(till|until|til) death (do|does|parts) us (part)?', example: 'till death do us part' },
  {
    when: `(die|dies|dead|died|dying|death) (to|unto) (the)? (self|myself|sin|sins|flesh|world|yourself|ourselves
        |himself|law|selfishness|pride|my flesh|my sin|my sins|my pride|me|our sins|oneself)`,
    example: 'die to self',
  },
  { when: '(to live is christ)? (and)? to die is gain', example: 'to die is gain philippians 1:21' },
  { when: '(die|dying) daily', example: 'I die daily, what did Paul mean by that?' },
  {
    when: '(crucified|died|buried|dead) with (christ|him)',
    example: 'crucified with christ galatians 2:20 explained',
  },
  {
    when: '(put|putting) to death (the)? .. (flesh|deeds|members|earthly|sin|old|sinful|misdeeds)',
    example: 'put to death the deeds of the body',
  },
  {
    when: `(wages of sin is death|second death|spiritual death|spiritually dead|life after death|near death
        experience|death penalty|valley of the shadow of death|shadow of death|sting of death|death where is (thy
        |your) sting|death and resurrection)`,
    example: 'the wages of sin is death',
  },
  {
    when: `(lose|loses|losing|lost|lay down|laid down|laying down|gave|hates|hate|give|gives) (his|ones|your|their
        |my) life (for|will|in this world|shall)`,
    example: 'whoever hates his life in this world',
  },
  {
    when: `(mortify|kill|killing|crucify|crucifying) (the|my|your|our) (flesh|sin|sins|lust|sinful nature|pride|old
        self|old man|ego|darlings|desires|temptation)`,
    example: 'how do i kill my flesh and follow god',
  },
  {
    when: `(cut|cutting|cuts) (it|them|him|her|me|us)? (off|down|back|corners|ties|contact|class|loose|a deal|in
        line|short|a covenant|covenant|teeth|his teeth|his first teeth|the grass|hair|my hair|wood|costs|expenses
        |the cake|cake|coupons)`,
    example: 'if your right hand causes you to sin cut it off',
  },
  {
    when: '(thou shalt|you shall|shalt|do|shall|shalt thou|thou shall) not (kill|murder|commit adultery)',
    example: 'thou shalt not kill',
  },
  {
    when: '(burnt|burned|burning) (offering|offerings|sacrifice|sacrifices|bush|incense|with passion|with lust)',
    example: 'burnt offerings in leviticus',
  },
  {
    when: '(stricken|smitten|wounded|bruised|beaten|chastised) (for|because of) (our|my)',
    example: 'what does it mean that jesus was bruised for our iniquities',
  },
  {
    when: `(holy spirit|god|jesus|lord|christ|he|verse|song|sermon|hymn|message|words|story) .. (touched|touches
        |touch|spoke to) (me|my heart|my life|my soul|us)`,
    example: 'god touched my heart in the service',
  },
  {
    when: `(when|after|before|until|till|if|once|where|how|what if|unless) (i|we|you|people|christians|someone
        |babies|believers|pets|animals|jesus|they|unbelievers) (die|died|dies)`,
    example: 'where do we go when we die',
  },
  {
    when: `(die|dying|death) (at home|in (his|her|my) sleep|of (old age|natural causes|cancer)|in peace|peacefully
        |in faith|well|with dignity|in the lord|in christ|in (my|your|his|her|their) sin|in (my|your|his|her
        |their) sins)`,
    example: 'is it wrong to want to die at home rather than hospital',
  },
  {
    when: `(kill|killed|killing) (my|the|a|this|that|all my|every)? (houseplant|plant|plants|spider|spiders|fly
        |flies|mosquito|mosquitoes|ant|ants|bug|bugs|rat|rats|mouse|snake|animal|animals|fish|deer|chicken|goat
        |weeds|bugs|cockroach|cockroaches|bees|wasp|wasps|insects|lamb|pig|cow|engine|mood|sin|lust|joy|germs
        |bacteria|viruses|dream|dreams|romance|conversation)`,
    example: 'i killed my houseplant again am i a bad steward',
  },
  {
    when: `(dream|dreamed|dreamt|nightmare|dreams) .. (that|about|of|i|where)? .. (i|my|someone|he|she|we|death
        |dying) .. (died|dead|die|dying|killed|death)`,
    example: 'i dreamed that i died what does it mean',
  },
  {
    when: `(medical|physician) assisted (suicide|dying) (wrong|right|a sin)|is (euthanasia|assisted suicide|assisted
        dying)`,
    example: 'is euthanasia a sin',
  },
  {
    when: 'take my (life|heart|hands|silver|will) and let it be',
    example: 'take my life and let it be consecrated hymn',
  },
  {
    when: `(forgive|forgiving|love|honor|honour|bless|trust|pray for) .. (someone|people|person|parents|friend
        |friends|those|others|everyone|family|church|ones|him|her|them|enemies) .. (who|that)? .. (hurt|hurts
        |wronged|offended|disappointed) (me|us|you|deeply) (so)? (deeply|badly|much)? $`,
    example: 'How can I forgive someone who hurt me?',
  },
  {
    when: '(i|paul)? (beat|buffet|discipline|pommel|beats|disciplines) my body (and|to|under|meaning)',
    example: 'i beat my body and make it my slave meaning',
  },
  {
    when: `(burn|burned|burnt|burns|burning) (the|my|our|his|her)? (dinner|food|cake|toast|rice|lunch|supper|roast
        |cookies|bread|candle|incense|meal|soup|pancakes)`,
    example: 'i burned dinner again',
  },
];

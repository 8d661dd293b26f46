/** Cues of a life, a body or a treatment given up. */
export const cuesOfTheBody = {
  life: {
    3: `suicid*|{end-me}|noose|hang (himself|herself|myself|themselves)|overdosed|end (his|her|their|my) (own)?
      life|better off dead|wish (i|he|she) (was|were) dead|not want to (live|be alive|exist|be here)|ready to die
      |want to die|wants to die|wanted to die|wish to die|i want death|longing for death|crave death|exhaust pipe
      |never wake|no more life|last breath|by (my|her|his) own hand|only alive because|dead inside|being dead
      |engine (on|running)|attempt on my life|my (suicide)? attempt|an attempt|take my last|no tomorrow|my will to
      live|will to live|want to be dead|done with (life|living)|lay down and die|jump in front|jump off|leap off
      |rope|{sign-strong}`,
    2: `sleeping pills|medicine cabinet|breathing|in the ground|in my grave|my death|gone by|do to myself|do it
      tonight|pull the trigger|give up living|miss (me|her|him) if|gun|razor|blade|bridge|ledge|railing|rooftop|too
      many pills|pills|poison|bleach|goodbye|goodbyes|burden|no way out|give up on life|giving up|unbearable|die
      |dying|dead|alive|my funeral|existence|exist|existing|end it|the end|leaving tonight|leave this world|garage
      |cease|my grave|cemetery|reason to|never born|not born|cliff|platform|tracks|oblivion
      |insurance money|orphans`,
    1: `hopeless|worthless|tonight|anymore|any longer|tired|exhausted|alone|pain|nobody|no one|sorry|letters|letter
        |note|hell|gone
      |sleep|disappear|dark|darkness|suffering|empty|numb|cry|crying|done|last|enough|forgive me|peace|rest|home
      early|drowning|lonely|worse|useless|failure|hate myself|hate my life|jumped|calling me|whisper|voices|escape
      |quiet|stop eating|take me|takes me|funeral|point|fall asleep|without her|without him|carry on|go on`,
  },
  wound: {
    3: `(fresh|new|old|deep|more) (cuts|scars|burns)|self harm*|cut (myself|herself|himself|again)|cutting (myself
        |herself|himself)|my scars|my cuts|the cuts
      |her cuts|his cuts|cuts on|scars on|purge|purging|laxatives|starve myself|starving myself|throw up (after|my
      |every|what)|fingers down my throat|hurt myself|harm myself|burn myself|bulimi*|anorexi*|cutting is|my
      cutting|self injury|thinspo|make myself (sick|throw|vomit)|relapsed and (cut|burned|purged)`,
    2: `bingeing|binging|vomiting|razor|razors|blade|blades|bleed|bleeding|scars|scar|wrists|wrist|thighs|lighter
        |cuts|cutting|long sleeves
      |calories|skinny|eat nothing|not eat|not eaten|not eating|refuse to eat|refuses to eat|deserve food|throwing
      up|vomit|scratch|scratching|feel fat|still fat|weigh|eating disorder|ed|{grown-age} kg|fat`,
    1: `skin|arms|arm|legs|blood|burn|burning|needle|hide|hiding|relapsed|again|secret|punish|pain|numb|disgusting
      |mirror|thin|food|meal|meals|jeans|relief|control|ugly|release|urge|urges|shame|ashamed|body|bandage|bandages
      |sleeves|kg|days`,
  },
  medicine: {
    3: `(off|without|stop|stopped|quit|no|throw|threw|flushed|hide|hides|refuse|refuses|refusing|not take|not
      taking|not need|come off|came off|instead of|not) (taking|my|his|her|the|their|our|any|go on|taking my|giving
      |to|with)? .. {med-word}|holy water not|forbid blood|forbids blood|against (blood|medicine|doctors|hospitals)
      |refus* (treatment|blood|surgery|chemo)|blood transfusion*|prophet told (him|her|me|us)|{med-word} is (poison
      |sin|a sin|a demon|demonic|idolatry|of the devil|lack of faith)|bleeding after|pray or (go|call|take)|or just
      (pray|trust)`,
    2: `insulin|chemo|chemotherapy|antidepressants|antidepressant|lithium|citalopram|zoloft|prozac|sertraline
      |ritalin|meds|medication|pills|tablets|inhaler|dialysis|arvs|arv|epilepsy|seizure|bipolar|transfusion|tumour
      |tumor|treatment|holy water|anointing oil|herbs|fever|sugar disease|diabetes|diabetic|blood`,
    1: `healed|heal|faith|prophet|apostle|elders|stop|quit|off|miracle|demon|drink only|refuse|forbid|forbids
      |disappointed|doubt|instead|crusade|god told me`,
  },
} as const;

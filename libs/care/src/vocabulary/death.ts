/** Dying, killing oneself and hurting oneself: what warning-sign lists of crisis lines name. */
export const death = {
  want: `want|wants|wanted|wanting|wish|wishes|wished|wishing|need|needs|needed|plan|plans|planned|planning|going
    |ready|hope|hopes|hoping|hoped|pray|prays|praying|prayed|like|long|longs|longing|desire|desires|decided|tempted
    |thinking|thinks|think|thought|considering|considered|consider|trying|tried|tries|try|about|prefer
    |contemplating|contemplated|contemplate|beg|begging|begged|begs|crave|craving|dreaming|dream|fantasising
    |fantasizing|fantasize|urge|urges|intend|ask|asked|asking|asks|rather|love|deserve|deserves|meant|supposed
    |threatening|threatens|threatened|threat|promised|talks|talking|talked|talk|says|said|saying|keeps|wrote
    |writing|texted|told|tells|joking|jokes|thoughts|close|attempted|attempting|attempts|attempt|should|might|may
    |will|could|would|gonna|feeling|feel|feels|want2|wnt|wann|wan`,
  'end-me': `(kill|killing|killed|kills|hang|hanging|hanged|hung|shoot|shooting|shot|drown|drowning|off|offing
    |offed|unalive|end|ending|finish|finishing|delete|deleting|poison|poisoning|stab|destroy|murder|gas|electrocute
    |suffocate|drowned|poisoned|do away with|doing away with|did away with|done away with|throw|throwing) (myself
    |me self) |(end|ending|ended|take|taking|took|taken|finish|finishing|cut short|throw away) .. my (own|miserable
    |pathetic|worthless|stupid|whole|sad|useless)? (life|existence|suffering|misery|story)|take my own|(slit
    |slitting|slash|slashing|cut|cutting|open) my (both)? (wrist|wrists|throat|veins)|die by my own hand |(blow
    |blowing|shoot|shooting) my (head|brains|brain)|put a (bullet|gun) (in|to|through) my|(jump|jumping|throw
    |throwing|hang|hanging) myself|(drive|driving|crash|crashing|swerve|swerving) my (car|bike|truck) (off|into)`,
  'suicide-act': `(end|ending|finish|finishing) it all|(end|ending|finish) (it|everything|things|this) (tonight
    |now|today|soon|for good|once|already|finally|forever)|(commit|commiting|committing|committed|commited|do|doing
    |attempt|attempting|attempted|complete|completing|die by|dying by|try|trying|tried) suicide|catch the bus|take
    the easy way out|unalive|(od|overdose|overdosing|overdosed|ods) |(take|taking|took|taken|swallow|swallowing
    |swallowed) (all|a (bottle|handful|bunch|lot|load|whole|pack|box)|the (whole|entire|rest|bottle)|every|too many
    |enough|so many|whole|lots of|an overdose) .. (pills|tablets|meds|medicine|medication|painkillers|sleeping
    |paracetamol|tylenol|panadol|ibuprofen|bottle|antidepressants|insulin|overdose) |(jump|jumping|jumped|step
    |stepping|walk|walking|driving|drive|crash|swerve|swerving|crashing) .. (off|from|in front|into|under|onto|over
    |out) .. (bridge|building|roof|cliff|train|trains|traffic|balcony|window|tracks|truck|lorry|bus|tree|oncoming
    |pier|dock|quay|harbour|harbor|wall|railing|overpass|ledge|sea|river|ocean|water|lake)|drink .. (bleach|poison
    |pesticide|rat poison|sniper|acid|gramoxone)|drown myself|hang from`,
  die: `die|be dead|dying|death|be dying|perish|{end-me}|{suicide-act}|not (exist|be alive|be here|wake up|live)
    |cease to exist|stop existing|stop living|never (wake up|have been born|have existed|been born|wake)|disappear
    (forever|for good|for ever|from this|from the|off)|(go|fall) (to sleep|asleep) and (not|never)|go to sleep
    forever|sleep forever|be done with (life|living|this life|it all|everything)|leave this (world|earth|life
    |planet)|depart this (life|world)|be (gone|dead|six feet|buried|in the ground|in my grave)|end it|end
    everything|end things|quit life|give up (on life|living|on living)|go (home )?(to|be with) (god|jesus|heaven
    |the lord|him) (now|tonight|early|already|soon|today|right)`,
  'their-death': `{suicide-act}|suicide|suicidal|overdose|overdosed|od|(kill|killing|killed|kills|hang|hanging
    |hung|hanged|shoot|shot|drown|harm|harming|harmed|harms|hurt|hurting|hurts|cut|cutting|cuts|unalive|off|end
    |ending|starve|starving|stab|burn|burning|burns|poison|poisoning|poisoned|jump|injure|injures|injuring|scratch
    |scratching) (himself|herself|themselves) |(end|ending|ended|ends|take|taking|took|taken|takes|finish
    |finishing) (his|her|their|own|a) (own )?(life|lives)|(end|ending|finish) it( all)?|commit* suicide|not (want
    |wanna|wants|wanting) to (live|be here|be alive|exist|wake up|be around|be in|stay|go on|carry on|be)|not
    (exist|be here|be alive|wake up|live)|better off (dead|without (him|her|them))|no (reason|point|will) (to|in
    |for) (live|living|go on|going on|life)|self harm*|be (gone|with jesus|dead|with god|in heaven)|never (wake up
    |been born)|jump (off|from|in front)|take .. (pills|tablets)|kill yourself`,
  'took-life': `pulled the trigger on (himself|herself)|pulled the trigger|(put|turned) (a|the|his|her) gun (to|on)
      (himself|herself|his head|her head)|(died|dead) (killed|hanged|hung|shot|drowned|poisoned|gassed|offed
      |unalived|set) (himself|herself|themselves
    |themself)|(took|taken|ended|take|taking|ending|end|finished) (his|her|their|him|own) (own )?(life|lives)
    |commit* suicide|died (by|from|of|to|through) (suicide|his own|her own|their own|an overdose on purpose)
    |completed suicide|suicided|did suicide|(by|to|through|from|of|his|her|with) suicide|jumped (off|from|in front
    |to (his|her|their) death|under|onto|out)|kill (himself|herself|themselves)|lost to suicide|done suicide|killed
    himself|(a|the) suicide|(took|taken|taking) an overdose .. (died|dead|passed|gone)|overdose .. died|topped
    (himself|herself)|ended it (himself|herself|all|by)|did away with (himself|herself)|(slit|cut) (his|her) wrists
    and|(drank|swallowed|took) (poison|pesticide|sniper|gramoxone)|overdosed (on purpose|and died)|walked into the
    (sea|river|train)|hanging (in|from)|jumped (and died|off)`,
  hurtself: `(cut|cutting|cuts|burn|burning|burned|burnt|scratch|scratching|hurt|hurting|harm|harming|harmed|hit
    |hitting|punch|punching|slap|slapping|bite|biting|bit|stab|stabbing|injure|injuring|carve|carving|whip|whipping
    |flog|starve|starving|starved|mutilate|mutilating|bruise|bruising|pinch|pinching|beat|beating|bleed|choke
    |choking|pick|poke|poking|bang|banging|slice|slicing|sliced|punish|punishing|damage|torture|torturing
    |flagellate|flagellating|strangle|scald|scalding|choked|slapped|scratched|punched) (at|up|on)? (myself|my (own
    )?(arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|body|self|stomach|hand|hands|head|back|face|hips|ankles
    |ankle|hip|forearm|forearms|flesh|scabs|chest|belly|shoulder|knuckles|hair))`,
} as const;

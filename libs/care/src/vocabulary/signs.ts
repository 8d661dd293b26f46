/** Signs: words that tell danger wherever they stand in a text that is about the writer or somebody close. */
export const signs = {
  near: 'i|me|my|we|us|our|myself|mine',
  gone: `gone|dead|died|not alive|not around|not here|no longer here|no longer around|disappear|disappeared|vanish
    |vanished|never existed|did not exist|not exist|jump|jumped|overdose|overdosed|end it|ended it|end things|do it
    tonight|did it tonight|drown|pull the trigger|pulled the trigger|took them all|take them all|was never born|go
    through with it|went through with it`,
  wound: `cut|cuts|cutting|carve|carved|carving|scar|scars|scratch|scratches|scratching|scratched|slice|sliced
    |bleed|bleeding|burn|burns|burning|burned|burnt|blade|razor|razors|lighter|scissors|needle|dig|digging|scald
    |bite|biting|bit|stab|stabbing|cigarette|marks|knife|compass|bruise|bruises|pinch|pick|picking`,
  limb: `arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|forearm|forearms|stomach|hips|hip|ankle|ankles|flesh
    |hand|hands`,
  'sign-of-it': `{their-death}|pointless|no point|meaningless|rope|noose|suicid*|too many (pills|tablets
    |painkillers)|all (his|her|the|their) (pills|tablets|meds|medication)|goodbye|farewell|not belong .. (earth
    |world|here)|about death|about dying|obsessed with (death|dying)|is finish|end it|ending it|end things|self
    harm*|starv*|not (eaten|eating)|(make|makes|making) (himself|herself|themselves) (sick|throw|vomit)|throw up
    after|throws up after|throwing up after|blood on (his|her)|scars on|cuts on|cut marks|burn marks on (his|her)
    |scratch* (his|her|their)|let (him|her|them) die|(pills|tablets) .. missing|no hope|wish* (he|she|they) (was
    |were) (dead|never|not)|give* up on life|giving up on life|gave away (his|her|their|all)|giving away (his|her
    |their|all)|cut* (his|her|their) (wrist|wrists|arm|arms|leg|legs|thighs)|(hang|hanging|drown|shoot|poison|harm
    |hurt|kill|cut|burn) (himself|herself|themselves)|not want (to)? (live|be here|this life|life|wake)|tired of
    (living|life)|not wake up|better off without (him|her|them)|burden to (us|everyone|me|the family)|not (see
    |have) a future|sleeping pills|on the (bridge|roof|ledge)|jump .. (bridge|roof|balcony|window)|(join|be with)
    .. in heaven|last (message|text|goodbye)|finish .. life|finish (himself|herself)|end (his|her|their)`,
  thrash: `chain|chains|chained|hits|hitting|beats|beating|beat|slaps|slapping|slapped|punches|punching|punched
    |kicks|kicking|kicked|chokes|choking|choked|strangles|strangling|strangled|stabs|stabbed|stabbing|burns|burned
    |burnt|throws|threw|throwing|smashes|smashed|broke|breaks|breaking|drags|dragged|dragging|locks|locked
    |threatens|threatened|threatening|screams|shoves|shoved|shoving|pushed|pushes|whips|whipped|bruised|bruises|hit
    |abuses|abused|abusing|attacks|attacked|assaults|assaulted|terrorises|terrorizes|spits|spat|headbutted|pulls
    |pulled|pins|pinned|thrashes|thrashed|bites|bit|batters|battered|tortures|tortured|hurts|cuts|poured|pours
    |grabs|grabbed|rapes|raped|flogs|flogged|canes|slammed|slams|bashes|bashed|twists|twisted|squeezes|squeezed
    |knocks|knocked|shakes|shook`,
  'my-body': `(my|our) .. (face|head|throat|neck|arm|arms|hair|stomach|body|eye|ribs|rib|back|jaw|wrist|wrists
    |belly|leg|legs|mouth|nose|hand|hands|teeth|tooth|finger|fingers|feet|foot|ear|chest|skin|lip|bone|bones|breast
    |knee|shoulder|skull)`,
  'her-body': `(her|his|their) .. (face|head|throat|neck|arm|arms|hair|stomach|eye|ribs|rib|jaw|wrist|wrists|nose
    |teeth|leg|lip|bone|bones|skull)`,
  spouse: `husband|husbands|wife|wifes|boyfriend|girlfriend|partner|ex|fiance|spouse|in law|in laws|ex husband|ex
    wife|ex boyfriend|ex girlfriend|hubby|man i live with|father of my (kids|children|child|baby)|mother of my
    (kids|children|child)|baby daddy|fella|missus|oga`,
  'sex-act': `sex|sexual|sexually|sleep with|slept with|sleeps with|sleeping with|intimate|intimacy|oral|undress
    |undressed|naked|skirt|trousers|bra|underwear|panties|zip|private parts|privates|nudes|nude|private videos
    |private photos|private pictures|intimate (pictures|photos|videos)|kiss|kissed|kisses|kissing|touch|touches
    |touched|touching|groping|grope|groped|grab|grabbed|passed me around|used me|on top of me|inside me|breast
    |breasts|body|bed|my virginity|marital duty|conjugal`,
  coercion: `force|forced|forces|forcing|made me|makes me|make me|making me|pressure|pressured|pressures
    |pressuring|drunk|asleep|unconscious|passed out|lose my job|fire me|fired|threat|threaten|threatened|threatens
    |threatening|blackmail|blackmails|blackmailed|blackmailing|said no|say no|saying no|says no|tell him no|told
    him no|told her no|against my will|not want|never wanted|anyway|crying|cry|cried|scared|owe|owes|boss|manager
    |lecturer|landlord|not stop|would not stop|will not stop|keeps touching|would not let|consent|begged|beg|froze
    |drugged|spiked|hurt me|hurts me|screamed|pinned|held me down|holding me down|my will|unwanted|stop|without
    asking|share|sharing|shared|leak|leaked|post|posted|refuse|refused|disgusting|dirty|filmed|fail me|promotion
    |stranger|uber|taxi|bus|train|party|camp|dorm|office`,
  'rape-word': `rape|raped|rapes|raping|rapist|rapists|molest|molested|molests|molesting|molester|groped|groping
    |fondled|sodomised|sodomized|incest|gang raped|sexually abused|sexually assaulted|sexually harassed|sexual
    assault|sexual abuse|sexual harassment|sexually abusing|sexually abuses|sexually assaulting`,
  'helping-many': `(how (can|do|does|should|to)|ways|what can|help|helping|support|supporting|serve|serving
    |minister|ministering|counsel|counselling|counseling|care|caring|volunteer|training|teach|teaching|equip
    |church) .. (the church|churches|christians|we|i|a church|pastors|our church|believers|to|for|with|at|as)? ..
    (help|support|respond|care|minister|prevent|serve|comfort|counsel|walk|love|handle|talk about|address|at|with
    |to|for)? .. (to|for|with|at)? .. (a|the)? .. (victims|survivors|people|those|women|teens|teenagers|members|men
    |shelter|hotline|ministry|others|youth|children|families|abuse victims|rape victims)`,
  weapon: `gun|guns|knife|machete|rifle|pistol|bomb|acid|petrol|weapon|weapons|axe|explosives|shotgun|poison
    |matches|gasoline|hammer|bat|cutlass|panga`,
  'kill-strong': `kill|killing|murder|murdering|shoot|shooting|stab|stabbing|poison|poisoning|strangle|strangling
    |smother|smothering|behead|suffocate|drown|drowning|slaughter|execute|shoot up|blow up|burn down|set fire to
    |bury|burn`,
  prey: `(my|our|his|her|their|this|that|those|the) .. ({partner}|{parent}|{kin}|{child}|{friend}|boss|man|guy
    |woman|people|bully|bullies|teacher|stepdad|pastor|priest|house|church|school|office|mosque|clinic|whole|entire
    |class|one who|ones who|men|women|manager|killer|rapist|abuser|driver|landlord|family|bastard|village|place
    |neighbourhood|kids)|him|her|them|everyone|everybody|all of them|people|somebody|someone|children|teachers`,
  'other-kills': `({partner}|{kins}|{stranger}|{church}|{parent}|he|she|they|someone|who|people|gang|voice|voices)
    .. (say|says|said|saying|will|would|threat*|wants|want|wanted|going|tried|try|tries|plan*|promised|swore|is|are
    |to|has|had|can|could|might|talks|wrote|texted|posted|did|almost|nearly|trying) .. (to|he|she|they|that|going)?
    .. (will|would|going to|to)? .. {kill-strong}`,
  'other-ends-me': `({partner}|{kins}|{stranger}|{church}|he|she|they|someone|who|gang) .. (say|says|said|saying
    |will|would|threat*|wants|want|wanted|going|tried|try|tries|plan*|promised|swore|can|could|might|wrote|almost
    |nearly) .. (to|he|she|they|that|going)? .. (will|would|going to|to)? .. (cut|slit|slash|take|end|shoot|blow
    |destroy|ruin|finish|kill) .. (my|me)`,
  med: `medicine|medicines|medication|medications|meds|pills|tablets|prescription|treatment|chemo|chemotherapy
    |radiation|radiotherapy|dialysis|insulin|inhaler|inhalers|antidepressant|antidepressants|ssri|ssris|zoloft
    |sertraline|prozac|fluoxetine|lexapro|citalopram|escitalopram|celexa|wellbutrin|effexor|venlafaxine|lithium
    |lamictal|seroquel|quetiapine|abilify|olanzapine|risperidone|clozapine|haloperidol|antipsychotic|antipsychotics
    |xanax|valium|keppra|epilim|depakote|warfarin|statins|metformin|steroids|prednisone|antibiotics|arv|arvs
    |antiretrovirals|transfusion|blood transfusion|surgery|operation|transplant|epipen|thyroxine|methadone
    |psychiatrist|mood stabiliser|mood stabilizer|mood stabilizers|injections|hospital|doctor|doctors|therapy
    |vaccine|tamoxifen|immunosuppressants|anticoagulants|beta blockers|nebuliser|nebulizer|adderall|ritalin
    |hydroxyurea|blood thinner|blood thinners`,
  'give-up': `stop|stopped|stopping|quit|quitting|lack of|lacking|off|threw|throw|throwing|thrown|flush|flushed
    |refuse|refused|refuses|refusing|decline|declined|declining|not take|not taking|not taken|havent taken|skip
    |skipped|skipping|skips|cancel|cancelled|canceled|instead|instead of|need|needs|rather than|healed|heals|heal
    |cured|miracle|trust god|trusting god|trust jesus|only god|god alone|jesus is (my|her|his|our) doctor|god is
    (my|her|his|our) (doctor|healer|physician)|faith|forbid|forbids|forbade|sinful|a sin|demonic|witchcraft|of the
    devil|not allow|not allowed|not let|not need|no more|not believe in|against|idol|idolatry|ashamed|weak|threw
    away|wont|weaning|gave up|give up|giving up|without|hid|hides|hiding|prophet|apostle|prophecy|fast|fasting|laid
    hands|anointed|anointing|holy water|deliverance|cold turkey|delay|postpone|choose prayer|prayer only|pray
    instead|only prayer`,
  kid: `{child}|pupil|pupils|student|students|siblings|little (brother|sister|cousin)|step (son|daughter)|boys
    |girls|{small-age} (year|years|yr) old|grandchild|toddlers`,
  'sign-strong': `want to be with (him|her|mum|dad|my) .. (now|in heaven)|picked the date|last birthday|not wake
    up|not waking up|no longer want to (live|be)|tired of (living|life|being alive)|hate being alive|hope a (car
    |truck|bus|train) hits me|hit by a (car|bus|truck)`,
  'med-word': '{med}|blood',
  'any-number': '1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|{grown-age}|91|100|103|119|121|139',
  'can-christians': `(can|should|may|do|could|is it ok for) .. (a|any|all)? (christian|christians|believers
    |believer|catholics|people|pastors)`,
} as const;

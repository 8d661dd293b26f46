import { phraseTerm } from '../phrases/phrase-terms.ts';

/**
 * Words that translations of the last hundred years use for one another, or for a word of the older ones. A quotation
 * that has one of a group where a version has another is a wording, not an alteration.
 */
const groups = `
patience longsuffering endurance endure perseverance persevere steadfastness steadfast steadfastly patient patiently suffer bear forbearance
temperance self control discipline sober disciplined
charity love kindness lovingkindness mercy compassion compassionate unfailing faithful faithfulness devotion goodness steadfast loyal
gentle gentleness meek meekness humble humility lowly kind kindness goodness
resist oppose opposes withstand against stand
acknowledge submit know yield recognize mind
reward return wages recompense repay profit pay
try test prove examine search probe trial temptation trials tested tempted
communication talk speech word conversation language speak
conversation conduct behavior life lives way walk manner live lifestyle citizenship
corrupt unwholesome foul evil rotten filthy abusive corrupting
proceed come go out forth
cheer heart courage courageous encouraged brave
gracious pleasant kind
moved fall shaken move slip stumble
everyone every all
anyone any whoever
hate abhor detest loathe
cling cleave hold fast
depend rely up
achieve produce work prepare
momentary moment brief
exasperate provoke embitter
sting victory
brokenhearted broken heart contrite crushed
trouble tribulation affliction distress suffering oppression hardship adversity anguish persecution troubles sorrow
anxious anxiety careful care worry worried concern thought cares burden burdens
nothing anything lack want need
prudent wise wisdom understanding insight discernment knowledge sensible intelligent
understanding comprehension reason pass transcend surpass exceed beyond passeth
quiet still peaceful calm restful peace
darkest valley shadow death dark deep
overflow run over abundance abundant full abundantly
goodness good pleasant well fine excellent
dwell live abide remain stay inhabit home settle
soul life heart being mind spirit strength self
restore refresh renew revive strength
path way road course street track steps
straight direct smooth plain right level upright
lamp light candle torch
guard keep protect watch preserve set
heart mind thought inner bowels
spring issue flow source wellspring fountain everything
flesh body human sinful nature mankind people mortal
hope trust confidence faith assurance confident sure certain substance expect
evidence conviction proof certainty convinced assurance
substance confidence reality being assurance
trust rely lean commit believe hope faith depend confident put
commit roll entrust commend
succeed establish prosper success plans plan established
plan thought thoughts purpose device counsel intention plans
prosper welfare peace wellbeing good shalom
harm evil disaster calamity hurt
future end expected latter
wait hope look trust
soar mount rise fly up
weary faint tired exhausted grow heavy burdened laden
burdened laden heavy weighed
yoke burden load
hour cubit stature moment length span day
add extend increase lengthen
lifespan life stature height
tomorrow morrow
despise look down
treasure riches wealth store possession
moth rust vermin corrupt destroy decay
mammon money wealth riches
master lord sir
servant slave bondservant minister
brother brethren brothers sisters friends fellow believer
children sons child offspring son descendants seed little
husband man wife woman
heritage inheritance gift reward
train start bring raise teach instruct dedicate direct
depart turn leave stray forsake
exasperate provoke anger wrath
nurture discipline training instruction admonition chastening
chastise chasten correct discipline rebuke
rebuke reprove correct correction refute convince convict expose
sound self disciplined sober judgment
timidity fear cowardice timid
ashamed shame disgrace disappoint put
rejoice glad joy glory boast exult delight
glory boast rejoice exult splendor honor
joy gladness delight pure glad
face encounter meet fall
consider count reckon regard think esteem
hate despise
everlasting eternal forever ever age always endless
perish destroyed die lost
begotten only one unique
saved save delivered rescued
deliver rescue save
righteous righteousness just justice upright right innocent
justify righteous acquit
wicked evil ungodly sinner bad unrighteous
sin transgression iniquity trespass wrong offense guilt debt fault rebel rebellion sins
forgive pardon remit cancel
propitiation atoning sacrifice atonement
redeem ransom buy purchase
crushed bruised wounded pierced beaten
stripes wounds healed bruises
astray wander strayed
judgment justice judge
vengeance revenge avenge
mourn weep grieve sorrow wail
comfort console encourage
merciful mercy compassion
pure clean heart
peacemaker peace
inherit possess receive
earth land world ground
heaven sky heavens
firmament expanse sky skies vault
handiwork work hands workmanship masterpiece craftsmanship
create made make form created
formless form empty void waste
hover move moved moving
workmanship handiwork creation
beginning first
word message
dwell tabernacle tent pitched lived
behold see look
comprehend overcome understand overpower extinguish
devour eat consume swallow
sober alert watchful vigilant watch self control
adversary enemy opponent foe
prowl walk roam
cast throw give leave
draw near close come approach
nigh near close
flee run
strong courageous brave courage
dismayed discouraged afraid terrified frightened
refuge fortress shelter hiding stronghold rock
present help ever timely always
fortress tower stronghold
deceitful deceptive false charm
favor charm grace beauty
fleeting vain vanity passing empty meaningless
vanity meaningless futility futile
excellent virtuous noble character capable worthy
ruby jewel pearl
strength strong power might mighty
power might strength authority ability
alive living quick
active powerful effective
sword blade
sharp sharper piercing
discern judge judging
desire delight wish will pleasure want
desires pleases
lust desire passion covet
temper anger wrath angry
anger angry wrath rage fury
quick swift ready
gentle soft
harsh grievous hard
stir provoke
haughty proud arrogant pride
destruction ruin downfall disaster
iron sharpen friend countenance face
friend neighbor companion
fellow companion neighbor
strand cord threefold rope
broken break torn
labor work toil
separate divide asunder part put
submit subject obey
reverence fear respect
respect honor reverence
honor respect glorify value
obey listen heed keep
instruction teaching law discipline
law teaching instruction commandment command
statute decree command precept
endure last remain stand
fail end cease fall
rude unseemly behave
provoked angry irritable easily
record account keeps wrongs
envy jealous
boast proud vaunt puffed
greatest greater
mirror glass dimly darkly reflection
childish child ways
gong brass cymbal clanging noisy sounding tinkling
mystery secret
trumpet horn
sting victory
risen raised rise arise resurrection
crucified cross
disciple follower
teach disciple make
nation gentile people peoples
preach proclaim herald tell
gospel tidings
creation creature everyone
witness testify testimony
holy sacred saint
saint people holy
hallowed holy honored
kingdom reign
sanctify consecrate holy
tempt test try
bread food loaf
thirst thirsty
hunger hungry
filled satisfied
satisfied content
contentment content
godliness devotion
gain profit
goal mark
press strain pursue run
call calling summons
high upward heavenly
crown wreath
fight battle
complete perfect mature whole finish
mature grown
transform change renew
conform pattern
pattern copy
offer present
reasonable spiritual true proper
worship service serve
service ministry
gift present
talent gift
cheerful glad
sow plant
harvest reap crop
praise thank bless sing
give thank
petition supplication request prayer
request petition ask
ask pray request
effectual effective powerful
avail accomplish effective power
fervent earnest
confess admit
heal cure
clothe dress
stranger foreigner alien sojourner
fatherless orphan
plead defend
afflict oppress mistreat
poor needy afflicted
mourning grief
night evening
morning dawn
weeping tears
tears crying
cry shout call
voice sound
sheep flock
shepherd pastor
water stream
stream river brook
prune clean
thief robber
destroy kill ruin
door gate
enter come
narrow strait small
wide broad
seek search
test approve discern
thoughts concern
grievous offensive wicked hurtful
guide lead direct
counsel advice
adviser counselor
multitude crowd many
shine radiate
city town
hill mountain
bushel basket bowl
house household
household family home
wing feather
shelter refuge secret
snare trap
pestilence plague disease
terror fear
angel messenger
charge command order
stone rock
trample tread
salvation deliverance victory
kept watch guard protect
slumber sleep
condemn judge
condemnation judgment punishment
speck mote
log beam plank
swine pig
fool foolish simple
simple naive
mock scoff scorn
scoffer mocker scornful
meditate study
`;

const mates = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
  const terms = line.split(' ').map(phraseTerm);
  for (const term of terms) {
    const own = mates.get(term) ?? new Set();
    mates.set(term, own);
    for (const mate of terms) own.add(mate);
  }
}

/** Whether one of these terms is one that translations use for the given one. */
export const hasSynonym = (term: string, terms: ReadonlySet<string>): boolean => {
  for (const mate of mates.get(term) ?? []) if (terms.has(mate)) return true;
  return false;
};

/** What people type, and the words it stands for. Apostrophes are gone by then. */
export const shortForms: ReadonlyMap<string, string> = pairs(`
  im = i am, iam = i am, ive = i have, id = i would, ima = i am going to, imma = i am going to, idk = i do not know,
  idc = i do not care, hes = he is, shes = she is, theyre = they are, theyve = they have, thats = that is,
  whats = what is, theres = there is, youre = you are, weve = we have, itll = it will, theyll = they will,
  dont = do not, dnt = do not, doesnt = does not, dosent = does not, dosnt = does not, didnt = did not,
  isnt = is not, wasnt = was not, arent = are not, werent = were not, wont = will not, wouldnt = would not,
  wouldent = would not, couldnt = could not, shouldnt = should not, cant = can not, cannot = can not,
  hasnt = has not, havent = have not, hadnt = had not, aint = is not, mustnt = must not, neednt = need not,
  wanna = want to, wana = want to, wantto = want to, gonna = going to, gunna = going to, gona = going to,
  gotta = have to, tryna = trying to, finna = going to, hafta = have to, useta = used to, oughta = ought to,
  lemme = let me, gimme = give me, cuz = because, coz = because, cos = because, bc = because, bcoz = because,
  bcos = because, becuz = because, becos = because, cause = because, pls = please, plz = please, abt = about,
  ppl = people, u = you, ur = your, r = are, n = and, nd = and, ya = you, yrs = years, yr = year, yo = years old,
  b4 = before, nite = night, tonite = tonight, tonit = tonight, tmrw = tomorrow, tmr = tomorrow, rn = right now,
  thru = through, wud = would, cud = could, shud = should, hv = have, hav = have, wen = when, wat = what,
  wid = with, dis = this, smth = something, sth = something, sumthin = something, smone = someone, sum1 = someone,
  some1 = someone, no1 = no one, any1 = anyone, every1 = everyone, every1s = everyone, nobodys = nobody,
  everybodys = everybody, everyones = everyone, nomore = no more, anylonger = any longer, alot = a lot,
  infront = in front, kms = kill myself, kmsnow = kill myself now, km5 = kill myself,
  kys = kill yourself, ctb = catch the bus, sh = self harm,
  selfharm = self harm, selfharmed = self harmed, selfharming = self harming, selfharms = self harms,
  selfinjury = self injury, unaliving = unalive, unalived = unalive, killmyself = kill myself,
  endmylife = end my life, endit = end it, wanttodie = want to die, killmeself = kill myself, bf = boyfriend,
  bfs = boyfriend, gf = girlfriend, gfs = girlfriend, hubby = husband, hubbys = husband, hubs = husband,
  fiancee = fiance, exhusband = ex husband, exwife = ex wife, exbf = ex boyfriend, exgf = ex girlfriend,
  bff = best friend, bestie = best friend, bro = brother, bros = brother, sis = sister, mil = mother in law,
  fil = father in law, bil = brother in law, sil = sister in law, frnd = friend, frnds = friends, hisself = himself,
  meself = myself, mysel = myself, themself = themselves, themselfs = themselves, theirselves = themselves,
  theirself = themselves, herslef = herself, herselves = herself, hurted = hurt, hitted = hit, hited = hit,
  beated = beat, beaten = beaten, beeting = beating, beatin = beating, cutted = cut, forgived = forgave,
  raiped = raped, rapeing = raping, kil = kill, kll = kill, kiil = kill, klil = kill, kiling = killing,
  kilin = killing, kiled = killed, dieing = dying, diing = dying, dyeing = dying, dieng = dying, dyin = dying,
  chok = choke, chocked = choked, chocking = choking, choaked = choked, slaped = slapped, slaping = slapping,
  punchs = punches, pushs = pushes, kickd = kicked, hittin = hitting, hiting = hitting, cuting = cutting,
  cuttin = cutting, threatend = threatened, threathened = threatened, threating = threatening, sucide = suicide,
  suiside = suicide, sewerslide = suicide, sewercide = suicide, seggs = sex, graped = raped, s3x = sex, secks = sex,
  childern = children, chidren = children, childrens = children, kidz = kids, abusses = abuses, medz = meds,
  antideps = antidepressants, depressants = antidepressants, sundayschool = sunday school, alife = alive,
  realy = really, rly = really, tho = though, prolly = probably, prob = probably, luv = love, jus = just
`);

/** Two words that people part, and what they are. */
export const partedWords: ReadonlyMap<string, string> = pairs(`
  anti antidepressants = antidepressants, my self = myself, her self = herself, him self = himself,
  his self = himself, them selves = themselves,
  them self = themselves, there self = themselves, your self = yourself, any more = anymore, over dose = overdose,
  over dosed = overdosed, over dosing = overdosing, over dosage = overdose, suicid al = suicidal, suicide al = suicidal,
  sui cide = suicide, suic ide = suicide, step dad = stepdad, step father = stepfather, step mom = stepmom,
  step mum = stepmum, step mother = stepmother, step brother = stepbrother, step son = stepson,
  step daughter = stepdaughter, step sister = stepsister, boy friend = boyfriend, girl friend = girlfriend,
  room mate = roommate, house mate = housemate, flat mate = flatmate, class mate = classmate, co worker = coworker,
  good bye = goodbye, good byes = goodbyes, un alive = unalive, anti depressants = antidepressants,
  anti depressant = antidepressant, anti psychotics = antipsychotics, anti psychotic = antipsychotic,
  anti retrovirals = antiretrovirals, anti retroviral = antiretroviral, god father = godfather,
  every one = everyone, every body = everybody, some one = someone, some body = somebody,
  grand father = grandfather, grand mother = grandmother, grand son = grandson, grand daughter = granddaughter,
  grand pa = grandpa, mother inlaw = mother in law, father inlaw = father in law, should of = should have,
  could of = could have, toaster bath = suicide
`);

/** Reads "one = other, one = other". */
function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(',').map((pair) => pair.trim().split(/\s*=\s*/) as [string, string]));
}

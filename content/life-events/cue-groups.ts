/**
 * Named groups of cues that rows of every area share, in the notation of `life-event.ts`: people, and what happens to
 * them.
 */
export const cueGroups = {
  spouse: 'husband, husbands, hubby, wife, wifes, spouse, partner, partners',
  beloved: 'boyfriend, girlfriend, bf, gf, fiance, fiancee, boyfriends, girlfriends',
  child:
    'son, sons, daughter, daughters, child, children, kid, kids, boy, boys, girl, girls, little one, toddler, teenager, teen, eldest, youngest, year old',
  parent: 'mum, mums, mom, moms, mam, mummy, mommy, mother, mothers, dad, dads, daddy, father, fathers, parents',
  grandparent:
    'grandma, grandmas, granny, gran, nan, nana, grandmother, grandmothers, grandad, granddad, grandpa, grandfather, grandparents, papa',
  sibling: 'brother, brothers, sister, sisters, twin, siblings',
  relative:
    '{grandparent}, {sibling}, aunt, auntie, aunty, uncle, cousin, nephew, niece, grandson, granddaughter, grandchild, godmother, godfather, godson, brother in law, sister in law',
  friend: 'friend, friends, mate, mates, buddy, bestie, flatmate, roommate, housemate',
  colleague: 'colleague, colleagues, coworker, coworkers, co workers, workmates, team',
  boss: 'boss, bosses, manager, supervisor, line manager, employer, team leader',
  anyone: '{spouse}, {beloved}, {child}, {parent}, {relative}, {friend}',
  pet: 'dog, dogs, puppy, cat, cats, kitten, pet, pets, horse, pony, rabbit, hamster, labrador, retriever, spaniel, terrier, budgie, parrot, guinea pig',
  church:
    'church, churches, congregation, parish, chapel, pastor, pastors, minister, priest, vicar, elders, small group, house group, home group, bible study, youth group',
  died: 'died, dies, dead, passed, passed away, passing, death, deaths, funeral, buried, burying, cremated, drowned, killed, didnt make it, did not make it, is gone, are gone, hes gone, shes gone, was gone, has gone, heart attack, murdered, ventilator, laid to rest, lost his life, lost her life, grave, grieving',
  illness:
    'ill, illness, sick, hospital, operation, surgery, disease, diagnosed, diagnosis, stroke, in a coma, bedridden, housebound, recovering, unwell, flu, broke my leg, broke my hip',
  money: 'money, savings, salary, wages, cash, pension, inheritance',
  cannotPay:
    'cant afford, cannot afford, can not afford, couldnt afford, cant pay, cannot pay, cant buy, cannot buy, no money, broke, skint, penniless, too poor',
  angry: 'angry, mad, furious, rage, raging, hate, so cross, bitter',
  prays: 'pray, prayed, praying, prayer, prayers, begged god, begging god, asked god, asking god',
} as const satisfies Readonly<Record<string, string>>;

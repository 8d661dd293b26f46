/** Kinds of words that carry a meaning together: "husband" and "wife" are both `partner`. A word may be of several kinds. */
export const wordKinds: Readonly<Record<string, string>> = {
  i: 'i im ive id ill',
  me: 'me myself mine',
  my: 'my our',
  partner: 'husband wife boyfriend girlfriend partner spouse fiance ex bf gf hubby',
  parent:
    'dad father mom mum mother parents parent stepdad stepfather stepmom stepmother mama papa daddy mummy mommy stepdads amma',
  relative:
    'brother sister uncle aunt auntie cousin grandfather grandpa grandma grandmother family relative nephew niece inlaws stepbrother',
  child: 'son daughter kid kids child children baby toddler grandson granddaughter stepson stepdaughter teen boy girl',
  friend:
    'friend mate bestie roommate flatmate classmate coworker colleague student neighbour neighbor buddy someone somebody guy girl',
  church:
    'pastor priest elder elders bishop deacon vicar church minister reverend cult prophet leader leaders congregation youth worship apostle',
  they: 'he she they him her them his hers',
  biblical:
    'jesus david saul judas samson goliath elijah job jonah tamar amnon abraham isaac moses paul peter cain abel jephthah herod bathsheba uriah absalom jacob joseph esther ruth naomi hosea gomer stephen lazarus noah lot levite jael sisera solomon jeremiah ananias sapphira haman hezekiah luke timothy naaman asa isaiah jezebel ahab dinah',
  blow: 'hit hits hitting beat beats beating slap slaps slapped punch punched punches choke chokes choked strangle strangled kick kicks kicked shove shoved shoves push pushed hurt hurts hurting burn burned whip whipped whips belt spank spanks smack smacks cane caned throw throws threw bruise bruises bruised bruising grab grabbed violent violence attack attacked shake shook physical rough',
  sexual:
    'rape raped rapes rapist molest molested molests touched touch touches touching sex sexual sexually assault assaulted groped fondled naked nude nudes undress bed incest abused abuse abuser abusive grooming groomed',
  death:
    'die dying dead death suicide suicidal kill killed killing kms unalive overdose overdosed hang hanged hung jump pills gun rope bridge knife disappear vanish end ended ending goodbye alive living wake exist existing existence',
  wound:
    'cut cuts cutting cutter scars scar razor blade burn burning starve starving purge purging vomit throw selfharm selfharming sh self harm harming bleed',
  medicine:
    'medicine medication medications meds med insulin antidepressant antidepressants chemo chemotherapy lithium pills tablets dialysis inhaler zoloft prozac treatment drugs doctor hospital hiv arvs arv bp pressure antipsychotic antipsychotics seizure epilepsy transfusion blood steroids thinners doses dose surgery vaccine prescription psychiatrist',
  stopping:
    'stop stopped stopping quit quitting refuse refuses refused refusing threw flush flushed throw skip skipping skipped without instead off come wean cancel',
  fear: 'scared afraid terrified fear frightened threat threatens threatened threatening unsafe trapped escape leave hide',
  forgiving: 'forgive forgiving forgiven forgiveness reconcile unforgiveness restore',
  submitting: 'submit submitting submission obey obeys obedience endure stay head unsubmissive',
  wanting:
    'want wants wanna wanted going gonna plan planning thinking think thoughts urge urges wish need feel feeling keep keeps',
  asking: 'should can must may do does is am',
  explaining: 'meaning verse chapter psalm bible scripture mean means explain who why story parable',
};

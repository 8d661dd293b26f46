import { wordSet } from './word-set.ts';

/** Words whose misspellings are put right: those that tell danger, and those that tell whose. */
export const keyWords: ReadonlySet<string> = wordSet(`
  suicide suicidal suicides antidepressant antidepressants depression depressed abusive abused abuser abuse abuses
  molested molest molesting assaulted assault harassed harassing medication medications medicine medicines
  chemotherapy insulin overdose overdosed hopeless worthless husband husbands boyfriend girlfriend daughter
  stepfather pastor violent violence threatened threatens threaten threatening beating hitting cutting killing
  strangled strangle choking punched punches slapped kicked bruises bruise controlling reconcile submit submission
  therapist psychiatrist anorexia anorexic bulimia bulimic purging starving goodbye myself herself himself
  themselves hanged anymore burden tonight inhaler diabetes diabetic schizophrenia bipolar transfusion surgery
  treatment children spanking discipline rapist friend brother sister mother father physically sexually emotionally
  verbally domestic antipsychotic antipsychotics seizure epilepsy dialysis psychiatric wrists secretly touches
  touched touching disappear existing unbearable forgive forgiveness anything existence church alive whipped
  whipping
`);

/** Of those, the ones so unlike any other word that two slips still leave them known. */
export const farWords: ReadonlySet<string> = wordSet(
  `
  suicide suicidal antidepressant antidepressants antipsychotic antipsychotics chemotherapy medications boyfriend
  girlfriend schizophrenia psychiatrist transfusion threatening overdosed molesting sexually physically emotionally
  themselves anorexia inhaler
`,
);

/** Ordinary and biblical words that stand close to a key word and are not it. */
export const neverFolded: ReadonlySet<string> = wordSet(
  `
  abased abase abased amused amuse accused modest modesty pastry pasture pastors bearing belting hinting hitching
  curing cuffing putting kissing violet violets choosing chosen chasing slipped snapped kicker puffed summit
  submits divine laughter slaughter disciple disciples discipled disciplined disciplines forgave forgiven reconciled
  reconciles bride bridle bridges burned burner starting staring striving staving sexuality submissions betting
  feather invader killings mediation bother bothers fiend hanger exiting beaming beading chowing sifter writs
  spanning decreased dressed strange burdens harnessed fried cuttings alike bleating handed husbandry strongly
  meditation stringed securely stinking moles stamping fatter forgivenesses torches worthies farther threatenings
  sparing overcome strangely struggled insult insulting homeless helpless hopeful repressed papist rapids heathen
  threshed exalted insulted cruises praises braised cooking soaking smoking joking poking looking familiar
  changing handing reaped raked rapped
`,
);

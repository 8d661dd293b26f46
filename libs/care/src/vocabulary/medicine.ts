/** Medicine and treatment, giving them up, and sickness that is dangerous without them. */
export const medicine = {
  medicine: `medicine|medicines|medication|medications|meds|med|pill|pills|tablet|tablets|prescription
    |prescriptions|treatment|treatments|therapy|chemo|chemotherapy|radiation|radiotherapy|dialysis|insulin|inhaler
    |inhalers|antidepressant|antidepressants|ssri|ssris|snri|zoloft|sertraline|prozac|fluoxetine|lexapro
    |escitalopram|citalopram|celexa|wellbutrin|effexor|venlafaxine|lithium|lamictal|lamotrigine|seroquel|quetiapine
    |abilify|olanzapine|risperidone|clozapine|haloperidol|antipsychotic|antipsychotics|mood stabiliser|mood
    stabilizer|mood stabilisers|mood stabilizers|xanax|valium|benzos|ritalin|adderall|keppra|epilim|depakote
    |warfarin|blood thinner|blood thinners|statins|statin|metformin|steroids|prednisone|antibiotics|antibiotic|arv
    |arvs|antiretroviral|antiretrovirals|hiv (pills|drugs|meds|medicine|tablets|medication|treatment)|tb (drugs
    |treatment|medicine|pills|meds)|beta blockers|heart (pills|medicine|medication|meds|tablets)|epipen|thyroxine
    |levothyroxine|methadone|suboxone|immunosuppressants|transfusion|transfusions|blood transfusion|blood
    transfusions|surgery|operation|transplant|vaccine|doctors|doctor|hospital|injection|injections|bp (pills|meds
    |medicine|tablets|drugs)|pressure (pills|drugs|medicine|tablets|medication)|anticonvulsants|epilepsy (meds
    |medicine|pills|drugs|tablets)|seizure (meds|medicine|pills|drugs|tablets|medication)|c section|cesarean
    |caesarean|stent|pacemaker|mastectomy|feeding tube|psychiatrist|psych meds|psychiatric help|rehab|puffer
    |nebulizer|nebuliser|tamoxifen|hydroxyurea|antimalarials|malaria (drugs|medicine|tablets|treatment)|coartem
    |eliquis|plavix|nitroglycerin|birth control|immunotherapy|cancer (drugs|treatment|medicine|meds)|depression
    (meds|pills|tablets|medication|medicine)|anxiety (meds|pills|tablets|medication|medicine)|bipolar (meds
    |medication|medicine|pills)|schizophrenia (meds|medication|medicine|pills)|scans|biopsy|ambulance|icu|ventilator`,
  stop: `stop|stops|stopped|stopping|quit|quits|quitting|quited|came off|come off|coming off|comes off|go off|goes
    off|going off|went off|gone off|get off|getting off|got off|gets off|refuse|refuses|refused|refusing|reject
    |rejects|rejecting|rejected|decline|declines|declined|declining|skip|skips|skipping|skipped|throw away|throws
    away|threw away|thrown away|throwing away|throw out|threw out|throw|threw|throwing|thrown|flush|flushed|flushes
    |flushing|bin|binned|dump|dumped|ditch|ditched|ditching|give up|giving up|gave up|given up|discontinue
    |discontinued|discontinuing|cancel|cancelled|canceled|cancelling|avoid|avoiding|leave|leaving|left|drop|dropped
    |dropping|not (take|taking|taken|took|give|giving|given|let|allow|have|having|need|needs|needed|use|using|get
    |getting|go|going|want|wants|accept|accepting|believe|trust|see|seeing|had|been taking|touch|swallow|refill
    |refilled|collect)|without|instead of|off|forgo|forgoing|forego|foregoing|wean|weaning|taper|tapering|reduce
    |reducing|cut down|halve|halved|pour|poured|destroy|destroyed|burn|burned|burnt|withhold|withholding|withheld
    |deny|denying|denied|ignore|ignoring|ignored|no more|no longer (take|taking|need)|cease|ceased|postpone
    |postponing|delay|delaying|miss|missing|missed|hide|hides|hid|hiding|replace|replacing|replaced|rather than
    |against|say no to|said no to|says no to|turn down|turned down|turning down|pull out of|walk away from|down the
    toilet|away|refusal`,
  my: 'my|our|mine',
  illness: `fever|cancer|type 1|type one|diabetes|diabetic|measles|asthma|seizure|seizures|epilepsy|infection
    |infected|pneumonia|malaria|hiv|aids|sickle cell|tumour|tumor|leukemia|leukaemia|appendicitis|meningitis
    |bleeding|stroke|heart attack|psychosis|schizophrenia|bipolar|kidney|sepsis|typhoid|tuberculosis|hepatitis
    |cholera|very sick|so sick|dying|unconscious|lump`,
  'faith-cure': `heal|healed|heals|healing|pray|prayer|prayers|praying|prayed|faith|god|jesus|christ|lord|holy
    water|anointing|anointed|anoint|miracle|miracles|bible|scripture|trust|trusting|believe|stripes|deliverance
    |delivered|fasting|fast|pastor|prophet|priest|church|elders|spirit|spiritual|sin|demon|demons|idolatry|idol
    |idols|sorcery|pharmakeia|herbs|oil|evangelist|apostle|bishop|prophecy|sinful|divine|christian|christians
    |blessed|heavenly|crusade|revival`,
} as const;

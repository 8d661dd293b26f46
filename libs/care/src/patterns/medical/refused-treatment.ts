import type { Row } from '../row.ts';

/**
 * Treatment that somebody else refuses, forbids or keeps from a child: signs that the WHO names, and CHILD
 * (Children’s Healthcare Is a Legal Duty).
 */
export const refusedTreatment: readonly Row[] = [
  {
    when: `(told|tells|says|said|say|wants|want|prophesied|made|makes|advised|telling|believe|believes|insists
        |insist|forces|let|lets|letting|forbids|forbid|forbade|allow|allows|allowed|declared|teaches|commanded
        |ordered|refuse|refuses|refusing) .. (me|us|him|her|i|my|we|that|to|{kins}) ~ {medicine}`,
    also: '{faith-cure}',
    unless: '{medicine-no}|not (feel )?(bad|ashamed|to stop)',
    example: 'my pastor told me to throw away my pills',
  },
  {
    when: `(doctor|doctors|hospital|nurse|nurses|surgeon|they|midwife|specialist|oncologist|clinic) .. (want|wants
        |wanted|say|says|said|told|advised|recommend|recommends|insist|insists|offered|suggest|suggests|need
        |needs) ~ (but|church|pastor|god|faith|prophet|elders|against|refuse|parents|husband|bible|we believe
        |should we|should i) ~ (no|not|heal|healed|pray|trust|faith|against|refuse|blood|forbid*|says|should|sin
        |stop|miracle)`,
    also: '(i|my|our|we|us|me)',
    unless: '{medicine-no}',
    example: 'the doctor wants to give our baby blood but our church says no',
  },
  {
    when: `(blood|blood transfusion|transfusion|surgery|operation|chemo|treatment|c section|caesarean) .. (but
        |because|since|and)? .. ({church}|god|bible|faith|religion|witness|husband|parents) .. (say|says|said
        |forbids|against|not|refuse|refuses|no|will not)`,
    also: '(i|my|our|we|me)',
    unless: '{medicine-no}',
    example: 'my son needs surgery but the church says no',
  },
  {
    when: `({parent}|{partner}|{church}|{kins}|they|he|she) ~ (not|refuse|refuses|refused|refusing|never|forbid
        |forbids|against|will not|no|instead of|stopped|stop|took away|hid|hides|takes away) .. (let|take|allow
        |give|get|believe|bring|have|giving|letting|taking|treat|go|see|to take|to let)? .. (me|him|her|us|my|our
        |the|them|{child})? .. (to|have|go|use|take|get|see|to a|to the|to have|in)? .. (my|his|her|a|the|any)?
        {medicine}`,
    also: '{faith-cure}|my|our|me',
    unless: '{medicine-no}|{harm-word}|(hit|hits|beat)',
    example: 'my parents wont let me have my inhaler they say pray harder',
  },
  {
    when: `(not|never|stop|stopped|refuse|quit|against) (take|taking|took|see|seeing|go|going|believe|trust|visit
        |call|get|getting|vaccinate|treat|treating|seek|need) .. (to|in|the|a|any|my)? .. (doctor|doctors
        |hospital|medicine|treatment|ambulance|surgeon) .. (because|for|god|faith|pray|only|but|even|and|when|if)`,
    also: '(i|my|our|we|me|us) ~ |~ (my|our) {child}',
    unless: '{medicine-no}|{bible-named}',
    example: 'we do not take our children to the doctor because god heals',
  },
  {
    when: `(baby|son|daughter|child|kid|kids|wife|husband|mother|father|mum|mom|dad|sister|brother|i|my) ~ (fever
        |diabetes|diabetic|cancer|tumour|tumor|seizure|seizures|epilepsy|asthma|sick|pneumonia|malaria|hiv
        |bleeding|sepsis|infection|dying|leukemia|leukaemia|appendix|stroke|sickle cell) ~ (only pray|just pray
        |pray instead|no doctor|not take|no hospital|refuse|refuses|refused|anointed|prayer only|not go|holy
        water|fasting instead|rather than|instead|without medicine|no medicine|prophet|pray harder|trust god and
        not|not let|faith alone|pastor says|elders)`,
    unless: '{medicine-no}|should i pray for|{bible-named}',
    example: 'our baby has a fever and the elders say only pray',
  },
  {
    when: `(fast|fasting) .. (with|while|though|but|despite|and|from|when|if) .. (diabetes|diabetic|insulin|pregnant
        |my medication|my meds|kidney|anorexia|type 1|medicine|eating disorder)`,
    also: '(i|my|me|am)',
    example: 'can i fast while diabetic',
  },
  {
    when: '(diabetic|diabetes|insulin|my medication|my meds|my pills) ~ (fast|fasting)',
    also: '(i|my|me)',
    unless: 'safe*|doctor said',
    example: 'i am diabetic and the pastor called a 21 day dry fast, no insulin while fasting',
  },
];

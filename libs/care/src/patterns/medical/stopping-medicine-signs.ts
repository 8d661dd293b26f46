import type { Row } from '../row.ts';

/** Looser than `stopping-medicine.ts`, and read after the tables that say more. */
export const stoppingMedicineSigns: readonly Row[] = [
  {
    when: `^ (i)? (quit|stop|stopped|stopping|no|no more|off|threw away|refusing|skip|skipped) .. (taking|my|the)?
        .. {med} ~ (faith|pray|praying|prayer|trust|trusting|god|jesus|healing|healed|instead|heal)`,
    unless: '{medicine-no}|{can-christians}|surgery (on|next)|(is|are) (it|there|christians)',
    example: 'no chemo trusting jesus healing',
  },
  {
    when: `(epilepsy|sickness|illness|fits|seizures|asthma|diabetes|depression|bipolar|autism) is (a|an|just|only)?
        (spirit|demon|curse|witchcraft|attack|sin)`,
    also: '(not|stop*|syrup|medicine|medication|tablets|giving|pills|doctor|elder|pastor)',
    unless: '{about-it}',
    example: 'elder says the epilepsy is a spirit so we are not giving our daughter the syrup',
  },
  {
    when: `(oxygen|drip|feeding tube|insulin|ventilator|pump|medicine) .. (was|were)? .. (taken away|removed
        |unplugged|switched off|thrown|hidden|took away)`,
    also: '(lord|god|faith|pray|aunt|mother|pastor|breath|heal)',
    example: 'grandfathers oxygen was taken away by my aunt, she says the lord will be his breath',
  },
  {
    when: `{illness} ~ (prayer|faith|god|jesus|pray|holy water|fasting|church|pastor|elders|trust) .. (is|are|say
        |says|wants|will|and)? .. (enough|alone|only|instead|no (doctor|doctors|medicine|hospital|treatment)|not
        (doctor|doctors|medicine|hospital|need|go|take|vaccinate)|sufficient)`,
    also: '{near}',
    unless: '{about-it}|not need encouragement',
    example: 'my son has type 1 and my mother in law says prayer is enough',
  },
  {
    when: `(not|never|refuse to|without|against) (vaccinate|vaccinating|vaccines|operate|treat|medicate|transfuse
        |hospitalise|hospitalize|immunise) ~ {illness}|(trust god and|trust god|pray) .. not .. (vaccinate|treat
        |operate|go|take) ~ {illness}`,
    also: '{near}',
    example: 'should a mother trust god and not vaccinate, my baby is sick with measles',
  },
  {
    when: `(unbelief|unfaithful|faithless|lack of faith|lacking faith|doubt|doubting|weak faith|not trusting|sin
        |sinful|betray|betraying|insult to god|dishonor god|dishonour god|ashamed|guilty|hypocrite|less faith
        |wrong|worldly) .. (to|that|if|of|for|because|me|i|my|and)? .. (i|to|for|me|keep|still|go on|using|taking
        |take|use|on|am|need|carry|continue|rely|with)? ~ {med}`,
    also: '(i|my|me|our|we)',
    unless: `{medicine-no}|{can-christians}|{about-it}|surgery for (beauty|looks|nose)|plastic|cosmetic|steal*|sell*
        |expensive`,
    example: 'is it unbelief to keep using my inhaler',
  },
  {
    when: `(not|never|no longer|stopped|quit) (check|checking|inject|injecting|monitor|measure|measuring|test
        |testing|use|using|take|taking|go to|going to|attend|see|seeing|do|doing) .. (my|the|any|a|to)? .. (sugar
        |blood sugar|glucose|blood pressure|injection|injections|inject|clinic|checkups|doctor|specialist|therapy
        |dialysis|oncologist|psychiatrist|appointments|viral load|tests|checks)`,
    also: '(i|my|me|he|she|husband|wife|mum|dad)',
    unless: '{medicine-no}|afford|sugar (in|for) (my|coffee)|for lent',
    example: 'pastor prayed for my diabetes, now i dont check my sugar or inject',
  },
  {
    when: '{med} ~ {give-up}',
    also: '(i|my|we|our|me|husband|wife|mum|mom|dad|son|daughter)',
    unless: `{medicine-no}|{about-it}|not work|cure (for|of)|can (a)? (christian|christians)|should (a)? (christian
        |christians)|surgery (on|next|tomorrow|this|today|went|to)|before (my|his|her|the) (surgery|operation)
        |for (surgery|healing)|pray for|verse|verses|scripture* (for|about)|need (encouragement|prayer|prayers
        |surgery|an operation|comfort)|{end-me}|overdose|kill|hungry|recover*|waiting|after (my|his|her|the)
        (surgery|operation)|needs (surgery|an operation|a transplant|prayer)|scared of|nervous|is having|stop
        (worrying|smoking|drinking)|doctor (who|said it)|god bless|thank*|{suffer-rape}`,
    example: 'is taking zoloft a lack of trust in god, im thinking of quitting',
  },
  {
    when: '{give-up} ~ {med}',
    also: '(i|my|we|our|me|husband|wife|mum|mom|dad|son|daughter)',
    unless: `{medicine-no}|{about-it}|not work|cure (for|of)|can (a)? (christian|christians)|should (a)? (christian
        |christians)|pray for|verse|verses|need (encouragement|prayer|prayers|surgery|an operation|comfort|a
        doctor)|{end-me}|overdose|kill|hungry|waiting|needs (surgery|an operation|a transplant|prayer)|scared of
        |nervous|is having|stop (worrying|smoking|drinking)|surgery (on|next|tomorrow|this|today|went)|doctor
        (who|said it)|god bless|thank*|without a doctor|healed (after|through|by) .. (surgery|treatment|doctors
        |chemo)|off to|faith (through|during|while)|work as|{suffer-rape}|fast (before|for) (surgery|blood|the
        operation|my (test|operation))`,
    example: 'no more inhaler for me, the prophet said so and my faith is strong',
  },
  {
    when: `(praying|pray|prayer|prayed|faith|fasting|anoint*|holy water) .. (for|over|and|with|only|our|my|his|her)?
        ~ (instead of|rather than|not|without) .. (the|a|any|going to|taking|calling|see|seeing|go to)? ..
        (hospital|doctor|doctors|medicine|ambulance|treatment|surgery|medical)`,
    also: '(i|my|we|our|me)',
    unless: '{medicine-no}|{about-it}',
    example: 'we are praying for our daughters appendicitis instead of the hospital',
  },
];

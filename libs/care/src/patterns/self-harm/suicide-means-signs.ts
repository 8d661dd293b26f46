import type { Row } from '../row.ts';

/** Looser than `suicide-means.ts`, and read after the tables that say more. */
export const suicideMeansSigns: readonly Row[] = [
  {
    when: `(enough|all my|these|the|saved|saving|spare) .. (pills|tablets|meds|sleeping tablets|painkillers) ..
        (saved|by|ready|hidden|put by|counted)? .. (to end it|by|saved)`,
    unless: '{loved} ~ (pills|tablets)|{medicine-no}',
    example: 'enough pills saved to end it',
  },
  {
    when: `i .. (putting|put|laying|keeping|saving|saved|kept) .. (my|the|some)? (sleeping)? (tablets|pills) (by
        |aside|back|up)`,
    example: 'i have been putting my sleeping tablets by',
  },
  {
    when: '(put|set|putting|setting|got) my affairs in order',
    also: '(sin|god|early|spring|peace|peaceful|last|end|not intend|goodbye|receives)',
    example: 'i have set my affairs in order and do not intend to see the spring',
  },
  {
    when: `i .. (started|been|am|have|keep) .. (giving|given|gave|give) .. my (things|stuff|belongings|possessions
        |clothes|bibles|books) .. away|giving (away)? my (things|stuff|belongings)`,
    unless: 'poor|charity|minimalis*|rich young|jesus said|moving',
    example: 'i have started giving my things away and feel oddly peaceful',
  },
  {
    when: 'how many .. (pills|tablets|painkillers|sleeping|paracetamol|insulin|units|mg)',
    unless: 'doctor|prescrib*|a day|per day|headache|times',
    example: 'how many sleeping tablets does a person need',
  },
  {
    when: `(jumping|dying|ending it|hanging|drowning|disappearing|not waking up|an overdose|the rope|the pills) ..
        (seems|is|would be|feels|sounds|looks) .. (easier|better|simpler|tempting|peaceful|the only|nice|my only)`,
    unless: '{bible-named}',
    example: 'jumping seems easier than facing my exam results',
  },
  {
    when: `(rope|noose|pills|gun|tablets|poison|note|letter|letters|blade) .. (is|are|all)? .. (ready|tied|prepared
        |loaded|written|laid out|lined up|waiting|counted)`,
    unless: `{bible-named}|{loved} ~ (rope|noose|gun|note|letter)|{someone} ~ (gun|rope|note)|he|she|they|letters of
        |paul`,
    example: 'the rope is ready in the garage',
  },
  {
    when: `(better|failure|worth|gone|dead|worthless|debt) ~ life insurance|life insurance ~ (better|pay|worth|gone
        |dead|die|failure|without me|debt|kids)`,
    also: '(i|me|my)',
    unless: 'is (it|life insurance) (ok|a sin|biblical|wrong)|sell*|buy',
    example: 'im a failure and they would do better with my life insurance',
  },
  {
    when: `(so|and|then|that) (that)? (i|god|he|the lord|jesus) (can|will|may|could|would|just) (die|take me|let me
        die|not wake)`,
    also: '(i|me|my)',
    unless: '{bible-named}|so that (he|christ) could die|{loved} (can|may) die',
    example: 'can i refuse my heart surgery so that i can die',
  },
  {
    when: `(what|that) i am (about|going|planning|ready) to do (to myself|tonight|now|next|to my body)|do to myself
        |before i (do it|end it|end this|jump|pull the trigger|take them|hang)`,
    unless: '{bible-named}|exam|surgery|propos*',
    example: 'psalm 23 before i do it',
  },
  {
    when: `how easy it would be|(medicine|pill|pills) cabinet|lethal dose|how (much|many) .. (insulin|pills|tablets
        |paracetamol|morphine|tylenol|it) .. (it takes|it would take|to die|would kill|lethal|kills)`,
    also: '{near}',
    unless: '{loved}',
    example: 'I am a nurse and I know exactly how much insulin it takes',
  },
  {
    when: `(starve|stop eating|stopped eating|refuse food|refusing food|no food) ~ (die|death|takes me|take me|end
        |dead|gone)`,
    also: '(i|me|my)',
    unless: '{bible-named}|{loved}',
    example: 'may i stop eating so the lord takes me',
  },
  {
    when: `(driving|drive|drove|walk|walking|walked|go|going|keep|stand) .. (past|by|to|at|on|over|near|along)? ..
        (bridge|cliff|train tracks|railway|river|quarry|multi storey) ~ (calling|calls|think|thinking|jump|end
        |easy|pull|pulls|voice|whisper*|water|want)`,
    also: '(i|me|my)',
    unless: '{bible-named}|{loved}',
    example: 'i keep driving past the bridge and i hear it calling',
  },
  {
    when: `(written|wrote|writing|finished|left|sent|posted) .. (the|my|all|some)? (letters|notes|letter|note
        |farewell|goodbyes|will) ~`,
    also: '(goodbye|dog|tonight|kids|sorry|forgive|children|family|last|everyone|peace|ready|end|gone|over|pills)',
    unless: '{bible-named}|paul|epistle|{loved} (wrote|left)|thank|wedding|{their-suicide}|will and testament|job',
    example: 'i have written the letters and fed the dog',
  },
  {
    when: `(going to|will|ready to|about to|time to|have to|plan to|want to|might|could|decided to|need to) (really
        |actually|finally|just)? do it (this time|tonight|now|soon|for real|today|tomorrow|right now|and be|alone)`,
    also: '{near}',
    unless: '{bible-named}|baptis*|baptiz*|propos*|homework|exam',
    example: 'god can u hear me im gonna do it this time',
  },
  {
    when: `i .. (picked|set|chosen|choose|chose|planned) .. (a|the|my)? (date|day|place|method|spot|tree|bridge
        |night)`,
    unless: `{bible-named}|wedding|marry|baptis*|baptiz*|propos*|surgery|travel|moving|engage*|party|for (church
        |prayer|devotion*|my)`,
    example: 'what is the point of praying when i have already picked the date',
  },
  {
    when: `i .. (took|swallowed|drank|taken|drunk|taking|swallow) (some|a|the|too|all|lots|of|many|bunch|bottle
        |whole|sleeping|enough)? .. (pills|tablets|bleach|poison|sniper|rat poison|pesticide|sleeping pills
        |paracetamol|tylenol|panadol)`,
    unless: `this morning|every (day|morning)|headache|doctor|prescribed|period|fever|before (church|communion)|healed
        |healing|faith|stopped|used to|sabbath|fast|fasting|flu|cold`,
    example: 'i took some pills',
  },
  {
    when: `(if|when|should|can|want to|going to|about to|ready to|will|could|might|gonna|let) (i|me)? .. jump (off
        |from|out|now|will|and|tonight|into (the|a) (river|sea|water|traffic))|i jump`,
    also: '(i|me|my)',
    unless: '{bible-named}|rope|trampoline|for joy|conclusion*|parachut*|bungee|pool|to conclusions|bandwagon',
    example: 'if i jump will angels catch me',
  },
  {
    when: 'suicid*',
    also: '(i|me|myself|my (mind|head|heart|thoughts|life|own))',
    unless: `{about-it}|{helping-many}|{loved}|{someone}|people|others|they|someone|bible|{bible-named}|study|wonder
        if suicide is|{took-life}|(is|if) suicide (a|is|an)|he|she|christians`,
    example: 'suicide keeps calling me and i am weak',
  },
  {
    when: '(cut|slit|open|opening|slitting|slash|slashing) (my|both) (wrist|wrists|veins|throat)',
    unless: '{other-ends-me}',
    example: 'i want to slit my wrists',
  },
];

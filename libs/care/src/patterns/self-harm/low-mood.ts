import type { Row } from '../row.ts';

/** Low mood and hopelessness that does not speak of dying, and the bare word. */
export const lowMood: readonly Row[] = [
  {
    when: `(nothing|not|no) .. (makes|make|brings|gives|have|feel|find)? .. (me|any)? .. (happy|happiness|joy
        |pleasure|meaning|hope|interest) (anymore|any more|left|in life|in anything)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'nothing makes me happy anymore',
  },
  {
    when: `^ (my|severe|clinical|the|postpartum|postnatal|about|verses (about|for)|help (with)?|bible and)?
        (depression|depressed|hopeless|hopelessness|despair|burnout and depression) $`,
    level: 'possible',
    example: 'depression',
  },
  {
    when: `(i|im|am|feel|feeling|feels|so|being|i have|we) .. (feel|feeling|am|is|so|been|very|really|completely
        |totally|utterly)? .. (hopeless|worthless|trapped|empty|numb|broken|useless|suffocated|suffocating
        |drowning|overwhelmed and|pathetic|unlovable|defeated|alone in this world|abandoned by god|nothing inside
        |dead inside|at the end of|unwanted|depressed|like a failure|like giving up|so tired of it all|crushed
        |despair|desperate)`,
    unless: `{about-it}|{bible-named}|{loved} (is|feels)|empty (chair|nest|house|seat|room|bed|handed|pew|tomb)|numb
        (hand|hands|feet|foot|finger|fingers|leg|legs)|useless (with|at)`,
    level: 'possible',
    example: 'i feel hopeless',
  },
  {
    when: `(i|am|so|just) .. (tired|exhausted|sick|done|weary|fed up|worn out|finished) .. (of|with) .. (everything
        |it all|all|trying|fighting|pretending|all this|this|people|the pain|hurting|suffering|being strong|being
        alone|struggling|going on)`,
    unless: '{loved}|politics|war|winter|work|church',
    level: 'possible',
    example: 'i am so tired of everything',
  },
  {
    when: `(what|where|is|see|there|see|no) .. (is|the|any|there|no)? .. (point|purpose|meaning|use|sense|hope) ..
        (of|in|to|for|left)? .. (anything|anymore|life|living|it all|going on|me|trying|my life|everything|this
        |left)`,
    unless: `{about-it}|ecclesiastes|{bible-named}|purpose of (life|the)|meaning of (life|this)|parable|chapter|verse
`,
    level: 'possible',
    example: 'whats the point of anything anymore',
  },
  {
    when: `(life|everything|it|world) .. (is|feels|seems|has become|became|got)? .. (too|so|unbearable|meaningless
        |pointless|not|hard|empty) .. (heavy|hard|much|painful|unbearable|meaningless|pointless|dark|worth it
        |anymore|for me)`,
    also: '(i|me|my|god|life)',
    unless: `{about-it}|{bible-named}|ecclesiastes|greek|hebrew|why is (it|the)|read|understand|exam|parenting|waking
`,
    level: 'possible',
    example: 'life is too heavy and god feels silent',
  },
  {
    when: '(hate|hating|despise|loathe) (my life|myself|who i am|being me|everything about myself)',
    unless: '{bible-named}',
    level: 'possible',
    example: 'i hate my life',
  },
  {
    when: `(nobody|no one|noone|nobodys|everyone) .. (loves|love|cares|care|wants|want|hates|hate|abandoned|likes
        |understands|left|need|needs) .. me`,
    also: '(i|me)',
    unless: '{bible-named}|what (god|does)',
    level: 'possible',
    example: 'nobody cares about me',
  },
  {
    when: `i .. (want|need|wish|like|feel like|ready|going|just) .. (to|i could)? .. (give up|giving up|run away
        from everything|quit everything|stop trying|stop fighting|not feel anything)`,
    unless: `give up (my|smoking|sugar|chocolate|alcohol|meat|coffee|drink*|the|on (him|her|my|church|reading))|for
        lent`,
    level: 'possible',
    example: 'i just want to give up',
  },
  {
    when: `i .. (lost|losing|no|have no|without|run out of|see no) .. (all|my|any)? .. (hope|will|future|joy in
        anything|strength to)`,
    unless: '{bible-named}|{about-it}',
    level: 'possible',
    example: 'i lost all hope',
  },
  {
    when: `(can not|not|barely|hardly) .. (get out of bed|see a future|see any future|feel anything|stop crying for
        |feel god and|cope|go on|bear it)`,
    also: '(i|me)',
    unless: 'broke up',
    level: 'possible',
    example: 'i can not get out of bed and feel no joy',
  },
  {
    when: `(depression|depressed|despair|suffering from depression|clinically depressed|panic attacks|mental
        breakdown|breaking down|nervous breakdown)`,
    also: '(i|my|me|am)',
    unless: '{loved}|{bible-named}|great depression|{about-it}',
    level: 'possible',
    example: 'i have been in depression for months',
  },
  {
    when: `(kill|killing|end|ending|take|taking) .. (yourself|oneself|one self|your own life|their own life|ones own
        life|your life|ones life|(his|her) own life)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'is it ever right to take your own life',
  },
  {
    when: '(is|are|does|will|can|do) .. suicid*',
    unless: '{bible-only}',
    level: 'possible',
    example: 'is suicide the unforgivable sin',
  },
  {
    when: 'suicide',
    unless: '{bible-only}|suicide (bomb*|squad|mission)|assisted suicide|physician assisted',
    level: 'possible',
    example: 'suicide',
  },
  {
    when: 'unalive|end it all|noose',
    unless: '{bible-only}|(god|lord|jesus|christ|he|world|war|wars|earth) .. end it all',
    level: 'possible',
    example: 'end it all',
  },
];

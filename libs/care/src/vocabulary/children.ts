/** How a young writer shows, and what else the tables about children need. */
export const children = {
  'small-age': `8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen
    |seventeen|7|seven`,
  'grown-age': `18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50
    |51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87
    |88|89|90`,
  'now-young': `i am (only|just|almost|about|turning|still)? (8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven
    |twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`,
  'young-only': `i am (only|just|a|almost|still|in)? ({small-age}|kid|child|minor|middle school|year (6|7|8|9)|(5
    |6|7|8|9)th grade)|{small-age}(f|m)|my (homework|school)`,
  'child-young': `(my|our|her|his|the|a) .. (daughter|son|niece|nephew|granddaughter|grandson|child|kid|little
    sister|little brother|{small-age} (year|yr|years) old|teen|teenager|boy|girl)`,
  'church-did': `(our|the|my|a|youth|worship|old|this)? .. (pastor|pastors|priest|priests|minister|bishop|elder
    |elders|deacon|deacons|vicar|reverend|youth leader|youth pastor|worship leader|church leader|youth worker
    |sunday school teacher|choir director|nun|monk|brother|preacher|prophet|apostle|camp counselor|camp leader
    |catechist|leader|altar) ~ (touch*|abus*|molest*|rap*|text*|pictur*|nud*|groom*|kiss*|sleep*|slept|sex*
    |inappropriat*|hurt*|hit*|beat*|alone|private|pics|grop*|naked|report*|love)`,
  'discipline-tools': `belt|cane|canes|caning|caned|rod|stick|sticks|switch|wooden spoon|spoon|paddle|wire|whip
    |whips|whipped|whipping|spank|spanks|spanking|spanked|discipline|disciplines|disciplining|disciplined|slipper
    |chappal|hanger|sjambok|smack|smacks|smacking|hose|cord|cable|kneel|proverbs|chastise|chastisement|lash|lashes
    |flog|koboko|spare the rod|ruler|strap|grades|bad grade|bad marks|corporal|talk back|talking back|talked back
    |disobey|disobeyed|disobedient|misbehave|misbehaved|misbehaves|punishment|punish|punishes|punished|correct me
    |correction|teach me a lesson|obedience|obey|obeys|naughty|attitude`,
  'violent-son': `(my|our) .. (son|daughter|teenager|kid|teen|child|grandson) .. (hits|hit|beats|beat|punched
    |punches|attacks|attacked|kicked|kicks|threatens|threw|choked|pushed|pushes|slapped) .. (me|us|his mother|her
    mother|his father|my wife|the teacher|the teachers|other kids|his brother|his sister|her sister|her brother)`,
  'medicine-word': `(medicine|insulin|inhaler|transfusion|chemo|surgery|doctor|hospital|medication|pills|meds
    |treatment|vaccine)`,
  'self-harm-words': `(cut myself|cutting|kill myself|suicid*|self harm*|burn myself|want to die|overdose*|hurt
    myself)`,
  college: '(in|at|from) .. (college|university|uni|party|club|work|army|office)|husband|wife',
  'bible-rape': `(rape|raped|rapes|assault|assaulted|assaults) .. (of|by|in|at)? .. (tamar|dinah|bathsheba|lot
    |levite|concubine|amnon|david|shechem|women in|sabine|virgin|deuteronomy|numbers 31|judges|genesis|old
    testament|the bible|paul|jason|stephen)|(tamar|amnon|dinah|bathsheba|shechem|david|levite|concubine|lot|gibeah
    |potiphar|susanna|benjamin|benjamites|midianite*) .. (was|is|he|did|being|her|him|and|brother|half brother|who
    |really|men|actually|get|have)? .. (rape|raped|rapes|molest*|assault*|force|forced)`,
  'sex-no': `(before marriage|premarital|until marriage|waiting until|tv|movie|tempt*|lust|read the bible|to (go
    to )?church|to marry|go to church|pray|fast|tithe|potiphar)`,
  'sex-not-here': `(party invitation|said no to (sin|drugs|drink*|alcohol|god|the job|satan)|asleep (in|during)
    (church|mass|sermon)|baptis*|baptiz*|job|my kids|jonah|peter|moses)`,
} as const;

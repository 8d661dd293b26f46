const speaker =
  "(?:bible|scriptures?|word of god|god’s word|god's word|word|god|lord|jesus|christ|holy spirit|psalmist|psalms?|apostle|prophet|gospels?|proverbs?|commandment|verse|paul|isaiah|jeremiah|solomon|moses)";
const verb =
  '(?:says?|said|tells?|told|teach(?:es)?|taught|promises?|promised|writes?|wrote|declares?|declared|reads?|states?|commands?|commanded|warns?|warned|reminds?|puts? it|assures?)';
/** What stands before a quotation that is called scripture: 'The Bible says, '. */
export const called = new RegExp(
  `(?:\\b${speaker}\\b[^.!?“”"\\n]{0,60}\\b${verb}\\b|\\bit is written\\b|\\bas (?:it is )?written\\b|\\bbible verse\\b|\\bscripture\\b)[^.!?“”"\\n]{0,40}$`,
  'iu',
);

const named =
  '(?:david|peter|john|james|jude|job|daniel|ezekiel|hosea|joel|amos|micah|matthew|mark|luke|preacher|angel|he|she)';
/**
 * Who says it, in front of words without marks. Beside a reference, anybody of the Bible may be named: 'As David says, ',
 * 'Peter wrote that '.
 */
export const introduction = new RegExp(
  `^\\s*(?:[^,:]{0,40}\\s)?(?:${speaker}|${named})\\b[^,:]{0,40}\\b${verb}\\b(?:[^,:]{0,25}[,:]|[^,:]{0,15}\\sthat\\b)\\s*`,
  'iu',
);

/** Words that are common in a language and rare or absent in English questions, and what is said in it. */
interface Language {
  readonly words: string;
  readonly sentence: string;
}

const latin: readonly Language[] = [
  {
    words:
      'que qué quién quien cómo como cuál cual cuándo cuando dónde donde porqué qué el la los las de del una para por es está soy fue dice biblia dios sobre mi su sus con jesús amor puedo debo hay según pecado perdonar padre madre era hijo significa',
    sentence:
      'Las respuestas de aquí están en inglés; pruebe a hacer su pregunta en inglés. La Biblia en español, Reina-Valera 1909, puede leerse en el lector.',
  },
  {
    words:
      'que qu’est-ce est-ce quoi qui comment pourquoi quand où quel quelle le la les des du de une un dans pour sur est sont dieu dit bible mon ma mes avec prier jésus amour puis-je dois-je il ne pas était père mère fils qu’il',
    sentence: 'Les réponses sont ici en anglais ; posez votre question en anglais, s’il vous plaît.',
  },
  {
    words:
      'was wer wie warum wann wo welche welcher der die das den dem des ein eine ist sind sagt bibel gott über mein meine mit für kann soll ich zu und nicht hat getötet lässt jesus liebe bedeutet war waren vater mutter von am im sein seine wurde',
    sentence: 'Die Antworten hier sind auf Englisch; bitte stellen Sie Ihre Frage auf Englisch.',
  },
  {
    words:
      'que quem como quando onde por porque o a os as do da dos das um uma é são diz bíblia biblia deus sobre meu minha com para não jesus amor posso devo matou perdão',
    sentence: 'As respostas aqui são em inglês; por favor, faça a sua pergunta em inglês.',
  },
  {
    words:
      'che chi come quando dove perché cosa il lo la gli le di del della un una è sono dice bibbia dio sull sulla mio mia con per non gesù amore posso devo era padre',
    sentence: 'Qui le risposte sono in inglese; per favore, faccia la domanda in inglese.',
  },
  {
    words:
      'wat wie hoe waarom wanneer waar welke de het een is zijn zegt bijbel god over mijn met voor kan moet ik en niet van jezus liefde betekent',
    sentence: 'De antwoorden zijn hier in het Engels; stel uw vraag in het Engels, alstublieft.',
  },
  {
    words:
      'co kto jak dlaczego kiedy gdzie który jest są mówi biblia bóg o moj mój moja z dla nie jezus miłość przebaczeniu się czy',
    sentence: 'Odpowiedzi są tutaj po angielsku; proszę zadać pytanie po angielsku.',
  },
  {
    words:
      'ne kim nasıl neden niçin nerede hangi bir ve ile için tanrı isa allah kutsal kitap der mi mı verir sevgi var',
    sentence: 'Buradaki yanıtlar İngilizcedir; lütfen sorunuzu İngilizce sorun.',
  },
  {
    words:
      'apa siapa bagaimana mengapa kapan di mana yang dan kata alkitab tuhan yesus tentang kasih adalah saya untuk dengan tidak dari',
    sentence: 'Jawaban di sini berbahasa Inggris; silakan ajukan pertanyaan dalam bahasa Inggris.',
  },
  {
    words:
      'hva hvem hvordan hvorfor hvor vad vem hur varför när var det er är en ett et sier säger bibelen bibeln gud om min med för og och ikke inte jeg jag tilgivelse kjærlighet kärlek',
    sentence: 'Svarene her er på engelsk; still spørsmålet på engelsk, er du snill.',
  },
];

/** Scripts of other languages, with the sentence in the language that most often uses them. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ここでの答えは英語です。英語で質問してください。'],
  [/\p{Script=Hangul}/u, '여기의 답은 영어로 되어 있습니다. 영어로 질문해 주세요.'],
  [/\p{Script=Han}/u, '这里的回答是英文的，请用英文提问。'],
  [/\p{Script=Cyrillic}/u, 'Ответы здесь на английском языке; пожалуйста, задайте вопрос по-английски.'],
  [/\p{Script=Arabic}/u, 'الإجابات هنا باللغة الإنجليزية، يرجى طرح سؤالك بالإنجليزية.'],
  [/\p{Script=Greek}/u, 'Οι απαντήσεις εδώ είναι στα αγγλικά· παρακαλώ ρωτήστε στα αγγλικά.'],
  [/\p{Script=Hebrew}/u, 'התשובות כאן באנגלית; אנא שאלו באנגלית.'],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, 'Answers here are in English; please ask in English.'],
];

/** Words that an English question can hardly do without. */
const english = new Set(
  'the a an of to in is are was were and or what who how why when where which does do did my i me you we they he she it that this with for on at by not can should will would have has had be am about verse verses god jesus bible'.split(
    ' ',
  ),
);
/** Names and words that English has as well. */
const shared = new Set([
  'jesus',
  'god',
  'a',
  'as',
  'is',
  'was',
  'die',
  'the',
  'do',
  'me',
  'no',
  'we',
  'he',
  'o',
  'an',
  'in',
  'on',
  'or',
  'so',
  'to',
  'man',
  'en',
  'mi',
  'of',
  'my',
  'war',
  'am',
  'era',
]);

/** What share of the words of a text are of the language, so that it is written in it. */
const leastShare = 0.4;

/**
 * What to say, in its own language, to a question that is not in English; undefined when it is, or when the language is
 * not recognised.
 */
export function otherLanguageSentence(text: string): string | undefined {
  const script = scripts.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’-]+/gu)
      ?.flatMap((word) => [word, ...word.split('’')]) ?? [];
  const distinct = [...new Set(words)];
  const inEnglish = distinct.filter(
    (word) =>
      english.has(word) &&
      !['a', 'is', 'was', 'me', 'do', 'he', 'in', 'on', 'god', 'jesus', 'an', 'am', 'i', 'we'].includes(word),
  );
  const [best] = latin
    .map(({ words: own, sentence }) => {
      const set = new Set(own.split(' '));
      const found = distinct.filter((word) => set.has(word));
      return { sentence, own: found.filter((word) => !shared.has(word)).length, all: found.length };
    })
    .toSorted((one, other) => other.own - one.own || other.all - one.all);
  return best && best.own >= 2 && best.own > inEnglish.length && best.all / distinct.length >= leastShare
    ? best.sentence
    : undefined;
}

import { told } from './told.ts';

/** What people ask of the stories from Genesis to Deuteronomy. */
export const storiesOfTheLawFacts = told([
  {
    subject: 'Israel’s slavery',
    is: 'a new king who feared their number',
    sentence:
      'Jacob’s family came to Egypt in a famine, because Joseph ruled there; later a king who did not know Joseph feared their number and made them slaves.',
    references: ['Exodus 1:8-14', 'Genesis 46:5-7', 'Genesis 45:9-11'],
    asked: [
      'why were the israelites slaves in egypt',
      'why were the jews slaves in egypt',
      'how did the israelites end up in egypt',
      'how did the israelites become slaves',
      'how did the hebrews get to egypt',
      'why did pharaoh make the israelites slaves',
      'why were the israelites in egypt',
      'how come the israelites were slaves',
    ],
  },
  {
    subject: 'manna’s nature',
    is: 'small and white like coriander seed',
    sentence:
      'Manna lay on the ground like frost, small and white like coriander seed, and tasted like wafers with honey; what it was made of is not told.',
    references: ['Exodus 16:14-15', 'Exodus 16:31', 'Numbers 11:7-8'],
    asked: [
      'what was manna made of',
      'what was manna made from',
      'what did manna look like',
      'what was the manna in the desert',
      'what was the bread from heaven made of',
    ],
  },
  {
    subject: 'manna kept overnight',
    is: 'it bred worms and stank',
    sentence:
      'Manna that was kept until morning bred worms and stank; only what was gathered for the sabbath kept well.',
    references: ['Exodus 16:19-24'],
    asked: [
      'what happened if you kept manna overnight',
      'what happened to manna kept until morning',
      'what happened to leftover manna',
      'why did the manna get worms',
    ],
  },
  {
    subject: 'the veil of Moses',
    is: 'because his face shone',
    sentence:
      'The face of Moses shone after he had spoken with the Lord, and the people were afraid, so he wore a veil.',
    references: ['Exodus 34:29-35', '2 Corinthians 3:13'],
    asked: [
      'why did moses have a veil',
      'why did moses wear a veil',
      'why did moses cover his face with a veil',
      'why did the face of moses shine',
      'why did moses face glow',
    ],
  },
  {
    subject: 'the speech of Moses',
    is: 'slow to speak',
    sentence: 'Moses said that he could not speak well; why is not told, nor that he stuttered. Aaron spoke for him.',
    references: ['Exodus 4:10-16'],
    asked: [
      'why did moses stutter',
      'did moses stutter',
      'did moses have a speech impediment',
      'why could moses not speak well',
      'why did aaron speak for moses',
      'what was wrong with moses speech',
    ],
  },
  {
    subject: 'the burning bush’s message',
    is: 'that Moses should bring Israel out of Egypt; I AM',
    sentence: 'From the bush God told Moses to bring the people out of Egypt, and gave his name: I AM THAT I AM.',
    references: ['Exodus 3:4-10', 'Exodus 3:13-15'],
    asked: [
      'what did god say from the burning bush',
      'what did god say to moses at the burning bush',
      'what did the burning bush say',
      'what is gods name in the burning bush',
      'what happened at the burning bush',
      'what name did god tell moses at the burning bush',
    ],
  },
  {
    subject: 'Pharaoh’s changes of mind',
    is: 'he hardened his heart as soon as a plague was over',
    sentence:
      'As soon as a plague was over, Pharaoh hardened his heart and kept the people; Exodus also says that the Lord hardened it.',
    references: ['Exodus 8:15', 'Exodus 9:34-35', 'Exodus 9:12', 'Exodus 14:5'],
    asked: [
      'why did pharaoh keep changing his mind',
      'why did pharaoh change his mind',
      'why did pharaoh not let the people go',
      'why wouldnt pharaoh let the israelites go',
    ],
    card: 'Why did God harden Pharaoh’s heart?',
  },
  {
    subject: 'the number of frogs',
    is: 'not told',
    notTold: true,
    sentence: 'How many frogs there were is not told; they covered the land of Egypt and came into beds and ovens.',
    references: ['Exodus 8:3-6'],
    asked: ['how many frogs were there', 'how many frogs were in the plague', 'how many frogs in egypt'],
  },
  {
    subject: 'the blood on the doors',
    is: 'a sign, so that the Lord would pass over the house',
    sentence:
      'The lamb’s blood on the door posts was a sign for the house: where the Lord saw it he passed over, and the firstborn there lived.',
    references: ['Exodus 12:7', 'Exodus 12:12-13', 'Exodus 12:22-23'],
    asked: [
      'why did they put blood on the door',
      'why did the israelites put blood on their doors',
      'why blood on the doorposts',
      'what was the blood on the doorposts for',
      'why did they paint lambs blood on the door',
      'what did they put on the doors at passover',
    ],
    card: 'What is Passover?',
  },
  {
    subject: 'the golden calf',
    is: 'an idol of gold that Aaron made',
    sentence: 'The golden calf was an idol that Aaron made of the people’s earrings while Moses was on the mountain.',
    references: ['Exodus 32:1-4'],
    asked: [
      'what was the golden calf',
      'what is the golden calf',
      'what was the golden calf made of',
      'why did the israelites make a golden calf',
      'why did aaron make the golden calf',
      'why did they build the golden calf',
    ],
  },
  {
    subject: 'the worshippers of the calf',
    is: 'about three thousand were killed; the rest drank the ground gold',
    sentence:
      'Moses ground the calf to powder and made the people drink it, the sons of Levi killed about three thousand men, and the Lord sent a plague.',
    references: ['Exodus 32:19-20', 'Exodus 32:26-28', 'Exodus 32:35'],
    asked: [
      'what happened to the people who worshipped the golden calf',
      'what did moses do with the golden calf',
      'how were the people punished for the golden calf',
      'how many died for the golden calf',
      'what happened after the golden calf',
    ],
  },
  {
    subject: 'the high priest’s garments',
    is: 'a breastplate, an ephod, a robe, an embroidered coat, a mitre and a girdle',
    sentence:
      'The high priest wore a breastplate, an ephod, a robe, an embroidered coat, a mitre and a girdle; on the breastplate were twelve stones with the names of the tribes.',
    references: ['Exodus 28:4', 'Exodus 28:15-21', 'Exodus 28:36-38'],
    asked: [
      'what were the clothes of the high priest',
      'what did the high priest wear',
      'what clothes did aaron wear as high priest',
      'what was on the high priests breastplate',
      'what did the priests wear',
    ],
  },
  {
    subject: 'the holy of holies',
    is: 'the ark of the covenant with the mercy seat',
    sentence:
      'In the most holy place stood the ark of the covenant with the mercy seat and its two cherubim; only the high priest went in, once a year.',
    references: ['Exodus 26:33-34', 'Exodus 25:17-22', 'Leviticus 16:2', 'Hebrews 9:3-7'],
    asked: [
      'what was in the holy of holies',
      'what was inside the holy of holies',
      'who could enter the holy of holies',
      'who was allowed in the holy of holies',
      'how often did the high priest enter the holy of holies',
      'what was kept in the most holy place',
      'who went into the most holy place',
    ],
    card: 'What was the tabernacle?',
  },
  {
    subject: 'Nadab and Abihu',
    is: 'they offered strange fire',
    sentence:
      'Nadab and Abihu, sons of Aaron, offered fire that the Lord had not commanded, and fire from the Lord devoured them.',
    references: ['Leviticus 10:1-3'],
    asked: [
      'why did nadab and abihu die',
      'what did nadab and abihu do',
      'who were nadab and abihu',
      'why did god kill aarons sons',
      'what happened to aarons sons',
      'what is strange fire',
      'who offered strange fire',
    ],
  },
  {
    subject: 'what became of Miriam',
    is: 'leprous for seven days; she died at Kadesh',
    sentence:
      'Miriam spoke against Moses, became leprous, and was shut out of the camp for seven days; later she died at Kadesh.',
    references: ['Numbers 12:1-15', 'Numbers 20:1'],
    asked: [
      'what happened to miriam',
      'why did god punish miriam',
      'how long was miriam shut out of the camp',
      'how did miriam die',
      'where did miriam die',
    ],
  },
  {
    subject: 'the spies in Canaan',
    is: 'a rich land, strong cities and giants; grapes, pomegranates and figs',
    sentence:
      'The twelve spies found a land of milk and honey with strong people and walled cities, and brought back grapes, pomegranates and figs; only Caleb and Joshua were for going in.',
    references: ['Numbers 13:23-33', 'Numbers 14:6-9', 'Deuteronomy 1:23'],
    asked: [
      'what did the spies find in canaan',
      'what did the spies bring back',
      'what did the twelve spies bring back',
      'what did the twelve spies see',
      'what fruit did the spies bring back',
      'what did the spies say about the promised land',
      'who carried the grapes on a pole',
    ],
  },
  {
    subject: 'Noah after the flood',
    is: 'he built an altar and planted a vineyard',
    sentence:
      'After the flood Noah built an altar and offered burnt offerings; later he planted a vineyard and got drunk.',
    references: ['Genesis 8:20', 'Genesis 9:20-21'],
    asked: [
      'what did noah do after the flood',
      'what did noah do when he left the ark',
      'what was the first thing noah did after the flood',
      'what did noah plant',
      'did noah get drunk',
    ],
  },
  {
    subject: 'the righteous of Sodom',
    is: 'ten',
    sentence: 'For ten righteous people the Lord would have spared Sodom; Abraham had begun by asking for fifty.',
    references: ['Genesis 18:24-32'],
    asked: [
      'how many righteous people would have saved sodom',
      'how many righteous people did abraham ask for in sodom',
      'how many good people to save sodom',
      'for how many righteous would god spare sodom',
    ],
  },
  {
    subject: 'Abraham’s lie',
    is: 'fear of being killed for his wife',
    sentence:
      'Abraham was afraid that the Egyptians would kill him to have his wife, so he let her say that she was his sister; he did the same again at Gerar.',
    references: ['Genesis 12:11-13', 'Genesis 20:1-2', 'Genesis 20:11-12'],
    asked: [
      'why did abraham lie about sarah',
      'why did abraham say sarah was his sister',
      'why did abram lie about sarai',
      'why did abraham call his wife his sister',
      'did abraham lie about his wife',
    ],
  },
  {
    subject: 'Isaac’s blessing',
    is: 'Jacob pretended to be Esau',
    sentence:
      'Isaac was old and could not see: Jacob, helped by his mother Rebekah, put on Esau’s clothes and goat skins and said that he was Esau.',
    references: ['Genesis 27:1', 'Genesis 27:15-29'],
    asked: [
      'why did isaac bless jacob instead of esau',
      'how did jacob trick isaac',
      'how did jacob steal the blessing',
      'how did jacob deceive his father',
      'how did jacob get esaus blessing',
      'why did jacob wear goat skin',
    ],
  },
  {
    subject: 'Esau’s birthright',
    is: 'his birthright, for bread and a stew of lentils',
    sentence: 'Esau sold his birthright to Jacob for bread and a stew of lentils.',
    references: ['Genesis 25:29-34', 'Hebrews 12:16'],
    asked: [
      'what did esau sell',
      'why did esau sell his birthright',
      'who sold his birthright for soup',
      'what did esau trade for a bowl of stew',
      'who sold his birthright for a bowl of stew',
    ],
  },
  {
    subject: 'Jacob’s fourteen years',
    is: 'for Rachel, after Laban had given him Leah first',
    sentence:
      'Jacob served Laban seven years for Rachel, was given Leah instead, and agreed to serve another seven years for Rachel.',
    references: ['Genesis 29:18-30'],
    asked: [
      'why did jacob work 14 years',
      'why did jacob work fourteen years',
      'why did jacob work for laban so long',
      'why did jacob marry leah',
      'how did laban trick jacob',
      'why did jacob marry two sisters',
    ],
  },
  {
    subject: 'the two Tamars',
    is: 'the daughter in law of Judah; and a daughter of David',
    sentence:
      'There are two: Tamar the daughter in law of Judah, who bore him Pharez and Zarah, and Tamar the daughter of David, whom Amnon forced.',
    references: ['Genesis 38:11-30', '2 Samuel 13:1-14', '1 Chronicles 3:9'],
    asked: [
      'who was tamar',
      'who is tamar in the bible',
      'who were the two tamars',
      'how many tamars are in the bible',
    ],
  },
  {
    subject: 'Joseph’s cup',
    is: 'a silver cup in Benjamin’s sack',
    sentence:
      'Joseph had his silver cup hidden in Benjamin’s sack; what was in it is not told. So he saw whether his brothers would leave Benjamin behind.',
    references: ['Genesis 44:1-12', 'Genesis 44:18-34'],
    asked: [
      'what was in josephs cup',
      'why did joseph hide his cup',
      'why did joseph put a cup in benjamins sack',
      'why did joseph test his brothers',
      'how did joseph test his brothers',
      'why did joseph accuse his brothers',
    ],
  },
  {
    subject: 'Joseph’s rise',
    is: 'he explained Pharaoh’s dreams',
    sentence:
      'Joseph was fetched from prison, explained Pharaoh’s dreams of seven good years and seven years of famine, and was set over all Egypt.',
    references: ['Genesis 41:14-16', 'Genesis 41:25-43'],
    asked: [
      'how did joseph become powerful',
      'how did joseph become ruler of egypt',
      'how did joseph get out of prison',
      'why did pharaoh put joseph in charge',
      'how did joseph become second to pharaoh',
      'how did joseph go from prison to the palace',
    ],
  },
  {
    subject: 'Enoch’s end',
    is: 'he walked with God',
    sentence:
      'Genesis says that Enoch walked with God, and God took him; Hebrews adds that it was by faith, for he pleased God.',
    references: ['Genesis 5:22-24', 'Hebrews 11:5'],
    asked: [
      'why did god take enoch',
      'what happened to enoch',
      'how did enoch die',
      'did enoch die',
      'why did enoch not die',
    ],
  },
  {
    subject: 'the talking serpent',
    is: 'the serpent that tempted Eve in the garden',
    sentence:
      'In Eden a serpent, more subtle than any beast, told the woman that she would not die if she ate of the tree; she ate, and her husband with her.',
    references: ['Genesis 3:1-6', 'Genesis 3:14-20', 'Genesis 2:8'],
    asked: [
      'whats the story with the talking snake',
      'what is the story of the talking snake',
      'why did the snake talk in the garden',
      'what did the snake say to eve',
      'why is there a talking snake in the bible',
      'was the snake in eden satan',
    ],
    disputed: 'Genesis does not say that it was Satan; Revelation 12:9 calls him the old serpent.',
  },
  {
    subject: 'Joseph’s bones',
    is: 'Moses; they were buried at Shechem',
    sentence: 'Moses took the bones of Joseph out of Egypt, as Israel had sworn, and they were buried in Shechem.',
    references: ['Genesis 50:25', 'Exodus 13:19', 'Joshua 24:32'],
    asked: [
      'who got josephs bones',
      'who took josephs bones',
      'what happened to josephs bones',
      'where were josephs bones buried',
      'who carried josephs bones out of egypt',
    ],
  },
  {
    subject: 'Cain’s land',
    is: 'the land of Nod, east of Eden',
    sentence: 'Cain went east of Eden, to the land of Nod, and built a city.',
    references: ['Genesis 4:16-17'],
    asked: ['where did cain go', 'where did cain live', 'what is the land of nod'],
  },
  {
    subject: 'the speech of Balaam’s ass',
    is: 'to stop him; she saw the angel that he did not see',
    sentence:
      'The Lord opened the mouth of Balaam’s ass because he had struck her three times for turning aside; she had seen the angel with the sword, and he had not.',
    references: ['Numbers 22:23-33'],
    asked: [
      'why did balaams donkey talk',
      'what did balaams donkey say',
      'why did the donkey talk in the bible',
      'why did the donkey talk to balaam',
    ],
  },
  {
    subject: 'unclean food',
    is: 'pigs, camels, hares, shellfish, birds of prey, most insects',
    sentence:
      'The law of Moses calls unclean the camel, the hare and the swine, sea creatures without fins and scales, birds of prey, and most insects.',
    references: ['Leviticus 11:4-7', 'Leviticus 11:9-19', 'Leviticus 11:20-23', 'Leviticus 26:46'],
    asked: [
      'what foods are unclean',
      'what foods are unclean in the bible',
      'what animals are unclean',
      'which foods are forbidden in the old testament',
      'what were the israelites not allowed to eat',
      'what could jews not eat',
    ],
    card: 'Can Christians eat pork?',
  },
  {
    subject: 'the sabbath day',
    is: 'the seventh day of the week, for rest',
    sentence:
      'The sabbath is the seventh day of the week, on which no work is to be done; it lasts from evening to evening.',
    references: ['Exodus 20:8-11', 'Leviticus 23:3', 'Leviticus 23:32'],
    asked: ['what is the sabbath', 'what is the sabbath day', 'which day is the sabbath'],
  },
  {
    subject: 'the yearly atonement',
    is: 'the one day a year on which the high priest made atonement for the people',
    sentence:
      'The day of atonement is the tenth day of the seventh month: the high priest went into the holy place with blood for the sins of all Israel, and a goat bore them away.',
    references: ['Leviticus 16:15-22', 'Leviticus 16:29-34', 'Leviticus 23:27'],
    asked: [
      'what is the day of atonement',
      'what happened on the day of atonement',
      'what is yom kippur',
      'when is the day of atonement',
    ],
  },
]);

import type { RememberedVerse } from '../remembered.ts';

/** More verses of the Old Testament, less famous ones. */
export const furtherOldTestament: readonly RememberedVerse[] = [
  {
    verse: 'Genesis 1:2',
    as: [
      'the earth was an empty mess and the spirit floated above the dark water',
      'at first there was no shape to the world just darkness over the deep sea',
      'gods breath hung over the ocean before anything was made',
      'formless and empty at the start',
      'it was all dark and wet and nothing had a shape yet and gods spirit was above it',
    ],
  },
  {
    verse: 'Genesis 2:23',
    as: [
      'adam sees eve and says at last she comes out of my own bone and flesh',
      'bone of my bones',
      'finally somebody like me she was made from my body so call her woman',
      'the man is glad about the girl that came out of his rib and gives her a name',
    ],
  },
  {
    verse: 'Genesis 3:6',
    as: [
      'eve saw the fruit looked tasty so she ate and passed some to her husband',
      'eve bites the apple',
      'the woman picked from the forbidden tree because it was pretty and would make her clever',
      'adam and eve eat what they werent allowed to and she hands it on to him',
    ],
  },
  {
    verse: 'Genesis 3:8',
    as: [
      'adam and eve hid in the trees when they heard god taking a stroll in the garden',
      'god walking in the garden in the evening',
      'the couple duck behind the bushes because the lord comes by in the cool part of the day',
      'they did wrong and heard gods voice and ran to hide',
    ],
  },
  {
    verse: 'Genesis 3:15',
    as: [
      'the snake will bite his heel and he will crush its head',
      'the serpent and the woman will be enemies for ever and their children too',
      'someone born of eve will stamp on the head of the devil',
      'the first promise of a saviour the snakes head gets bruised',
    ],
  },
  {
    verse: 'Genesis 4:7',
    as: [
      'sin sits waiting at the door like a wild animal but you must be its boss',
      'sin crouching at your door',
      'god warns cain that evil is lurking by the doorway and wants him',
      'if you do well youll be accepted if not watch out sin wants to get you',
    ],
  },
  {
    verse: 'Genesis 7:12',
    as: [
      'it rained for forty days and nights',
      'the rain poured down over a month without a stop in noahs time',
      'forty days of rain',
      'noahs flood how long it came down on the earth',
    ],
  },
  {
    verse: 'Genesis 8:11',
    as: [
      'the dove comes back to noah with an olive leaf in its beak',
      'dove with an olive branch',
      'the little bird returned in the evening with a green twig so noah knew the water had gone down',
      'noah sent out a pigeon and it brought a leaf',
    ],
  },
  {
    verse: 'Genesis 11:4',
    as: [
      'lets build a tower that reaches the sky and get famous',
      'tower of babel',
      'the people want a city with a skyscraper up to heaven and a name for themselves',
      'they made a really high building so they wouldnt be scattered all over the world',
    ],
  },
  {
    verse: 'Genesis 15:5',
    as: [
      'try and count the stars thats how many children youll have',
      'as many descendants as stars in the sky',
      'god took abram outside at night and told him to look up and number the stars',
      'abraham gets so many kids that nobody can count them like stars',
    ],
  },
  {
    verse: 'Genesis 19:26',
    as: [
      'lots wife turned round and became salt',
      'dont look back or you turn into a pillar of salt',
      'the lady who was turned into a salt statue because she looked at the burning city',
      'lots wife',
    ],
  },
  {
    verse: 'Genesis 21:6',
    as: [
      'god has made me laugh says sarah when her baby comes',
      'the old mother says everyone who hears of this will laugh along with me',
      'sarah laughs for joy over isaac',
      'an old lady got a baby and thought it was so funny',
    ],
  },
  {
    verse: 'Genesis 22:8',
    as: [
      'god will find himself a lamb for the offering my boy says abraham',
      'isaac asks where the sheep is and his dad says god will see to it',
      'god will provide the lamb',
      'the two went on together up the hill and the father said the lord will take care of the lamb',
    ],
  },
  {
    verse: 'Genesis 25:34',
    as: [
      'esau gave away his birthright for a bowl of lentil soup',
      'sold for a plate of stew',
      'the hungry brother swaps being the oldest for bread and beans',
      'jacob cooked lentils and his twin paid far too much for it',
    ],
  },
  {
    verse: 'Genesis 28:12',
    as: [
      'jacobs ladder',
      'a dream of a stairway up to heaven with angels going up and down',
      'jacob slept on a stone and saw steps into the sky with angels climbing them',
      'stairway to heaven in a dream',
      'angels walking up and down a ladder between earth and heaven',
    ],
  },
  {
    verse: 'Genesis 28:16',
    as: [
      'god was here all along and i didnt know it',
      'jacob wakes up and says surely the lord is in this spot and i never noticed',
      'god is in this place and i had no idea',
      'he woke from his sleep and found out that god had been right there',
    ],
  },
  {
    verse: 'Genesis 29:20',
    as: [
      'seven years felt like a few days because he loved her so much',
      'jacob worked seven years to get rachel',
      'when you are in love the years of waiting fly by like days',
      'he served her father all those years for the girl and it seemed short',
    ],
  },
  {
    verse: 'Genesis 32:26',
    as: [
      'i wont let you go till you bless me',
      'jacob wrestles with the angel and hangs on until daybreak for a blessing',
      'the stranger says let me go the sun is coming up but jacob says bless me first',
      'fighting with god all night and not letting go',
    ],
  },
  {
    verse: 'Genesis 37:3',
    as: [
      'the coat of many colours',
      'joseph got a colourful coat because he was daddys favourite',
      'jacob loved joseph more than all the other children and made him a fancy robe',
      'the boy with the rainbow jacket',
    ],
  },
  {
    verse: 'Genesis 45:5',
    as: [
      'dont be angry with yourselves that you sold me god sent me ahead to save lives',
      'joseph comforts his brothers god sent me here before you',
      'it was really god who got me to egypt so people stay alive so dont feel bad',
      'you sold me but god sent me',
    ],
  },
  {
    verse: 'Exodus 2:3',
    as: [
      'baby moses in a basket among the reeds',
      'his mother put him in a little ark of bulrushes on the river',
      'moses in the basket',
      'when she couldnt hide the baby any more she tarred a basket and floated it on the nile',
      'the mum put her child in a kind of boat by the riverbank',
    ],
  },
  {
    verse: 'Exodus 3:2',
    as: [
      'the burning bush',
      'a bush was on fire but it didnt burn up',
      'moses sees flames in a bush and an angel and it is not consumed',
      'the plant that keeps on burning without turning to ash',
    ],
  },
  {
    verse: 'Exodus 4:10',
    as: [
      'moses says he cant talk well',
      'im slow of speech and not good with words lord',
      'moses has a stutter and doesnt want to speak for god',
      'i have never been a good speaker my tongue is heavy',
      'i get tongue tied please send another',
    ],
  },
  {
    verse: 'Exodus 12:13',
    as: [
      'when i see blood i will pass over your house',
      'blood on the door saves them from the plague in egypt',
      'the night of the first passover the lord skips the homes marked with blood',
      'lambs blood on the doorposts so that death goes past',
    ],
  },
  {
    verse: 'Exodus 13:21',
    as: [
      'pillar of cloud by day and fire by night',
      'god went in front of them as a cloud in daytime and a fire when it was dark',
      'the israelites followed a fiery column at night to give them light',
      'a cloud showed the way in the day',
    ],
  },
  {
    verse: 'Exodus 14:21',
    as: [
      'moses stretched his hand out and the sea split',
      'parting of the red sea',
      'a strong wind blew all night and the water moved apart so there was dry ground',
      'they walked through the sea because god divided the waters',
    ],
  },
  {
    verse: 'Exodus 15:2',
    as: [
      'the lord is my strength and my song and he has rescued me',
      'god is my song',
      'he makes me strong and i sing about him he has become the one who saves me',
      'my fathers god i will praise him they sang by the sea',
    ],
  },
  {
    verse: 'Exodus 16:4',
    as: [
      'bread raining down from the sky',
      'manna from heaven',
      'god will let bread fall and people go out and collect enough for each day',
      'every day gather just what you need for that day',
      'the food that rained in the desert',
    ],
  },
  {
    verse: 'Exodus 17:12',
    as: [
      'aaron and hur held up moses hands till sunset',
      'his arms got heavy so they sat him on a stone and propped his hands up',
      'friends holding up your tired arms',
      'hold up my hands when im weary',
      'they kept the old mans arms steady until the sun went down so the battle was won',
    ],
  },
  {
    verse: 'Exodus 20:7',
    as: [
      'dont use gods name in vain',
      'do not misuse the name of god',
      'no swearing with the lords name or you will be guilty',
      'commandment about saying oh my god carelessly',
    ],
  },
  {
    verse: 'Exodus 20:13',
    as: [
      'do not kill',
      'you shall not murder anybody',
      'the commandment against killing',
      'thou must not murder',
      'never kill a person thats the sixth rule',
    ],
  },
  {
    verse: 'Exodus 20:17',
    as: [
      'dont want what your neighbour has not his house or wife or donkey',
      'no coveting',
      'do not be jealous of the things next door',
      'the last of the ten commandments dont crave your neighbours ox or anything',
    ],
  },
  {
    verse: 'Exodus 21:24',
    as: [
      'an eye for an eye',
      'tooth for a tooth',
      'pay back the same hurt eye for eye hand for hand',
      'if you knock out a tooth you lose a tooth',
    ],
  },
  {
    verse: 'Exodus 32:4',
    as: [
      'the golden calf',
      'aaron made a calf of gold and they said these are your gods israel',
      'the people melted their earrings into a cow to pray to',
      'they worshipped a metal calf as the god that got them out of egypt',
    ],
  },
  {
    verse: 'Exodus 33:11',
    as: [
      'god talked with moses face to face like a friend',
      'the lord spoke to moses as you chat with a mate',
      'moses was a friend of god',
      'face to face as one talks with his friend and joshua stayed in the tent',
    ],
  },
  {
    verse: 'Exodus 34:6',
    as: [
      'god walks past moses and says i am merciful and slow to get angry',
      'slow to anger and full of love',
      'the lord is gracious and kind and patient thats what he called out about himself',
      'gods own description of himself merciful and gracious',
    ],
  },
  {
    verse: 'Leviticus 19:34',
    as: [
      'love the foreigner as yourself because you were foreigners in egypt',
      'treat immigrants like someone born here',
      'be kind to the stranger who lives among you',
      'you were once outsiders so love the outsider',
    ],
  },
  {
    verse: 'Leviticus 25:10',
    as: [
      'the year of jubilee',
      'every fiftieth year everyone goes free and gets his land back',
      'proclaim liberty in all the land its on the liberty bell',
      'set free all the people after fifty years and go home to your family',
    ],
  },
  {
    verse: 'Numbers 13:33',
    as: [
      'we looked like grasshoppers next to the giants',
      'we saw giants and felt as small as insects',
      'the scouts were scared of the big people in canaan and seemed like grasshoppers in their own eyes',
      'grasshoppers and giants',
    ],
  },
  {
    verse: 'Numbers 21:9',
    as: [
      'the bronze snake on a pole',
      'anybody bitten who looked at the brass serpent lived',
      'moses put up a metal snake and people with snake bites looked up and got well',
      'look at the snake and live',
    ],
  },
  {
    verse: 'Numbers 22:28',
    as: [
      'the talking donkey',
      'god let a donkey speak and it asked why did you hit me three times',
      'balaams ass opens its mouth and complains about the beating',
      'the animal talked back to balaam',
    ],
  },
  {
    verse: 'Numbers 23:19',
    as: [
      'god isnt a man he doesnt lie',
      'god never changes his mind or tells lies like people do',
      'when he has said something he does it',
      'he is not human that he should lie or be sorry',
    ],
  },
  {
    verse: 'Numbers 32:23',
    as: [
      'your sin will find you out',
      'you can be sure that what you did wrong will catch up with you',
      'sin always comes to light in the end',
      'be sure your bad deeds will find you',
    ],
  },
  {
    verse: 'Deuteronomy 6:4',
    as: [
      'hear o israel god is one',
      'listen israel there is only one lord our god',
      'the shema',
      'the lord our god the lord is just one',
      'the jewish prayer hear israel',
    ],
  },
  {
    verse: 'Deuteronomy 6:7',
    as: [
      'talk about it with your children at home and on the road at bedtime and in the morning',
      'teach your kids these words when you sit and walk and lie down and get up',
      'keep telling your sons and daughters all day long',
      'teach it to your children',
    ],
  },
  {
    verse: 'Deuteronomy 29:29',
    as: [
      'secret things belong to god',
      'what is hidden is gods business but what he has shown is for us and our children',
      'some things only the lord knows',
      'we dont have to know it all the secrets are his',
    ],
  },
  {
    verse: 'Deuteronomy 32:11',
    as: [
      'like an eagle that stirs up the nest and catches its young on its wings',
      'mother eagle hovers over her babies and carries them',
      'god carries us on his feathers',
      'the bird pushes the chicks out and bears them on her wings thats how god is',
    ],
  },
  {
    verse: 'Joshua 2:18',
    as: [
      'rahab hangs a red rope in the window',
      'tie the scarlet thread in your window and keep your family in the house',
      'the red cord that saved rahab',
      'the spies told her to put a red string where she let them down',
    ],
  },
  {
    verse: 'Joshua 6:20',
    as: [
      'the walls of jericho came tumbling down',
      'they blew trumpets and shouted and the wall collapsed',
      'joshua fought the battle of jericho',
      'everybody yelled and the city wall fell flat',
    ],
  },
  {
    verse: 'Joshua 10:13',
    as: [
      'the sun stood still',
      'joshua prayed and the sun and moon stopped in the sky',
      'the longest day ever the sun did not hurry to set',
      'the sun stayed up for almost an extra day so they could win the fight',
    ],
  },
  {
    verse: 'Judges 4:21',
    as: [
      'jael kills sisera with a tent peg',
      'the woman who hammered a nail through a sleeping generals head',
      'tent peg through the temple',
      'she crept up to him softly with a hammer while he slept and pinned him to the ground',
    ],
  },
  {
    verse: 'Judges 14:14',
    as: [
      'samsons riddle about honey in the lion',
      'out of the eater something to eat and out of the strong something sweet',
      'out of the strong came sweetness its on the syrup tin',
      'a riddle about food and sweet stuff from a strong beast nobody could guess',
    ],
  },
  {
    verse: 'Judges 16:17',
    as: [
      'samson tells delilah his secret if you shave me my strength is gone',
      'samsons long hair makes him strong',
      'no razor ever touched my head',
      'cut my hair off and ill be weak like any other man',
      'the strong guy gave away that his power was in his hair',
    ],
  },
  {
    verse: 'Judges 21:25',
    as: [
      'everyone did whatever they felt like because there was no king',
      'everybody did what was right in his own eyes',
      'no ruler in israel and people just pleased themselves',
      'each one made up his own right and wrong in those days',
    ],
  },
  {
    verse: 'Ruth 1:17',
    as: [
      'where you die ill die and get buried there',
      'only death will part you and me',
      'ruth tells her mother in law she wants to be buried where she is',
      'till death separates us',
    ],
  },
  {
    verse: 'Ruth 1:20',
    as: [
      'call me bitter instead of naomi',
      'dont call me naomi my name is mara because god made my life so bitter',
      'a sad widow changes her name to bitter',
      'the almighty has treated me harshly so call me mara',
    ],
  },
  {
    verse: '1 Samuel 15:22',
    as: [
      'to obey is better than sacrifice',
      'god would rather have you listen than give him burnt animals',
      'obeying beats offering the fat of rams',
      'doing what god says is more important than giving him presents',
      'samuel tells saul that listening counts more than sacrifices',
    ],
  },
  {
    verse: '1 Samuel 17:40',
    as: [
      'five smooth stones',
      'david picks five pebbles out of the stream and goes with his sling',
      'he took five stones from the brook in his shepherds bag',
      'five round rocks for fighting the giant',
    ],
  },
  {
    verse: '1 Samuel 17:49',
    as: [
      'david hit goliath in the forehead with a stone',
      'the giant falls on his face',
      'david and goliath the slingshot',
      'a boy slung a rock and it sank right into the big mans forehead',
      'the kid kills the giant with one stone',
    ],
  },
  {
    verse: '1 Samuel 18:1',
    as: [
      'jonathan and david were soul mates',
      'jonathans soul was knit to davids',
      'best friends he loved him as much as his own self',
      'two friends whose souls are tied together',
      'jonathan loved david like his own soul',
    ],
  },
  {
    verse: '1 Samuel 18:7',
    as: [
      'saul killed thousands and david tens of thousands',
      'the women sang that david had killed more than saul',
      'the song that made saul jealous',
      'women dancing and singing about his ten thousands',
    ],
  },
  {
    verse: '2 Samuel 12:7',
    as: [
      'you are that man says nathan',
      'nathan tells david it is you',
      'the prophet points at the king and says the bad rich man is you',
      'thou art the man',
    ],
  },
  {
    verse: '2 Samuel 18:33',
    as: [
      'oh absalom my son my son',
      'david weeps for his boy and wishes he had died instead',
      'i wish it was me who died and not you my son',
      'the king cries over absalom in the room above the gate',
    ],
  },
  {
    verse: '2 Samuel 24:24',
    as: [
      'i wont give god something that cost me nothing',
      'a gift that costs nothing is no offering',
      'david insists on paying for the threshing floor',
      'no let me buy it for the full price i dont want to offer what was free',
    ],
  },
  {
    verse: '1 Kings 3:9',
    as: [
      'solomon asks for a wise heart so he can tell good from evil',
      'give me an understanding heart',
      'the young king could wish for anything and chose wisdom',
      'help me know right from wrong to lead your people',
    ],
  },
  {
    verse: '1 Kings 3:25',
    as: [
      'cut the baby in half',
      'solomon says divide the living child in two',
      'give one half to each of the mothers',
      'two women fight over a baby and the king calls for a sword to split it',
    ],
  },
  {
    verse: '1 Kings 17:6',
    as: [
      'ravens brought elijah bread and meat',
      'fed by ravens at the brook',
      'birds carried food to the prophet morning and evening and he drank from the stream',
      'black birds feeding elijah',
    ],
  },
  {
    verse: '1 Kings 18:38',
    as: [
      'fire fell from heaven on elijahs altar and licked up the water',
      'gods fire burned up wood and stones and even the dust',
      'elijah against the prophets of baal fire comes down',
      'even the water in the trench was dried by the fire from the sky',
    ],
  },
  {
    verse: '1 Kings 18:44',
    as: [
      'a little cloud as small as a mans hand',
      'the servant looked seven times and saw a tiny cloud come up from the sea',
      'a cloud the size of a hand means rain is on its way',
      'after the drought elijah spots a small cloud',
    ],
  },
  {
    verse: '1 Kings 19:4',
    as: [
      'elijah sat down under a bush and wanted to die',
      'ive had enough lord take my life',
      'its too much let me die he said under the juniper tree',
      'the prophet was so depressed in the desert he asked god to end it',
    ],
  },
  {
    verse: '2 Kings 2:11',
    as: [
      'elijah goes to heaven in a whirlwind',
      'chariot of fire with horses of fire',
      'swing low sweet chariot elijah was taken up',
      'a fiery carriage came between the two and he was swept up into heaven',
    ],
  },
  {
    verse: '2 Kings 2:23',
    as: [
      'kids laughed at elisha for being bald',
      'go up baldy',
      'the youths mocked the prophet and called him bald head before the bears came',
      'boys made fun of a bald man on the road to bethel',
    ],
  },
  {
    verse: '2 Kings 5:14',
    as: [
      'naaman dipped himself in the jordan seven times and his skin was clean like a little childs',
      'wash seven times in the river and be healed',
      'the leper general who bathed seven times',
      'he went under the water seven times and got skin like a kid',
    ],
  },
  {
    verse: '2 Kings 6:17',
    as: [
      'open his eyes lord so he can see',
      'the hill was full of horses and fiery chariots',
      'elishas servant sees the army of angels all round',
      'chariots of fire around elisha that only god could show',
      'the young man suddenly saw that the mountain was full of gods army',
    ],
  },
  {
    verse: '1 Chronicles 29:14',
    as: [
      'everything comes from you and we only give you back your own',
      'all we give was yours anyway',
      'who am i that i could give so gladly',
      'david says what we offer you came out of your hand',
      'the offering prayer all things come from thee',
    ],
  },
  {
    verse: '2 Chronicles 20:12',
    as: [
      'we have no idea what to do but we look to you',
      'no idea what to do so we look to god',
      'we are powerless against this big army but we keep watching you',
      'were too weak and clueless but our eyes are on god',
    ],
  },
  {
    verse: 'Nehemiah 6:3',
    as: [
      'im doing a great work and cant come down',
      'im too busy building the wall to come to you',
      'why should the job stop while i leave it and come down',
      'nehemiah wont leave his building site to talk with his enemies',
    ],
  },
  {
    verse: 'Esther 2:17',
    as: [
      'the king loved esther most and put the crown on her head',
      'esther becomes queen instead of vashti',
      'the orphan girl who won the beauty contest and was made queen',
      'she found favour more than all the other girls and got the royal crown',
    ],
  },
  {
    verse: 'Esther 7:10',
    as: [
      'haman was hanged on his own gallows',
      'he hung from the gallows he had built for mordecai',
      'the bad guy is killed by the very thing he set up for somebody else',
      'haman gets what he had prepared for another',
    ],
  },
  {
    verse: 'Job 2:10',
    as: [
      'should we take good from god and not the bad',
      'job says we accept good things so we must receive bad ones too',
      'if we get nice days from the lord we also take the evil ones',
      'you talk like a foolish woman he tells his wife',
    ],
  },
  {
    verse: 'Job 5:7',
    as: [
      'born to trouble as the sparks fly up',
      'people have trouble as surely as sparks rise from a fire',
      'man is made for trouble',
      'trouble comes to everyone like sparks from a campfire go up',
    ],
  },
  {
    verse: 'Job 14:1',
    as: [
      'life is short and full of trouble',
      'man born of a woman lives only a few days',
      'we dont live long and its trouble all the way',
      'read at the grave man that is born of woman',
      'people only have a short time and many worries',
    ],
  },
  {
    verse: 'Job 38:7',
    as: [
      'the morning stars sang together',
      'when the stars were singing and the angels shouted for joy',
      'at the creation stars sang a song',
      'the stars made music and gods sons cheered when the earth began',
    ],
  },
  {
    verse: 'Job 42:2',
    as: [
      'i know you can do anything',
      'nothing you plan can be stopped',
      'no plan of god can be prevented',
      'job gives in and says god is able to do all things',
    ],
  },
  {
    verse: 'Job 42:5',
    as: [
      'before i only heard about you but now ive seen you with my own eyes',
      'my ears had heard of you now my eyes see',
      'i used to know god just from hearing now i see him',
      'job met god himself not just heard of him',
    ],
  },
  {
    verse: 'Psalms 1:1',
    as: [
      'happy is the one who doesnt hang around with bad people',
      'blessed is the man who wont sit with mockers',
      'dont walk or stand or sit with sinners and youll be blessed',
      'happy the man who takes no advice from the wicked',
    ],
  },
  {
    verse: 'Psalms 3:3',
    as: [
      'you lift my head up',
      'you are a shield around me and you raise my head',
      'god holds up my chin and protects me all around',
      'the lifter of my head',
    ],
  },
  {
    verse: 'Psalms 5:3',
    as: [
      'in the morning you hear my voice',
      'first thing every day i bring my prayers to you and wait',
      'early morning prayer and then watching for what god does',
      'lord at the start of the day i lay out my requests and look up',
    ],
  },
  {
    verse: 'Psalms 13:1',
    as: [
      'how long lord will you forget me for ever',
      'how long god',
      'god why do you hide your face how much longer',
      'it feels like god has forgotten me how long will that go on',
    ],
  },
  {
    verse: 'Psalms 14:1',
    as: [
      'a fool says there is no god',
      'the fool tells himself god doesnt exist',
      'only idiots think in their heart there isnt a god',
      'atheists are fools it says',
    ],
  },
  {
    verse: 'Psalms 16:6',
    as: [
      'the lines fell for me in nice places',
      'i got a beautiful inheritance',
      'pleasant places were measured out for me',
      'im happy with the piece of land and the life ive been given',
      'my lot in life is pleasant',
    ],
  },
  {
    verse: 'Psalms 16:8',
    as: [
      'i keep god always before me so nothing shakes me',
      'the lord is at my right hand and i wont be shaken',
      'always look at god then you stay steady',
      'set the lord always in front of me',
    ],
  },
  {
    verse: 'Psalms 17:8',
    as: [
      'keep me like the apple of your eye',
      'hide me in the shadow of your wings',
      'look after me like the pupil of your eye',
      'im your darling god tuck me under your wings',
    ],
  },
  {
    verse: 'Psalms 18:33',
    as: [
      'he makes my feet like those of a deer up on the heights',
      'feet like a deer',
      'god lets me stand on high places sure footed as a doe',
      'i can climb the mountains like a goat because he steadies my feet',
    ],
  },
  {
    verse: 'Psalms 19:10',
    as: [
      'gods words are better than gold and sweeter than honey',
      'sweeter than honey dripping from the comb',
      'more precious than lots of fine gold',
      'id want gods rules more than money and they taste like honey',
    ],
  },
  {
    verse: 'Psalms 20:7',
    as: [
      'some trust in chariots and horses but we trust in gods name',
      'other people rely on tanks and horses we rely on the lord',
      'some trust in chariots',
      'armies believe in their weapons but we remember the name of our god',
    ],
  },
  {
    verse: 'Psalms 22:18',
    as: [
      'they split my clothes and roll dice for them',
      'casting lots for my garments',
      'they gamble for my clothing',
      'the soldiers at the cross divided his clothes and it was already in a psalm',
    ],
  },
  {
    verse: 'Psalms 23:3',
    as: [
      'he refreshes my soul and leads me on the right way',
      'he restores my soul',
      'the shepherd brings my soul back and guides me for his names sake',
      'god takes me along good paths and makes me feel like new',
    ],
  },
  {
    verse: 'Psalms 24:7',
    as: [
      'lift up your heads you gates so the king of glory can come in',
      'open wide the old doors for the king',
      'fling wide the gates lift up your heads',
      'who is this king of glory open up the gates',
      'advent song lift up the ancient doors',
    ],
  },
  {
    verse: 'Psalms 25:7',
    as: [
      'forget the sins of my youth lord',
      'dont remember the silly things i did when i was young',
      'dont think of my youth sins but think of me with love',
      'god please overlook my teenage mistakes and remember me kindly',
    ],
  },
  {
    verse: 'Psalms 27:10',
    as: [
      'even if my father and mother leave me god will take me in',
      'when parents abandon you the lord picks you up',
      'mum and dad let me down but god takes care of me',
      'abandoned by father and mother',
    ],
  },
  {
    verse: 'Psalms 31:5',
    as: [
      'into your hands i give my spirit',
      'jesus last words on the cross come from here',
      'father i put my spirit in your hand you have set me free',
      'into thy hands',
    ],
  },
  {
    verse: 'Psalms 31:15',
    as: [
      'my times are in your hands',
      'my life and all my days are in gods hand',
      'whatever time i have left lies with you',
      'when things happen is in your hand lord save me from my enemies',
    ],
  },
  {
    verse: 'Psalms 32:7',
    as: [
      'you are my hiding place',
      'you surround me with songs of rescue',
      'god hides me and keeps me from trouble and sings all around me',
      'a place to hide where songs of deliverance are around',
    ],
  },
  {
    verse: 'Psalms 34:4',
    as: [
      'i looked for god and he answered and took all my fears away',
      'he freed me from all my fears',
      'i sought god and he heard me',
      'when i was scared i asked god and he rescued me out of every fear',
    ],
  },
  {
    verse: 'Psalms 34:5',
    as: [
      'those who look to him are shining',
      'faces that glow and are never ashamed',
      'look at god and your face lights up',
      'radiant faces without shame',
    ],
  },
  {
    verse: 'Psalms 37:5',
    as: [
      'hand your way over to god trust him and he will act',
      'commit your way to the lord',
      'roll your path onto the lord and trust that hell do it',
      'let god have your plans hell make it turn out',
    ],
  },
  {
    verse: 'Psalms 37:7',
    as: [
      'be quiet and wait patiently for the lord dont be upset at people who get rich by tricks',
      'rest in god and wait',
      'dont fret when bad guys do well',
      'be still before god and dont get annoyed over wicked people',
    ],
  },
  {
    verse: 'Psalms 40:1',
    as: [
      'i waited patiently for god and he bent down and heard me cry',
      'waiting patiently for the lord',
      'i waited and waited until he turned and listened to my cry',
      'the u2 song i waited patiently',
    ],
  },
  {
    verse: 'Psalms 40:3',
    as: [
      'he put a new song in my mouth',
      'god gave me a new song to sing and many will see it and trust',
      'a new song of praise to our god',
      'now i sing something new because of god',
    ],
  },
  {
    verse: 'Psalms 42:5',
    as: [
      'why so sad my soul hope in god',
      'why are you cast down o my soul',
      'i tell myself dont be so down put your hope in god ill praise him again',
      'soul why are you in despair and so restless inside me',
    ],
  },
  {
    verse: 'Psalms 42:7',
    as: [
      'deep calls to deep',
      'your waves and billows roll over me',
      'deep water calls to deep water in the roar of the waterfalls',
      'i feel like all gods waves went right over my head',
    ],
  },
  {
    verse: 'Psalms 46:5',
    as: [
      'god lives inside her so she cant be moved or fall over',
      'with god in her midst she wont be moved',
      'the tattoo about her not falling because god is in her',
      'she will get gods help right at dawn',
    ],
  },
  {
    verse: 'Psalms 47:1',
    as: [
      'clap your hands all you people',
      'shout to god with joy and clap',
      'clap hands all nations and shout with a voice of victory',
      'everybody should applaud and cheer for god',
    ],
  },
  {
    verse: 'Psalms 50:10',
    as: [
      'the cattle on a thousand hills are his',
      'every animal of the forest belongs to god',
      'god owns all the cows on a thousand hills',
      'all the beasts in the woods are mine says god',
    ],
  },
  {
    verse: 'Psalms 51:12',
    as: [
      'give me back the joy of your salvation',
      'restore my joy',
      'let me be happy again that you saved me and keep me willing',
      'lord i lost the joy of being saved please restore it',
    ],
  },
  {
    verse: 'Psalms 51:17',
    as: [
      'god wont turn away a broken heart',
      'a broken spirit is the sacrifice god wants',
      'a broken and sorry heart god does not despise',
      'the offering god likes is someone who is truly sorry',
    ],
  },
  {
    verse: 'Psalms 55:6',
    as: [
      'if only i had wings like a dove id fly away and rest',
      'oh for the wings of a dove',
      'i wish i was a bird so i could fly off and find some peace',
      'fly away and be at rest',
      'i want to fly away from it all like a dove',
    ],
  },
  {
    verse: 'Psalms 57:1',
    as: [
      'in the shadow of your wings i hide till the storm is over',
      'under your wings till trouble has passed',
      'have mercy god i take refuge beneath your wings until the disaster passes by',
      'i shelter with you until the bad things are gone',
    ],
  },
  {
    verse: 'Psalms 63:1',
    as: [
      'my soul is thirsty for you in a dry land without water',
      'god you are my god early i look for you',
      'i long for you like somebody in a desert with no water',
      'thirsting for god in a dry and weary land',
    ],
  },
  {
    verse: 'Psalms 63:3',
    as: [
      'your love is better than life',
      'your kindness is worth more than living so my lips praise you',
      'gods love is better than being alive',
      'lips will praise because your loving kindness beats life',
    ],
  },
  {
    verse: 'Psalms 68:6',
    as: [
      'god puts lonely people in families',
      'god gives the lonely a home',
      'he sets the lonely in a family and leads prisoners out',
      'people who are all alone get a family from god',
    ],
  },
  {
    verse: 'Psalms 69:2',
    as: [
      'im sinking in deep mud with nowhere to stand',
      'i am in deep water and the flood goes over me',
      'up to my neck in mud and water',
      'no foothold in the deep mire',
    ],
  },
  {
    verse: 'Psalms 71:18',
    as: [
      'dont leave me when im old and grey',
      'god stay with me when my hair is gray till i tell the next generation about you',
      'old and gray headed dont forsake me',
      'a grandparents prayer to tell the young ones of gods strength',
    ],
  },
  {
    verse: 'Psalms 73:25',
    as: [
      'who do i have in heaven but you',
      'there is nothing on earth i want besides you',
      'whom have i but you in heaven',
      'god is all i want up there and down here on earth',
    ],
  },
  {
    verse: 'Psalms 84:3',
    as: [
      'even the sparrow finds a home and the swallow a nest near your altar',
      'birds nesting in gods house',
      'a swallow with her young close to gods altars',
      'little birds are allowed to live in the temple',
    ],
  },
  {
    verse: 'Psalms 84:11',
    as: [
      'god is a sun and a shield',
      'he doesnt keep back anything good from people who live right',
      'no good thing will he withhold',
      'the lord gives grace and glory and holds back no good thing',
    ],
  },
  {
    verse: 'Psalms 85:10',
    as: [
      'righteousness and peace kiss each other',
      'mercy and truth met and justice and peace kissed',
      'love and truth bump into one another and peace gets a kiss',
      'peace kissed by justice',
    ],
  },
  {
    verse: 'Psalms 90:2',
    as: [
      'before the mountains were born you were god',
      'from everlasting to everlasting you are god',
      'god was there before the earth and the hills got made',
      'before there were any mountains or a world there was god for ever',
    ],
  },
  {
    verse: 'Psalms 90:14',
    as: [
      'fill us in the morning with your love so we sing and are glad all our days',
      'satisfy us in the morning',
      'let us wake up to your kindness and be happy our whole life',
      'god give us enough love at the start of the day and well be glad',
    ],
  },
  {
    verse: 'Psalms 91:2',
    as: [
      'my refuge and fortress the god that i trust',
      'i say to the lord you are my fortress',
      'god is my safe place and my castle and i trust him',
      'i say the lord is my refuge',
    ],
  },
  {
    verse: 'Psalms 94:19',
    as: [
      'when my head is full of worries your comfort cheers me up',
      'when i have too many thoughts inside you comfort my soul',
      'so many anxious thoughts within me but you make me glad',
      'your comforts delight my soul',
    ],
  },
  {
    verse: 'Psalms 98:4',
    as: [
      'make a happy noise to god all the earth',
      'shout for joy to the lord everybody',
      'joyful noise even if you cant sing',
      'the whole earth should burst out singing loud',
      'joy to the world let earth be loud with praises',
    ],
  },
  {
    verse: 'Psalms 98:8',
    as: [
      'rivers clap their hands and mountains sing',
      'clapping rivers',
      'let the floods clap and the hills be joyful together',
      'nature makes music the rivers are clapping hands',
    ],
  },
  {
    verse: 'Psalms 100:3',
    as: [
      'we are his people and the sheep in his field',
      'he made us and we belong to him',
      'know that the lord is god its he who made us not we ourselves',
      'we are the sheep of his pasture',
    ],
  },
  {
    verse: 'Psalms 103:5',
    as: [
      'your youth gets renewed like an eagle',
      'he fills you with good things so you get young again like an eagle',
      'he satisfies your mouth with good',
      'god makes you feel young as an eagle',
    ],
  },
  {
    verse: 'Psalms 103:8',
    as: [
      'the lord is merciful and slow to anger',
      'god is kind and patient and has plenty of love',
      'god doesnt get mad quickly hes full of mercy',
      'compassionate and gracious and slow to be angry',
    ],
  },
  {
    verse: 'Psalms 103:13',
    as: [
      'as a father has pity on his children so god has pity on us',
      'god is kind like a dad with his kids',
      'like a father feels for his children the lord feels for those who fear him',
      'a tender father thats how god is',
    ],
  },
  {
    verse: 'Psalms 103:14',
    as: [
      'he knows what we are made of he remembers we are dust',
      'god knows were only dust',
      'god doesnt forget that we are weak and made of dirt',
      'he knows our frame',
    ],
  },
  {
    verse: 'Psalms 103:15',
    as: [
      'our days are like grass we bloom like a flower in the field',
      'people are like grass and wild flowers',
      'human life is short as the grass',
      'man flourishes like a flower and soon its over',
      'a persons days are grass',
    ],
  },
  {
    verse: 'Psalms 107:29',
    as: [
      'he made the storm go quiet and the waves were still',
      'god calms the storm',
      'he hushes the sea and the waves lie down',
      'the sailors prayed and the storm turned calm',
    ],
  },
  {
    verse: 'Psalms 115:1',
    as: [
      'not to us lord but to your name be the glory',
      'give all the glory to god and not to us',
      'non nobis not unto us',
      'we dont deserve the credit your name does',
    ],
  },
  {
    verse: 'Psalms 115:5',
    as: [
      'idols have mouths and cant talk and eyes that dont see',
      'a statue with eyes but it cant see',
      'their gods have a mouth but never speak',
      'fake gods made with mouths and eyes that dont work',
    ],
  },
  {
    verse: 'Psalms 116:15',
    as: [
      'the death of his holy ones is precious to god',
      'when a believer dies its precious to the lord',
      'precious in the sight of god is the death of his saints',
      'god cares very much when his people die',
    ],
  },
  {
    verse: 'Psalms 118:6',
    as: [
      'god is on my side what can people do to me',
      'the lord is with me so i wont be afraid of anyone',
      'what can man do to me',
      'no need to be scared of people if god is for me',
    ],
  },
  {
    verse: 'Psalms 118:22',
    as: [
      'the stone the builders threw away became the cornerstone',
      'the rejected stone is now the main one',
      'the builders didnt want that stone but it turned out the most important in the corner',
      'cornerstone that was refused',
    ],
  },
  {
    verse: 'Psalms 119:9',
    as: [
      'how can a young man stay clean by living by your word',
      'how does a teenager keep his way pure',
      'a youth keeps pure by doing what gods word says',
      'staying pure as a young person',
    ],
  },
  {
    verse: 'Psalms 119:103',
    as: [
      'your words taste sweeter than honey in my mouth',
      'what you say tastes so sweet god',
      'gods words are like honey on the tongue',
      'sweeter than honey to my mouth',
    ],
  },
  {
    verse: 'Psalms 121:3',
    as: [
      'god never sleeps he wont let your foot slip',
      'he who keeps you doesnt doze off',
      'your foot wont be moved because the lord stays awake',
      'the one who watches over you does not nod off',
    ],
  },
  {
    verse: 'Psalms 122:1',
    as: [
      'i was glad when they said lets go to gods house',
      'happy to go to church',
      'i was so glad when they asked me to come to the house of the lord',
      'i was glad sung at coronations',
    ],
  },
  {
    verse: 'Psalms 122:6',
    as: [
      'pray for the peace of jerusalem',
      'peace for jerusalem and those who love her do well',
      'ask god that jerusalem has peace',
      'whoever loves jerusalem will prosper',
    ],
  },
  {
    verse: 'Psalms 125:2',
    as: [
      'like the mountains round jerusalem god is around his people',
      'surrounded by god like by hills',
      'mountains all about the city and so the lord surrounds us for ever',
      'god goes all around his people like hills do',
    ],
  },
  {
    verse: 'Psalms 128:3',
    as: [
      'your wife is like a vine full of grapes and your children like olive shoots round the table',
      'children around your table like little olive trees',
      'a fruitful vine in your house',
      'a wedding psalm about wife and kids at the table as plants',
    ],
  },
  {
    verse: 'Psalms 130:1',
    as: [
      'out of the deep i call to you lord',
      'from the depths i cried',
      'i shouted to god from way down deep',
      'de profundis',
      'when im at the very bottom i cry to the lord',
    ],
  },
  {
    verse: 'Psalms 131:2',
    as: [
      'my soul is calm like a child with its mother',
      'like a weaned baby on mums lap my soul is quiet',
      'i have quieted my soul',
      'quiet as a weaned child',
      'inside im as peaceful as a little one with its mother',
    ],
  },
  {
    verse: 'Psalms 133:2',
    as: [
      'oil running down aarons beard',
      'precious oil poured on the head down over the beard',
      'like perfume dripping from the head on the beard and the collar of his robe',
      'the oily beard of aaron',
    ],
  },
  {
    verse: 'Psalms 136:1',
    as: [
      'give thanks to god because he is good his love lasts for ever',
      'his mercy endures for ever',
      'thank the lord hes good and his kindness never ends',
      'the psalm that keeps on saying his love endures',
    ],
  },
  {
    verse: 'Psalms 138:8',
    as: [
      'the lord will finish what he started for me',
      'god will complete what concerns me so dont forsake the work of your hands',
      'god will fulfil his purpose in my life',
      'dont give up on what your own hands made',
    ],
  },
  {
    verse: 'Psalms 139:5',
    as: [
      'you are behind me and in front of me and put your hand on me',
      'god hems me in on all sides',
      'god is all around before and behind with his hand on me',
      'his hand laid on me from every side',
    ],
  },
  {
    verse: 'Psalms 139:12',
    as: [
      'you see through the darkness as if it was noon',
      'for god night shines like daytime',
      'the dark is as light for you',
      'god can see in the dark',
    ],
  },
  {
    verse: 'Psalms 139:16',
    as: [
      'all my days were written in your book before one of them came',
      'your eyes saw me before i was born',
      'god wrote down every day of my life in his book beforehand',
      'my days were in gods book',
      'god saw my body when it had no form yet',
    ],
  },
  {
    verse: 'Psalms 141:3',
    as: [
      'put a guard on my mouth',
      'watch the door of my lips lord',
      'god help me keep my mouth shut',
      'set a watchman at my lips so i dont say anything bad',
    ],
  },
  {
    verse: 'Psalms 143:8',
    as: [
      'let me hear of your love in the morning',
      'show me the way i should go because i lift my soul to you',
      'when i get up let me hear you are kind and tell me where to walk',
      'morning prayer show me which way to go',
    ],
  },
  {
    verse: 'Proverbs 3:24',
    as: [
      'when you lie down you wont be afraid and your sleep will be sweet',
      'sweet sleep',
      'go to bed without fear',
      'good night verse you will lie down and sleep sweetly',
    ],
  },
  {
    verse: 'Proverbs 3:27',
    as: [
      'dont hold back good from those who deserve it when you can do it',
      'do good when its in your power',
      'if youre able to help somebody dont refuse',
      'when your hand can do good dont withhold it',
    ],
  },
  {
    verse: 'Proverbs 6:16',
    as: [
      'six things god hates seven he cant stand',
      'there are seven things god hates',
      'the list of things the lord hates six or even seven',
      'what does god hate',
    ],
  },
  {
    verse: 'Proverbs 9:10',
    as: [
      'the beginning of wisdom is fear of god',
      'knowing the holy one is understanding',
      'wisdom starts when you respect the lord',
      'to know the holy one makes you smart',
    ],
  },
  {
    verse: 'Proverbs 10:12',
    as: [
      'love covers all wrongs',
      'hate starts fights but love covers over everything',
      'hatred stirs up trouble love hides every mistake',
      'if you love somebody you cover up what they did wrong',
    ],
  },
  {
    verse: 'Proverbs 11:22',
    as: [
      'a gold ring in a pigs nose',
      'a pretty woman without sense is like a pig with a gold ring',
      'beautiful but stupid like a sow with jewellery',
      'gold nose ring on a swine',
    ],
  },
  {
    verse: 'Proverbs 11:25',
    as: [
      'who waters others gets watered himself',
      'the generous person gets rich',
      'give a drink and youll be given a drink',
      'a giving soul will have plenty',
      'refresh others and be refreshed',
    ],
  },
  {
    verse: 'Proverbs 14:1',
    as: [
      'a wise woman builds her house and a foolish one tears it down',
      'she pulls down her own home with her hands',
      'the wise lady builds up the house',
      'foolish women break their own house apart',
    ],
  },
  {
    verse: 'Proverbs 16:31',
    as: [
      'grey hair is a crown of glory',
      'old peoples white hair is like a crown',
      'you get gray hair by living right its your crown',
      'splendid crown of silver hair',
    ],
  },
  {
    verse: 'Proverbs 16:32',
    as: [
      'better to be patient than strong and to control yourself than to conquer a city',
      'someone who rules his temper beats a man who takes a city',
      'slow to get angry is better than a mighty soldier',
      'self control is stronger than taking a town',
    ],
  },
  {
    verse: 'Proverbs 17:6',
    as: [
      'grandchildren are the crown of old people',
      'grandkids are a crown to grandpa',
      'children are proud of their parents and old men of their grandchildren',
      'the verse on grandparents day crown of the old',
    ],
  },
  {
    verse: 'Proverbs 19:17',
    as: [
      'giving to the poor is lending to god',
      'be kind to a poor man and the lord pays you back',
      'if you help the poor god owes you',
      'whoever has pity on the poor lends it to the lord',
    ],
  },
  {
    verse: 'Proverbs 20:1',
    as: [
      'wine makes fun of you and beer starts fights',
      'wine is a mocker',
      'getting drunk isnt wise wine mocks you and strong drink is a brawler',
      'alcohol makes a fool of you no one led astray by it is wise',
    ],
  },
  {
    verse: 'Proverbs 22:7',
    as: [
      'borrowers are slaves of the lender',
      'the rich rule the poor and if you borrow you become a servant',
      'debt makes you a slave of the one who lends',
      'rich people boss poor people',
    ],
  },
  {
    verse: 'Proverbs 23:5',
    as: [
      'money grows wings and flies off',
      'riches fly away like an eagle',
      'you look at your cash and its gone it sprouts wings',
      'wealth has wings like a bird into the sky',
    ],
  },
  {
    verse: 'Proverbs 24:16',
    as: [
      'a good man falls seven times and gets up again',
      'fall seven times rise again',
      'the righteous keep getting up after they fall',
      'fall down seven stand up eight',
    ],
  },
  {
    verse: 'Proverbs 25:17',
    as: [
      'dont visit your neighbour too often or hell hate you',
      'dont outstay your welcome at the neighbours house',
      'keep your foot out of your neighbors house or he gets tired of you',
      'guests who come too much get hated',
    ],
  },
  {
    verse: 'Proverbs 25:22',
    as: [
      'heaping hot coals on his head',
      'be nice to your enemy its like burning coals on his head and god rewards you',
      'coals of fire on the head',
      'pile glowing coals on him and the lord will pay you back',
    ],
  },
  {
    verse: 'Proverbs 25:25',
    as: [
      'good news from far away is like cold water when youre thirsty',
      'cold water for a thirsty soul',
      'hearing nice things from a distant country is like a cool drink',
      'a letter from far off refreshes like water',
    ],
  },
  {
    verse: 'Proverbs 25:28',
    as: [
      'no self control is like a city with broken walls',
      'a man who cant control his spirit is a town without walls',
      'if you lose your temper youre like a broken down city',
      'walls down is what you are without restraint',
    ],
  },
  {
    verse: 'Proverbs 26:20',
    as: [
      'without wood the fire goes out and without gossip the fight stops',
      'no gossip no quarrel',
      'gossip is fuel for the fire',
      'a fire dies when you dont put wood on it and so does strife without a tattler',
    ],
  },
  {
    verse: 'Proverbs 26:27',
    as: [
      'dig a hole for someone and youll fall in yourself',
      'who digs a pit falls into it',
      'roll a stone and it rolls back on you',
      'falling in the pit you dug',
    ],
  },
  {
    verse: 'Proverbs 27:2',
    as: [
      'your own mouth shouldnt praise you thats for somebody else to do',
      'dont praise yourself',
      'let a stranger say good things of you not your own lips',
      'bragging about yourself leave the praise to another',
    ],
  },
  {
    verse: 'Proverbs 27:6',
    as: [
      'a friend who hurts you means well but an enemy kisses',
      'you can rely on the wounds a friend gives',
      'better a friends honest wounds than kisses from an enemy',
      'faithful are the wounds of a friend',
      'false kisses',
    ],
  },
  {
    verse: 'Proverbs 28:1',
    as: [
      'bad people run when nobody is chasing but the good are bold as a lion',
      'bold as a lion',
      'the wicked run away from nothing',
      'the righteous are brave like lions',
    ],
  },
  {
    verse: 'Proverbs 29:25',
    as: [
      'being afraid of people is a trap',
      'fear of man is a snare but trust god and youre safe',
      'worrying what others think traps you',
      'whoever trusts in the lord is safe',
    ],
  },
  {
    verse: 'Proverbs 31:26',
    as: [
      'she speaks with wisdom and kindness is on her tongue',
      'she opens her mouth and its wise',
      'kind teaching comes from her tongue',
      'a mother who talks wisely and kindly',
    ],
  },
  {
    verse: 'Proverbs 31:28',
    as: [
      'her children stand up and call her blessed',
      'her husband praises her too',
      'mothers day verse the kids get up and bless her',
      'the sons and husband say good things about mum',
    ],
  },
  {
    verse: 'Ecclesiastes 1:14',
    as: [
      'everything is chasing after the wind',
      'all that people do under the sun is like running after wind',
      'i looked at all the works and its useless like catching wind',
      'chasing the wind',
    ],
  },
  {
    verse: 'Ecclesiastes 3:2',
    as: [
      'a time to be born a time to die',
      'a time for planting and one to pull up plants',
      'there is a time when you are born and one when you die',
      'turn turn turn a time to be born',
    ],
  },
  {
    verse: 'Ecclesiastes 3:4',
    as: [
      'a time to cry and a time to laugh',
      'a time to mourn a time to dance',
      'sometimes you weep and sometimes you dance',
      'there is a right time for laughing and for being sad',
    ],
  },
  {
    verse: 'Ecclesiastes 5:10',
    as: [
      'who loves money never has enough money',
      'you never get enough cash if you love silver',
      'rich people are never satisfied with what they have',
      'loving silver wont satisfy',
    ],
  },
  {
    verse: 'Ecclesiastes 5:15',
    as: [
      'you cant take it with you',
      'naked you came from the womb and naked you go',
      'you take nothing in your hand when you die',
      'the last shirt has no pockets we go as we came',
      'we arrive with nothing and leave with nothing',
    ],
  },
  {
    verse: 'Ecclesiastes 8:15',
    as: [
      'theres nothing better than to eat and drink and enjoy yourself',
      'have fun in life food and drink and joy under the sun',
      'the preacher says a man should eat and drink and be joyful',
      'eat and drink and be merry under the sun',
    ],
  },
  {
    verse: 'Ecclesiastes 9:4',
    as: [
      'rather be a dog thats living than a lion that died',
      'while theres life there is hope',
      'as long as youre living there is hope even a dog thats alive beats a lion thats dead',
      'living dog dead lion',
    ],
  },
  {
    verse: 'Ecclesiastes 9:10',
    as: [
      'whatever your hand finds to do give it all youve got',
      'work with might and dont be half hearted',
      'work hard at what your hands find because in the grave there is no work',
      'do everything with your full strength',
    ],
  },
  {
    verse: 'Ecclesiastes 10:1',
    as: [
      'a fly in the ointment',
      'dead flies make the perfume stink',
      'a few dead bugs spoil the oil and a little foolishness spoils wisdom',
      'one small folly ruins honour like flies in perfume',
    ],
  },
  {
    verse: 'Ecclesiastes 10:20',
    as: [
      'a little bird told me',
      'dont curse the king a bird may carry your words',
      'dont speak badly of the rich even in your bedroom a bird could tell',
      'walls have ears birds repeat what you say',
    ],
  },
  {
    verse: 'Ecclesiastes 11:4',
    as: [
      'if you wait for perfect weather you never plant',
      'whoever watches the wind wont sow and who looks at clouds wont harvest',
      'stop looking at the clouds and get on with it',
      'watching the wind',
    ],
  },
  {
    verse: 'Ecclesiastes 12:6',
    as: [
      'the silver cord and the golden bowl',
      'before the silver cord snaps and the gold bowl breaks',
      'the pitcher gets broken at the well and the wheel too when you die',
      'remember god before the silver string is cut',
    ],
  },
  {
    verse: 'Ecclesiastes 12:7',
    as: [
      'the dust goes back to the earth and the spirit goes back to god',
      'body to the ground and spirit to god who gave it',
      'when you die your spirit returns to god',
      'dust returns to earth',
    ],
  },
  {
    verse: 'Ecclesiastes 12:12',
    as: [
      'there is no end to making books',
      'too much study makes you tired',
      'lots of books get written and studying wears you out',
      'the student verse much study wearies the body',
    ],
  },
  {
    verse: 'Ecclesiastes 12:13',
    as: [
      'fear god and keep his commandments thats all there is to it',
      'the whole duty of man',
      'to sum it all up respect the lord and do what he commands',
      'the end of the matter fear god',
    ],
  },
  {
    verse: 'Song of Solomon 1:2',
    as: [
      'let him kiss me with his mouth your love is better than wine',
      'kiss me kisses sweeter than wine',
      'love better than wine',
      'i wish hed give me kisses of his mouth',
    ],
  },
  {
    verse: 'Song of Solomon 2:1',
    as: [
      'im a rose of sharon',
      'a lily of the valley',
      'she says she is a flower a rose and a lily',
      'rose of sharon and lily of the valleys',
    ],
  },
  {
    verse: 'Song of Solomon 2:12',
    as: [
      'flowers are out and it is time for singing',
      'turtle doves are heard in our land',
      'spring is here the flowers come up and the doves coo',
      'winter is over the season of singing has come',
      'the turtles voice',
    ],
  },
  {
    verse: 'Song of Solomon 2:16',
    as: [
      'my lover is mine and i am his',
      'he feeds among the lilies',
      'my darling belongs to me and im his',
      'the wedding ring one beloved is mine and i am his',
    ],
  },
  {
    verse: 'Song of Solomon 4:7',
    as: [
      'you are altogether beautiful my love',
      'not a single spot or flaw on my girl',
      'youre perfect my darling not one spot',
      'all of you is beautiful',
    ],
  },
  {
    verse: 'Isaiah 5:20',
    as: [
      'woe to people who call bad good and good bad',
      'they swap darkness for light and bitter for sweet',
      'calling evil good',
      'who turn right and wrong around and say dark is light',
    ],
  },
  {
    verse: 'Isaiah 6:3',
    as: [
      'holy holy holy is the lord',
      'the angels call to each other holy three times all the earth is full of glory',
      'the seraphs song',
      'the whole world is filled with glory holy holy',
    ],
  },
  {
    verse: 'Isaiah 11:1',
    as: [
      'a shoot comes up from the stump of jesse',
      'a branch grows out of jesses roots',
      'lo how a rose the new twig from the old tree of jesse',
      'a little shoot from a cut down tree will bear fruit',
    ],
  },
  {
    verse: 'Isaiah 11:9',
    as: [
      'nobody will hurt or destroy on my holy mountain',
      'the earth will be full of knowing god like water covers the sea',
      'no one gets hurt any more on gods mountain',
      'peaceful kingdom no harm on all my holy mountain',
    ],
  },
  {
    verse: 'Isaiah 14:12',
    as: [
      'how you have fallen from heaven lucifer',
      'the morning star is thrown down',
      'son of the dawn fell from the sky',
      'the devil was an angel who fell from heaven',
    ],
  },
  {
    verse: 'Isaiah 30:15',
    as: [
      'in quietness and trust is your strength',
      'rest and turning back will save you',
      'quiet confidence is strength but you didnt want it',
      'being calm makes you strong says god',
      'in quietness and confidence',
    ],
  },
  {
    verse: 'Isaiah 35:1',
    as: [
      'the desert will bloom like a rose',
      'flowers in the desert',
      'the dry wilderness will be glad and blossom',
      'one day the dry land gets full of flowers',
    ],
  },
  {
    verse: 'Isaiah 40:1',
    as: [
      'comfort my people says god',
      'comfort ye',
      'comfort comfort my people',
      'god tells them to console his people',
      'the beginning of handels messiah comfort',
    ],
  },
  {
    verse: 'Isaiah 40:4',
    as: [
      'every valley shall be filled up and every mountain made low',
      'valleys go up and hills go down and the rough road gets flat',
      'the crooked made straight and rough places smooth',
      'every valley the messiah aria',
      'i have a dream speech every valley exalted',
    ],
  },
  {
    verse: 'Isaiah 40:11',
    as: [
      'he carries the lambs in his arms',
      'like a shepherd he holds the lambs close to his heart',
      'god gently leads the mother sheep',
      'he feeds his flock and picks up the baby lambs',
    ],
  },
  {
    verse: 'Isaiah 40:15',
    as: [
      'the nations are just a drop in a bucket',
      'countries are like dust on the scales to god',
      'drop in the bucket',
      'whole islands weigh nothing to god',
    ],
  },
  {
    verse: 'Isaiah 40:22',
    as: [
      'god sits above the circle of the earth where people look like grasshoppers',
      'he stretches the sky out like a tent',
      'the round earth and we are grasshoppers down there',
      'heavens spread like a curtain',
    ],
  },
  {
    verse: 'Isaiah 40:26',
    as: [
      'look up who made all these stars he calls each by name',
      'not one star is missing',
      'lift up your eyes and see who created these',
      'god counts the stars like an army and none gets lost',
    ],
  },
  {
    verse: 'Isaiah 40:28',
    as: [
      'havent you heard god never gets tired',
      'the everlasting god does not grow weary',
      'do you not know god who created the ends of the earth doesnt faint',
      'nobody can fathom his understanding and he isnt weary',
    ],
  },
  {
    verse: 'Isaiah 41:13',
    as: [
      'god holds your right hand and says dont be afraid ill help you',
      'i take you by the hand',
      'fear not i am helping you he holds my hand',
      'god holding your hand',
    ],
  },
  {
    verse: 'Isaiah 43:4',
    as: [
      'you are precious to me and i love you',
      'you are precious in my sight',
      'since you are honoured and precious in my eyes id give others in exchange for you',
      'god says youre precious and he loves you',
    ],
  },
  {
    verse: 'Isaiah 44:22',
    as: [
      'your sins got wiped off the sky like a cloud',
      'your sins are gone like mist come back to me i bought you free',
      'blotted out like a thick cloud',
      'return to me for i redeemed you',
    ],
  },
  {
    verse: 'Isaiah 53:3',
    as: [
      'a man of sorrows who knew suffering',
      'despised and rejected',
      'people hid their faces from him and didnt think much of him',
      'he was looked down on and rejected by everybody',
    ],
  },
  {
    verse: 'Isaiah 53:7',
    as: [
      'like a lamb to the slaughter he didnt open his mouth',
      'silent as a sheep before its shearers',
      'they hurt him and he never said a word',
      'led like a lamb to be killed',
    ],
  },
  {
    verse: 'Isaiah 55:1',
    as: [
      'come everyone who is thirsty come to the water',
      'buy without money',
      'free wine and milk come and eat',
      'if you have no money come and buy and eat anyway',
      'are you thirsty come to the waters',
    ],
  },
  {
    verse: 'Isaiah 55:6',
    as: [
      'look for god while he can be found',
      'call on him while hes near',
      'seek the lord before its too late',
      'search for god as long as he may be found',
    ],
  },
  {
    verse: 'Isaiah 55:12',
    as: [
      'the trees of the field will clap their hands',
      'you go out with joy and are led in peace',
      'mountains sing and trees clap',
      'go out with joy the hills burst into song',
    ],
  },
  {
    verse: 'Isaiah 58:6',
    as: [
      'the fast that god wants is to set prisoners free',
      'loose the chains of wickedness and break every yoke',
      'real fasting is letting oppressed people go',
      'not that sort of fasting but freeing the oppressed',
    ],
  },
  {
    verse: 'Isaiah 61:10',
    as: [
      'dressed in clothes of salvation and a robe of righteousness',
      'robe of righteousness',
      'like a bride with her jewels and a groom all dressed up so god has clothed me',
      'i delight in god because he clothed me in salvation',
    ],
  },
  {
    verse: 'Isaiah 62:5',
    as: [
      'god is as happy about you as a groom about his bride',
      'like a bridegroom delights in the bride god delights in you',
      'god rejoices over you like at a wedding',
      'the groom is glad over his bride',
    ],
  },
  {
    verse: 'Isaiah 64:6',
    as: [
      'our good deeds are like dirty rags',
      'filthy rags',
      'all our righteousness is like a polluted cloth and we fade like a leaf',
      'even our best works are like dirty laundry',
      'we wither like leaves and our sins blow us away',
    ],
  },
  {
    verse: 'Isaiah 65:24',
    as: [
      'before they call i answer',
      'god hears while were still speaking',
      'i will answer before they even ask',
      'god already replies before the prayer is finished',
    ],
  },
  {
    verse: 'Isaiah 66:13',
    as: [
      'like a mother comforts her child so i comfort you',
      'god comforts like a mum',
      'as one whose mother comforts him',
      'you will be comforted as by a mother',
    ],
  },
  {
    verse: 'Jeremiah 2:13',
    as: [
      'broken wells that hold no water',
      'they left the spring of living water and dug cracked cisterns',
      'my people did two bad things they left me the fountain and dug leaky tanks',
      'broken cisterns',
    ],
  },
  {
    verse: 'Jeremiah 6:14',
    as: [
      'they say peace peace but there is no peace',
      'peace when there isnt any',
      'they treat my peoples wound as if it was nothing and cry all is well peace',
      'saying peace where there is no peace',
    ],
  },
  {
    verse: 'Jeremiah 6:16',
    as: [
      'at a fork in the road ask where the old paths are',
      'look for the good way and walk there and youll find rest for your souls',
      'ask which is the good way',
      'the ancient path gives rest to the soul',
    ],
  },
  {
    verse: 'Jeremiah 8:22',
    as: [
      'is there no balm in gilead',
      'there is a balm in gilead the spiritual',
      'isnt there a doctor there why arent my people healed',
      'no physician and no ointment in gilead',
    ],
  },
  {
    verse: 'Jeremiah 13:23',
    as: [
      'a leopard cant change its spots',
      'can a leopard lose his spots or a man his skin',
      'people used to evil cannot do good no more than a leopard changes spots',
      'an african cant change the colour of his skin nor a leopard the spots',
    ],
  },
  {
    verse: 'Jeremiah 15:16',
    as: [
      'i found your words and ate them',
      'your words were my joy',
      'i gobbled up your words and they made my heart glad',
      'eating gods words like food',
    ],
  },
  {
    verse: 'Jeremiah 20:9',
    as: [
      'a fire shut up in my bones',
      'his word is like fire in my bones i cant hold it in',
      'im tired of holding it in it burns in my heart',
      'i tried not to talk about god but there was a burning inside me',
    ],
  },
  {
    verse: 'Jeremiah 29:7',
    as: [
      'seek the peace of the city where you live',
      'pray for your city because if it does well you do well',
      'care for the town where i sent you as exiles and pray for it',
      'pray for the city of your captivity',
    ],
  },
  {
    verse: 'Jeremiah 31:15',
    as: [
      'rachel crying for her children',
      'a voice in ramah weeping bitterly',
      'rachel wont be comforted because her kids are gone',
      'a mother cries and refuses comfort for her children are no more',
    ],
  },
  {
    verse: 'Jeremiah 31:33',
    as: [
      'ill write my law on their hearts',
      'god writes his law inside people',
      'the new covenant the law in their heart and i will be their god with them as my people',
      'written on the heart not on stone',
    ],
  },
  {
    verse: 'Lamentations 3:26',
    as: [
      'it is good to wait quietly for gods help',
      'hope and quietly wait for gods salvation',
      'be patient and wait in silence till god saves you',
      'quiet waiting is good for a man',
    ],
  },
  {
    verse: 'Ezekiel 1:16',
    as: [
      'a wheel inside a wheel',
      'ezekiel saw the wheel way up in the middle of the air',
      'the strange wheels that looked like jewels in the vision',
      'wheels within wheels',
    ],
  },
  {
    verse: 'Daniel 4:33',
    as: [
      'the king who ate grass like a cow',
      'nebuchadnezzar went mad and his hair grew like feathers',
      'his nails were like birds claws and he ate grass with the oxen',
      'the proud king lived like an animal wet with dew',
    ],
  },
  {
    verse: 'Daniel 5:5',
    as: [
      'a hand writes on the wall',
      'the writing on the wall',
      'fingers appear and write on the palace plaster',
      'the king at his party saw a mans hand with no body writing',
      'belshazzar sees a hand write near the lamp',
    ],
  },
  {
    verse: 'Daniel 6:10',
    as: [
      'daniel prayed three times a day with the windows open',
      'he knelt down thrice a day and prayed although it was forbidden',
      'daniel kneeled and thanked god with his window open to jerusalem',
      'he prayed as always even with the new law',
    ],
  },
  {
    verse: 'Daniel 12:3',
    as: [
      'the wise will shine like stars',
      'people who lead many to do right shine as the stars for ever',
      'wise folks are bright as the sky',
      'teachers will shine like the brightness of heaven',
    ],
  },
  {
    verse: 'Hosea 4:6',
    as: [
      'my people are destroyed because they dont know enough',
      'perish for lack of knowledge',
      'they die of not knowing',
      'my people are ruined since they threw away knowledge',
    ],
  },
  {
    verse: 'Hosea 6:3',
    as: [
      'lets press on to know the lord he comes like the spring rain',
      'as sure as the sunrise god will come like rain',
      'he comes to us like showers that water the earth',
      'go on to know god hes as sure as the morning',
    ],
  },
  {
    verse: 'Hosea 11:4',
    as: [
      'ropes of love',
      'i pulled them with cords of kindness and bent down to feed them',
      'god draws people with bands of love',
      'god like a parent bent down and fed him and lifted the yoke',
    ],
  },
  {
    verse: 'Joel 2:13',
    as: [
      'tear your heart and not your clothes',
      'rend your heart',
      'rip up your hearts instead of your garments and turn back to god',
      'ash wednesday turn to the lord he is gracious dont tear your clothes',
    ],
  },
  {
    verse: 'Joel 2:28',
    as: [
      'your sons and daughters will prophesy and old men dream dreams',
      'young men see visions',
      'god pours out his spirit on everybody',
      'old men dreaming dreams',
      'i will pour my spirit on all flesh even the kids will prophesy',
    ],
  },
  {
    verse: 'Amos 3:3',
    as: [
      'can two walk together if they dont agree',
      'two people cant walk together unless they have agreed',
      'how can two go the same way without an agreement',
      'walk together agreed',
    ],
  },
  {
    verse: 'Amos 8:11',
    as: [
      'a famine of hearing gods word',
      'hungry not for bread but for the words of god',
      'there will be a hunger in the land not for food or water',
      'a famine but not of bread',
    ],
  },
  {
    verse: 'Jonah 1:12',
    as: [
      'throw me in the sea says jonah and it will be calm',
      'jonah gets thrown overboard',
      'pick me up and toss me into the water this storm is my fault',
      'the storm is because of me he told the sailors',
    ],
  },
  {
    verse: 'Jonah 2:10',
    as: [
      'the fish spat jonah out on the beach',
      'the whale vomits jonah on dry land',
      'god told the fish to throw up jonah',
      'jonah lands on the shore when the big fish is sick',
    ],
  },
  {
    verse: 'Jonah 4:6',
    as: [
      'god grew a plant to give jonah shade',
      'jonah and the gourd',
      'a vine grew over his head and jonah was very happy about the shade',
      'god made a bush come up over jonah so he wouldnt be so hot',
    ],
  },
  {
    verse: 'Micah 4:4',
    as: [
      'everyone sits under his own vine and fig tree and nobody makes them afraid',
      'george washington vine and fig tree',
      'each man under a fig tree with no one to scare them',
      'safe under your own grapes and figs',
      'sit in the shade and nobody makes you afraid',
    ],
  },
  {
    verse: 'Micah 7:18',
    as: [
      'who is a god like you who forgives sin',
      'god doesnt stay angry for ever because he loves to be kind',
      'no god is like you you pardon wrongs and delight in mercy',
      'god delights in mercy and wont keep his anger',
    ],
  },
  {
    verse: 'Nahum 1:3',
    as: [
      'clouds are the dust of his feet',
      'god walks in the whirlwind and the storm',
      'the clouds are just dust kicked up by gods feet',
      'slow to anger but great in power and goes about in storms',
    ],
  },
  {
    verse: 'Nahum 1:7',
    as: [
      'the lord is good a safe place when trouble comes',
      'god is good and he knows the ones who trust him',
      'a stronghold in the day of trouble',
      'god is a fortress in bad times and knows who runs to him',
    ],
  },
  {
    verse: 'Habakkuk 2:2',
    as: [
      'write the vision down and make it plain',
      'write it so clear that somebody running can read it',
      'put the vision on tablets in big letters',
      'write down your vision so he may run who reads it',
    ],
  },
  {
    verse: 'Habakkuk 2:3',
    as: [
      'though it takes long wait for it it will surely come',
      'the vision has its own time',
      'if it seems slow just wait it wont be late',
      'wait for the vision at the right time it comes',
    ],
  },
  {
    verse: 'Habakkuk 2:20',
    as: [
      'god is in his holy temple be quiet everyone',
      'let all the earth keep silence',
      'the lord is in his temple so hush',
      'everybody in the world be silent before god',
    ],
  },
  {
    verse: 'Haggai 1:6',
    as: [
      'a purse with holes in it',
      'you earn money and put it in a bag with holes',
      'you plant much and harvest little and eat but never have enough',
      'clothes that dont warm and wages in a holey bag',
    ],
  },
  {
    verse: 'Zechariah 2:8',
    as: [
      'whoever touches you touches the apple of gods eye',
      'touching the apple of his eye',
      'if anyone hurts you he pokes god in the eye',
      'you are the apple of his eye dont touch',
    ],
  },
  {
    verse: 'Zechariah 4:10',
    as: [
      'dont despise the day of small things',
      'dont look down on small beginnings',
      'who despises the small things',
      'little starts are nothing to laugh at they will rejoice',
    ],
  },
  {
    verse: 'Zechariah 8:5',
    as: [
      'the streets full of boys and girls playing',
      'kids playing in the street of jerusalem',
      'gods city will be full of playing children',
      'boys and girls play in the streets',
    ],
  },
  {
    verse: 'Zechariah 9:9',
    as: [
      'your king is coming on a donkey',
      'the king comes humble and riding on a young donkey',
      'rejoice greatly daughter of zion',
      'palm sunday was foretold the king on a colt',
      'shout for joy your king rides a donkey',
    ],
  },
  {
    verse: 'Zechariah 9:12',
    as: [
      'prisoners of hope',
      'ill give you back double',
      'come back to the fortress you prisoners who still hope',
      'god will restore twice as much',
    ],
  },
  {
    verse: 'Malachi 3:3',
    as: [
      'god sits like a silversmith and cleans us',
      'refiners fire purifies like gold and silver',
      'he will sit as a refiner of silver',
      'the one who melts silver and purifies the sons of levi',
    ],
  },
  {
    verse: 'Malachi 3:6',
    as: [
      'i the lord do not change',
      'god never changes',
      'because god stays the same you are not destroyed',
      'i dont change so you sons of jacob arent consumed',
    ],
  },
  {
    verse: 'Malachi 4:2',
    as: [
      'the sun of righteousness rises with healing in its wings',
      'healing in his wings',
      'youll jump like calves let out of the stall',
      'the sun comes up with healing and you skip like little cows',
    ],
  },
];

import type { RememberedVerse } from '../remembered.ts';

/** More verses of the New Testament, less famous ones. */
export const furtherNewTestament: readonly RememberedVerse[] = [
  {
    verse: 'Matthew 1:21',
    as: [
      'the angel says what to call him because he is the one to rescue his people from their wrongs',
      'name the boy jesus',
      'she is going to have a son and he gets a name that means he saves everyone from the bad they did',
      'joseph is told in a dream which name the baby should have and why',
    ],
  },
  {
    verse: 'Matthew 2:2',
    as: [
      'we followed a star from the east so where is the newborn king',
      'we saw his star',
      'the wise men ask herod where the baby king is since they noticed his star and want to bow to him',
      'strangers from far away come asking for a new king of the jews because something shone in the sky',
    ],
  },
  {
    verse: 'Matthew 3:3',
    as: [
      'someone is shouting out in the desert get the road ready and make it straight',
      'a lone caller in the wasteland tells everybody to clear a straight way for the lord',
      'john the baptist was the one yelling in the desert that god was on his way',
      'john is the voice in the wilderness that isaiah spoke of',
    ],
  },
  {
    verse: 'Matthew 3:17',
    as: [
      'this is my son i love him and i am so pleased with him says a voice from above',
      'my beloved son',
      'after the baptism somebody spoke out of the sky that this was his dear boy who makes him happy',
      'god says out loud from heaven how proud he is of jesus',
    ],
  },
  {
    verse: 'Matthew 5:7',
    as: [
      'show mercy and you will be shown it',
      'blessed are the merciful',
      'happy people who let others off because they will be let off too',
      'if you are kind to those who did wrong then god is kind to you',
    ],
  },
  {
    verse: 'Matthew 5:10',
    as: [
      'the kingdom of heaven is for those who get hunted because they did right',
      'blessed the persecuted',
      'lucky are people who are picked on for being good since heaven is theirs',
      'if they hurt you because you do the right thing you still belong to god',
    ],
  },
  {
    verse: 'Matthew 5:15',
    as: [
      'nobody lights a lamp and then puts a basket on top of it',
      'hide your light under a bushel',
      'you set the candle up on its stand so the whole house can see and do not cover it with a bucket',
      'hide it under a bushel no like in the kids song',
    ],
  },
  {
    verse: 'Matthew 5:18',
    as: [
      'not one dot of an i or a little stroke will drop out of the law',
      'jot and tittle',
      'until the sky and the earth are gone even the tiniest letter of the law will stay',
      'every small pen mark in gods law still counts to the very end',
    ],
  },
  {
    verse: 'Matthew 5:28',
    as: [
      'just looking at a woman and wanting her is already adultery in the heart',
      'lust in your heart',
      'whoever stares at a lady with desire has been unfaithful inside already',
      'you dont have to do it thinking about it when you look is cheating too',
    ],
  },
  {
    verse: 'Matthew 5:29',
    as: [
      'tear your eye out and throw it off if it makes you sin',
      'pluck out your eye',
      'better to lose one part of you such as the right eye than have the whole body thrown in hell',
      'that scary one about poking your own eye out so that you dont go to hell',
    ],
  },
  {
    verse: 'Matthew 5:38',
    as: [
      'you used to hear that it is an eye for an eye and one tooth for one tooth',
      'you have been told pay back the same hurt eye against eye and tooth against tooth',
      'the old rule that if he knocks your tooth out you knock out his',
      'jesus quotes the old rule of an eye for an eye',
    ],
  },
  {
    verse: 'Matthew 5:41',
    as: [
      'if someone makes you walk a mile walk a second one with him',
      'go the extra mile',
      'when you are forced to carry something one mile do two',
      'do twice as much as anyone makes you do',
    ],
  },
  {
    verse: 'Matthew 5:48',
    as: [
      'be perfect because your father up in heaven is',
      'be perfect like god',
      'you should have no flaw just as your heavenly dad has none',
      'jesus says we have to be as good as god himself',
    ],
  },
  {
    verse: 'Matthew 6:6',
    as: [
      'go in your room and close the door when you pray because your father sees in secret',
      'pray in your closet',
      'talk to god alone behind a shut door and he who watches hidden things will reward you',
      'dont make a show of praying do it where nobody can see',
    ],
  },
  {
    verse: 'Matthew 6:10',
    as: [
      'may your kingdom come and what you want be done down on earth like up in heaven',
      'thy will be done',
      'let your rule arrive and let things go here the way they go in the sky',
      'the part of the our father that asks for things to be on earth like they are in heaven',
    ],
  },
  {
    verse: 'Matthew 6:12',
    as: [
      'forgive what we owe the way we forgive people who owe us',
      'forgive us our debts',
      'cancel our debts because we have let off our debtors as well',
      'the line in the lords prayer about being sorry and letting other people off',
    ],
  },
  {
    verse: 'Matthew 6:22',
    as: [
      'the eye is a lamp for your body and if its healthy you are full of light',
      'eye is the bodys lamp',
      'with a clear eye everything inside of you becomes bright',
      'something about how your eyes are like windows that light you up inside',
    ],
  },
  {
    verse: 'Matthew 6:25',
    as: [
      'dont worry what you will eat or drink or put on because life is more than food',
      'take no thought for your life',
      'stop being anxious about clothes and meals there is more to living than that',
      'why fret about dinner and what to wear says jesus',
    ],
  },
  {
    verse: 'Matthew 6:27',
    as: [
      'being anxious never adds an hour to anyones life',
      'worry adds nothing to life',
      'which of you could get one cubit taller or live a moment longer through worrying',
      'it does not help one bit to worry you wont get older from it',
    ],
  },
  {
    verse: 'Matthew 7:5',
    as: [
      'first get the plank out of your own eye hypocrite then you can see your brothers speck',
      'beam out of your own eye',
      'fix your big log before you try to take the splinter from somebody else',
      'you fake clean up your own mess first and then help him with his',
    ],
  },
  {
    verse: 'Matthew 7:21',
    as: [
      'saying lord lord to me wont get everyone into heaven only those who do what my father wants',
      'lord lord will not do',
      'it is not enough to call him lord you have to do the will of god to enter his kingdom',
      'people who only talk as if they love jesus dont all get in',
    ],
  },
  {
    verse: 'Matthew 7:26',
    as: [
      'a fool built his house on sand and thats you if you hear my words and dont do them',
      'house built on the sand',
      'a stupid man put up his home upon the beach like a person who listens and then does nothing',
      'the foolish man built his house where the rain washed it away',
    ],
  },
  {
    verse: 'Matthew 8:8',
    as: [
      'i am not worthy that you come under my roof but just say a word and my servant is well',
      'only say the word and i shall be healed',
      'the soldier says you need not come to my house lord just speak and he will get better',
      'that officer who thought his home was not good enough for jesus to step in',
    ],
  },
  {
    verse: 'Matthew 8:20',
    as: [
      'foxes have dens and birds have nests but he has nowhere to lay his head',
      'foxes have holes',
      'animals own a home and the son of man has no pillow to sleep on',
      'jesus says that he is homeless when even the birds and foxes arent',
    ],
  },
  {
    verse: 'Matthew 9:17',
    as: [
      'new wine goes in new skins or the old ones burst and everything is spilled',
      'new wine in old bottles',
      'you dont pour fresh wine into worn out wineskins for they would split',
      'you need something new to hold something new or it all bursts',
    ],
  },
  {
    verse: 'Matthew 9:21',
    as: [
      'if i can only touch his clothes ill get well she thought',
      'touch the hem of his garment',
      'the sick woman said to herself it is enough to put a finger on his cloak and be healed',
      'lady in the crowd who just wanted to grab the edge of jesuss coat',
    ],
  },
  {
    verse: 'Matthew 10:28',
    as: [
      'dont be scared of people who kill the body and cant kill the soul',
      'fear him who can destroy soul and body',
      'be afraid of god who could put both body and soul in hell and not of murderers',
      'they can only make your body dead not the real you so dont fear them',
    ],
  },
  {
    verse: 'Matthew 10:29',
    as: [
      'two sparrows cost a penny yet not one falls to the ground without your father',
      'his eye is on the sparrow',
      'sparrows are sold for next to nothing and still god knows about each that drops',
      'no little bird dies without god noticing',
    ],
  },
  {
    verse: 'Matthew 10:39',
    as: [
      'whoever finds his life will lose it and whoever loses it for me finds it',
      'lose your life to find it',
      'hang on to life and it is gone but give it away for my sake and you keep it',
      'you only get a real life when you let go of yours for jesus',
    ],
  },
  {
    verse: 'Matthew 11:30',
    as: [
      'my yoke is easy and my load is light',
      'easy yoke and light burden',
      'what i put on your shoulders is gentle and weighs not much',
      'jesus says that what he makes you carry is not heavy at all',
    ],
  },
  {
    verse: 'Matthew 12:30',
    as: [
      'you are against me if you are not with me',
      'not with me is against me',
      'anyone who does not help me gather is scattering',
      'you cant be neutral about jesus you are on his side or you arent',
    ],
  },
  {
    verse: 'Matthew 12:34',
    as: [
      'the mouth says what the heart is full of',
      'out of the abundance of the heart we speak',
      'you brood of snakes how could you talk well when whatever fills your heart spills out',
      'what is inside you comes out when you talk',
    ],
  },
  {
    verse: 'Matthew 13:44',
    as: [
      'a man finds treasure buried in a field and sells everything so he can buy that field',
      'hidden treasure in the field',
      'the kingdom of heaven is like a hoard in the ground someone digs up hides again and gladly gives all he has for',
      'guy who bought the whole field because of what was buried in it',
    ],
  },
  {
    verse: 'Matthew 13:46',
    as: [
      'he found one pearl worth so much that he sold all he owned and bought it',
      'pearl of great price',
      'the merchant gave up everything for a single precious pearl',
      'when you find the best jewel ever you trade all your stuff for it',
    ],
  },
  {
    verse: 'Matthew 14:31',
    as: [
      'jesus reached out his hand and caught him and said you have so little faith why doubt',
      'o ye of little faith',
      'right away he grabbed peter from the water and asked what made you doubt',
      'peter was sinking and jesus pulls him up',
    ],
  },
  {
    verse: 'Matthew 15:11',
    as: [
      'what goes in your mouth doesnt make you dirty its what comes out of it',
      'what comes out of the mouth defiles',
      'not the food you eat makes a man unclean but the words that he speaks',
      'it is not what you eat that is bad its what you say',
    ],
  },
  {
    verse: 'Matthew 16:16',
    as: [
      'you are the christ gods living son said peter',
      'peter says who jesus is',
      'simon answered you are the messiah and your father is the god who lives',
      'when jesus asked who am i and one friend got it right',
    ],
  },
  {
    verse: 'Matthew 16:19',
    as: [
      'ill give you the keys of heaven and what you bind on earth stays bound there',
      'keys of the kingdom',
      'you peter get the keys and whatever you tie or untie down here is tied or untied in heaven',
      'why they say peter stands at the gate with keys',
    ],
  },
  {
    verse: 'Matthew 16:23',
    as: [
      'get behind me satan you think like people and not like god',
      'get thee behind me satan',
      'he turned round and told peter go away devil you are tripping me up',
      'jesus calls his own friend satan',
    ],
  },
  {
    verse: 'Matthew 18:6',
    as: [
      'better to be drowned in the sea with a millstone on your neck than make one of these little ones stumble',
      'millstone round the neck',
      'if someone makes a small believer fall he would be better off sunk deep with a huge stone',
      'dont you ever harm a child or you will wish you were at the bottom of the ocean',
    ],
  },
  {
    verse: 'Matthew 19:21',
    as: [
      'sell everything you own and give it to the poor then come follow me',
      'sell all and follow me',
      'if you want to be perfect get rid of your stuff hand the money to poor people and you have treasure in heaven',
      'jesus tells the rich young man to give all of it away',
    ],
  },
  {
    verse: 'Matthew 21:13',
    as: [
      'my house was for praying and you made it a hideout of robbers',
      'den of thieves',
      'it is written that this house is for prayer but you turned it into a cave for crooks',
      'jesus gets angry in the temple and throws out the sellers',
    ],
  },
  {
    verse: 'Matthew 21:42',
    as: [
      'the stone that the builders threw away became the most important one at the corner',
      'stone the builders rejected',
      'what the masons did not want is now the cornerstone and it is wonderful to see',
      'they tossed that rock and it turned out to be the main one',
    ],
  },
  {
    verse: 'Matthew 23:12',
    as: [
      'make yourself big and you will be made small make yourself small and you will be lifted',
      'whoever humbles himself will be exalted',
      'those who lift themselves up get brought down and the humble get brought up',
      'show offs end up low and humble people end up high',
    ],
  },
  {
    verse: 'Matthew 23:24',
    as: [
      'you blind guides you filter out a gnat and then gulp down a camel',
      'strain at a gnat swallow a camel',
      'leaders who cant see pick a tiny fly from the drink but gobble a whole camel',
      'fussing about a little bug while eating something huge',
    ],
  },
  {
    verse: 'Matthew 23:27',
    as: [
      'you hypocrites are like painted tombs pretty outside and full of bones inside',
      'whited sepulchres',
      'woe to you scribes for you resemble white washed graves that look beautiful and have dead people within',
      'looking nice on the outside but rotten on the inside like a grave',
    ],
  },
  {
    verse: 'Matthew 23:37',
    as: [
      'jerusalem i wanted to gather your kids the way a hen collects her chicks under her wings',
      'mother hen and her chicks',
      'o jerusalem who kill the prophets how often would i have hugged you like a chicken does her young and you did not want it',
      'jesus is sad about the city and says that he is like a mother bird',
    ],
  },
  {
    verse: 'Matthew 24:35',
    as: [
      'sky and earth will be gone one day but what i said stays',
      'my words will never pass away',
      'heaven and earth shall vanish yet my words do not',
      'everything comes to an end except for what jesus says',
    ],
  },
  {
    verse: 'Matthew 25:29',
    as: [
      'those who have get more and those who have nothing lose even what they have',
      'whoever has will be given more',
      'everyone who has will have plenty but from him with little it is all taken',
      'the rich get richer and the poor get poorer said jesus',
    ],
  },
  {
    verse: 'Matthew 25:32',
    as: [
      'he divides all the people like a shepherd puts sheep here and goats there',
      'separate the sheep from the goats',
      'every nation will be gathered before him and he sorts them one from the other',
      'at the end god makes two groups sheep and goats',
    ],
  },
  {
    verse: 'Matthew 25:36',
    as: [
      'i had no clothes and you dressed me i was sick and you came in prison you visited me',
      'i was naked and you clothed me',
      'you looked after me when i was ill and came to see me in jail',
      'visit sick people and prisoners as if they were jesus',
    ],
  },
  {
    verse: 'Matthew 26:11',
    as: [
      'the poor will always be with you but i wont',
      'the poor you have always',
      'you will have needy people around all the time yet me you do not have forever',
      'jesus says there is always going to be poor folks',
    ],
  },
  {
    verse: 'Matthew 26:15',
    as: [
      'what will you give me for handing him over and they counted out thirty silver coins',
      'thirty pieces of silver',
      'judas asks the priests how much they pay if he delivers jesus',
      'he sold his friend for some silver money',
    ],
  },
  {
    verse: 'Matthew 26:26',
    as: [
      'he took bread and blessed and broke it and said take it and eat this is my body',
      'take eat this is my body',
      'while they had supper jesus gave his disciples pieces of a loaf as his own body',
      'what the priest says at communion with the bread',
    ],
  },
  {
    verse: 'Matthew 26:34',
    as: [
      'before the rooster crows tonight you will say three times that you dont know me',
      'deny me three times',
      'jesus said to peter this very night ahead of the cock crow you disown me thrice',
      'you are going to pretend you never met me until the chicken calls',
    ],
  },
  {
    verse: 'Matthew 27:51',
    as: [
      'the curtain of the temple ripped in two from top to bottom and the earth shook',
      'veil of the temple torn',
      'when jesus died the cloth in the holy place tore down the middle and rocks split',
      'big curtain tears by itself and there is an earthquake',
    ],
  },
  {
    verse: 'Matthew 28:6',
    as: [
      'he isnt here any more he rose like he said come see where he lay',
      'he is not here he is risen',
      'the angel says look at the spot where the lord was lying because he has got up',
      'easter morning the grave is empty',
    ],
  },
  {
    verse: 'Mark 2:4',
    as: [
      'they took the roof off and let the paralyzed man down on his mat because of the crowd',
      'lowered through the roof',
      'his friends could not get near jesus so they broke a hole above and lowered the bed',
      'four friends make a hole in the ceiling for the man who cant walk',
    ],
  },
  {
    verse: 'Mark 2:17',
    as: [
      'healthy people dont need a doctor sick ones do and i came to call sinners',
      'the sick need a physician',
      'those who are well have no use for a doctor i did not come for the righteous',
      'jesus is like a doctor he came for bad people',
    ],
  },
  {
    verse: 'Mark 4:38',
    as: [
      'he was asleep on a pillow in the back of the boat teacher dont you care we are drowning',
      'jesus asleep in the storm',
      'they woke him in the stern and cried master do you not mind that we perish',
      'how can he sleep when the boat is sinking',
    ],
  },
  {
    verse: 'Mark 5:9',
    as: [
      'what is your name he asked and it said legion since there are so many of us',
      'my name is legion we are many',
      'he asked the man who he was and the answer was we are a whole army',
      'the demons in that man say they are a crowd',
    ],
  },
  {
    verse: 'Mark 6:31',
    as: [
      'come away to some quiet place by yourselves and rest a while',
      'come apart and rest awhile',
      'so many were coming and going that they could not even eat so he says go take a break in a lonely spot',
      'jesus tells his friends to have a holiday',
    ],
  },
  {
    verse: 'Mark 9:35',
    as: [
      'whoever wants to be first has to be last and serve everyone',
      'first must be last of all',
      'he called the twelve and said that the top one shall be at the very end and be the servant',
      'if you want to be number one then go to the back of the line',
    ],
  },
  {
    verse: 'Mark 10:45',
    as: [
      'the son of man didnt come to be waited on but to serve and give his life to buy many free',
      'not to be served but to serve',
      'he came as a servant and as a ransom for a lot of people',
      'jesus did not want others to do things for him he did things for them',
    ],
  },
  {
    verse: 'Mark 16:15',
    as: [
      'go everywhere in the world and tell the good news to all',
      'go into all the world and preach',
      'he told them to announce the gospel to each creature in every place',
      'jesus says travel all over and tell everybody',
    ],
  },
  {
    verse: 'Luke 1:28',
    as: [
      'hello mary you are very favored and the lord is with you',
      'hail mary full of grace',
      'the angel came in and said greetings blessed woman god is beside you',
      'what gabriel says to mary when he walks in',
    ],
  },
  {
    verse: 'Luke 1:38',
    as: [
      'i am the lords servant let it happen to me as you said mary answered',
      'be it unto me as you say',
      'here i am gods maid may it be done like your word then the angel left',
      'mary says yes to the angel',
    ],
  },
  {
    verse: 'Luke 1:46',
    as: [
      'my soul makes the lord great mary sang',
      'the magnificat',
      'mary said my whole self praises god',
      'marys song how happy she is about god before the baby comes',
    ],
  },
  {
    verse: 'Luke 2:8',
    as: [
      'shepherds were out in the fields at night guarding their flock',
      'shepherds watched their flocks by night',
      'in the same country sheep herders camped outdoors and kept watch',
      'christmas story part with the men and their sheep in the dark',
    ],
  },
  {
    verse: 'Luke 2:11',
    as: [
      'today in davids town a savior has been born for you he is christ the lord',
      'unto you is born a saviour',
      'a rescuer came into the world this day in the city of david',
      'the angel tells the shepherds who was born',
    ],
  },
  {
    verse: 'Luke 2:19',
    as: [
      'mary kept all of it in her heart and thought about it',
      'mary pondered in her heart',
      'the mother treasured up those sayings and turned them over inside',
      'mary says nothing but remembers everything that happened',
    ],
  },
  {
    verse: 'Luke 2:29',
    as: [
      'lord now you let your servant go in peace just like you promised',
      'nunc dimittis',
      'old simeon holds the baby and says master i can depart now according to your word',
      'the old man in the temple is ready to die after seeing jesus',
    ],
  },
  {
    verse: 'Luke 2:49',
    as: [
      'why did you look for me didnt you know i have to be in my fathers house',
      'about my fathers business',
      'the boy asks how come you searched for me i must be at my fathers',
      'jesus was twelve and his parents lost him and found him in the temple',
    ],
  },
  {
    verse: 'Luke 2:52',
    as: [
      'jesus grew up wiser and taller and god and people liked him',
      'grew in wisdom and stature',
      'he increased in understanding and size and in favour both with god and man',
      'all that we know about jesus as a teenager',
    ],
  },
  {
    verse: 'Luke 4:18',
    as: [
      'gods spirit is on me to tell good news to the poor and let prisoners go and the blind see',
      'good news to the poor',
      'the lord anointed me to heal broken hearts preach freedom for captives and sight for blind people',
      'jesus reads out of isaiah in his home church about setting people free',
    ],
  },
  {
    verse: 'Luke 7:47',
    as: [
      'her many sins are forgiven because she loved so much',
      'she loved much',
      'someone who gets forgiven only a little loves just a little',
      'the woman who cried on his feet was let off a lot so she loves a lot',
    ],
  },
  {
    verse: 'Luke 9:62',
    as: [
      'no one who starts to plow and looks back is fit for gods kingdom',
      'hand to the plough',
      'whoever puts his hand on the plow must not turn to look behind him',
      'once you have started with god dont look over your shoulder',
    ],
  },
  {
    verse: 'Luke 10:18',
    as: [
      'i saw satan drop out of heaven like a flash of lightning',
      'satan fell like lightning',
      'he told them how he watched the devil falling from the sky',
      'the devil got thrown down as quick as lightning',
    ],
  },
  {
    verse: 'Luke 10:37',
    as: [
      'the one that showed him mercy he said and jesus said go do the same',
      'go and do likewise',
      'which was the neighbor the man who was kind so be just like that',
      'end of the good samaritan when he says now you go act that way',
    ],
  },
  {
    verse: 'Luke 10:42',
    as: [
      'only one thing is needed and mary picked the better part and it wont be taken from her',
      'mary has chosen the better part',
      'martha does the housework but her sister chose what is good',
      'you are busy with a lot of stuff martha and just one thing matters',
    ],
  },
  {
    verse: 'Luke 12:19',
    as: [
      'take it easy and eat and drink and have fun since you have goods stored for years',
      'eat drink and be merry',
      'i will say to my soul relax you have got plenty laid up',
      'the rich farmer with the big barns thinks that he can party now',
    ],
  },
  {
    verse: 'Luke 12:20',
    as: [
      'you fool your soul will be taken tonight and who gets what you stored up then',
      'this night thy soul shall be required',
      'god told the rich man you die this very night so whose will your things be',
      'you save and save and then you are dead and somebody else has it',
    ],
  },
  {
    verse: 'Luke 12:32',
    as: [
      'dont be scared little flock your father is glad to give you the kingdom',
      'fear not little flock',
      'no need to fear you small herd since it pleases your father to hand the kingdom over to you',
      'jesus calls us his little sheep and says god likes giving',
    ],
  },
  {
    verse: 'Luke 14:28',
    as: [
      'who would build a tower without sitting down first to work out the cost',
      'count the cost',
      'if you want to put up a tower you reckon whether you have enough to finish it',
      'think about what it will cost before you start',
    ],
  },
  {
    verse: 'Luke 15:7',
    as: [
      'heaven is happier over one sinner who turns round than over ninety nine good people',
      'joy in heaven over one sinner',
      'there will be more rejoicing up there for a single one who repents than for the righteous who need not',
      'they have a party in heaven when one bad person says sorry',
    ],
  },
  {
    verse: 'Luke 15:8',
    as: [
      'a woman with ten coins lost one so she lights a lamp and sweeps the house till its found',
      'the lost coin',
      'which lady would not search carefully with a light for her missing silver piece',
      'she sweeps the entire floor just to find that money',
    ],
  },
  {
    verse: 'Luke 15:18',
    as: [
      'i am going back to my father to say i sinned against heaven and you',
      'i will arise and go to father',
      'dad i have done wrong before god and before you he planned to say',
      'the son with the pigs decides to go home and say sorry',
    ],
  },
  {
    verse: 'Luke 16:10',
    as: [
      'whoever is honest with a little is honest with a lot',
      'faithful in little faithful in much',
      'he that can be trusted with a very small thing can be trusted with much',
      'if you cheat with small stuff you will cheat with big stuff',
    ],
  },
  {
    verse: 'Luke 17:17',
    as: [
      'werent there ten made clean so where are the other nine',
      'where are the nine',
      'jesus asks about the nine that he cleansed who did not come back',
      'only one out of ten lepers said thank you',
    ],
  },
  {
    verse: 'Luke 17:21',
    as: [
      'nobody will say look here or there because gods kingdom is inside you',
      'the kingdom of god is within you',
      'the rule of god is not somewhere you can point it is within',
      'you dont have to search for gods kingdom it is already in the middle of you',
    ],
  },
  {
    verse: 'Luke 18:13',
    as: [
      'the tax man stood far off and beat his chest saying god have mercy on me a sinner',
      'be merciful to me a sinner',
      'he did not dare look up to heaven but hit his breast and begged for mercy',
      'one man brags in the temple and the other just says that he is bad and sorry',
    ],
  },
  {
    verse: 'Luke 19:4',
    as: [
      'he ran ahead and climbed up a sycamore tree to see jesus go by',
      'zacchaeus up a tree',
      'a short tax collector got into a tree because he was about to pass that way',
      'the wee little man in the song who climbs the tree',
    ],
  },
  {
    verse: 'Luke 19:10',
    as: [
      'the son of man came to look for lost people and save them',
      'seek and save the lost',
      'he has come so that what was lost is searched for and rescued',
      'the reason jesus came was to find lost ones',
    ],
  },
  {
    verse: 'Luke 19:40',
    as: [
      'if these people kept quiet the rocks would start shouting',
      'the stones would cry out',
      'i tell you that should they be silent then the stones will yell',
      'you cant hush them even the rocks would cheer for him',
    ],
  },
  {
    verse: 'Luke 22:19',
    as: [
      'this bread is my body given for you so do this to remember me',
      'do this in remembrance of me',
      'he gave thanks and broke the bread and handed it to them in memory of him',
      'words carved on the church table at communion',
    ],
  },
  {
    verse: 'Luke 22:42',
    as: [
      'father take this cup from me if you are willing but do what you want and not what i want',
      'not my will but thine',
      'remove the cup if it pleases you nevertheless your will be done',
      'jesus did not want to die but he tells god you decide',
    ],
  },
  {
    verse: 'Luke 22:48',
    as: [
      'judas are you handing over the son of man with a kiss',
      'betrayed with a kiss',
      'jesus said to him do you really betray me by kissing',
      'the traitor gives him a kiss so the soldiers know who he is',
    ],
  },
  {
    verse: 'Luke 23:46',
    as: [
      'father i put my spirit in your hands he shouted and stopped breathing',
      'into your hands i commit my spirit',
      'he called in a loud voice that he gave his spirit into the hands of his father and breathed his last',
      'what jesus says as he dies trusting god to take him',
    ],
  },
  {
    verse: 'Luke 24:32',
    as: [
      'didnt our hearts burn inside us while he talked with us on the way',
      'hearts burning within us',
      'they said to each other were we not on fire when he opened the scriptures for us along the road',
      'the two on the road to emmaus felt all warm when he explained it',
    ],
  },
  {
    verse: 'John 1:3',
    as: [
      'everything was made through him and nothing got made without him',
      'all things made by him',
      'there is not one thing in existence that did not come by means of him',
      'jesus was already there making everything',
    ],
  },
  {
    verse: 'John 1:12',
    as: [
      'those who took him in got the right to be gods children',
      'power to become children of god',
      'to as many as received him and believed in his name he gave this that they become sons of god',
      'if you welcome jesus you are one of gods kids',
    ],
  },
  {
    verse: 'John 1:29',
    as: [
      'look theres the lamb of god who takes the sin of the world away',
      'behold the lamb of god',
      'john saw jesus walking to him and said here is gods lamb that carries off sins',
      'john the baptist points at him and calls him a lamb',
    ],
  },
  {
    verse: 'John 1:46',
    as: [
      'can anything good come from nazareth come and see said philip',
      'nothing good out of nazareth',
      'nathanael asked whether that town could bring forth something good',
      'someone makes fun of the place that jesus is from',
    ],
  },
  {
    verse: 'John 2:5',
    as: [
      'just do whatever he tells you said his mother to the servants',
      'do whatever he says',
      'mary told the waiters that they should do what he says to them',
      'marys advice at the wedding when the wine ran out',
    ],
  },
  {
    verse: 'John 2:10',
    as: [
      'you kept the good wine till now when everyone else serves the best first',
      'saved the best wine for last',
      'other people bring out cheap wine after the guests are drunk but you have kept the good one',
      'the party man wonders why the best drink comes at the end',
    ],
  },
  {
    verse: 'John 3:8',
    as: [
      'the wind blows where it likes and you hear it but cant tell where its from or going',
      'wind blows where it wishes',
      'everyone born of the spirit is like a breeze you do not know whence it comes',
      'gods spirit is like wind that you can hear and not see',
    ],
  },
  {
    verse: 'John 4:24',
    as: [
      'god is a spirit so you worship him in spirit and in truth',
      'worship in spirit and truth',
      'they that adore him must do it in a true and spiritual way',
      'god has no body so it does not matter where you pray',
    ],
  },
  {
    verse: 'John 5:8',
    as: [
      'get up and pick up your mat and walk',
      'take up thy bed and walk',
      'jesus said to the man who could not move rise and carry your bed and go',
      'the guy at the pool waited for years and jesus says stand up',
    ],
  },
  {
    verse: 'John 6:9',
    as: [
      'theres a boy with five barley loaves and two fish but that wont go far for so many',
      'a boys five loaves and two fishes',
      'here is a lad who has a small lunch what is it among this crowd',
      'little kid gives away his lunch and it feeds everyone',
    ],
  },
  {
    verse: 'John 6:68',
    as: [
      'lord who would we go to you have the words of eternal life',
      'to whom shall we go',
      'simon peter answered there is no other place to go for you speak words of endless life',
      'when others left peter says that there is nobody else to follow',
    ],
  },
  {
    verse: 'John 8:11',
    as: [
      'i dont condemn you either so go and dont sin any more',
      'go and sin no more',
      'no one lord she said and jesus told her neither do i condemn you',
      'what jesus says to the woman after all of the stone throwers left',
    ],
  },
  {
    verse: 'John 8:36',
    as: [
      'you are really free when the son sets you free',
      'free indeed',
      'if the son makes you free then freedom is truly yours',
      'who jesus lets out is out for good',
    ],
  },
  {
    verse: 'John 8:44',
    as: [
      'the devil is your father and he was a killer from the start and lies all the time',
      'father of lies',
      'there is no truth in him he lies and is the father of lies',
      'when he lies he talks like himself that is what satan does',
    ],
  },
  {
    verse: 'John 8:58',
    as: [
      'before there was an abraham i am',
      'before abraham was i am',
      'truly i say to you that i exist from before abraham came to be',
      'jesus says that he is older than old abraham',
    ],
  },
  {
    verse: 'John 9:25',
    as: [
      'all i know is i was blind and now i can see',
      'once was blind but now i see',
      'whether he is a sinner i do not know but one thing i do i could not see and now i see',
      'amazing grace line from the blind man who got healed',
    ],
  },
  {
    verse: 'John 10:27',
    as: [
      'my sheep know my voice and they follow me',
      'my sheep hear my voice',
      'i know my own sheep and they hear me and come after me',
      'the animals listen to the one who looks after them and so do his people',
    ],
  },
  {
    verse: 'John 10:28',
    as: [
      'no one can snatch them from my hand and ill give them life forever',
      'no one can pluck them out of my hand',
      'they are never going to perish i give eternal life to them',
      'jesus holds on tight and nobody is able to take you away',
    ],
  },
  {
    verse: 'John 10:30',
    as: [
      'the father and i are one',
      'i and my father are one',
      'me and the father are the same',
      'jesus says that he and god are one thing',
    ],
  },
  {
    verse: 'John 11:43',
    as: [
      'he shouted lazarus come on out',
      'lazarus come forth',
      'after saying so jesus cried out loud to lazarus to leave the tomb',
      'jesus yells at a dead man to get out of his grave',
    ],
  },
  {
    verse: 'John 12:24',
    as: [
      'unless a grain of wheat falls in the ground and dies its only one but if it dies there is a lot of fruit',
      'a grain of wheat must die',
      'a kernel alone stays alone until it falls to the earth and dies then it bears much',
      'you have to bury the seed so that something grows',
    ],
  },
  {
    verse: 'John 12:32',
    as: [
      'once i am lifted up from the earth ill pull everyone to me',
      'draw all men unto me',
      'and when they raise me up above the ground i will draw all people',
      'when jesus is high on the cross he attracts all the people',
    ],
  },
  {
    verse: 'John 13:5',
    as: [
      'he put water in a bowl and washed his disciples feet and dried them with the towel round him',
      'jesus washes feet',
      'he began to wash the feet of the disciples and wipe them with a towel',
      'jesus does the dirty servant work on their feet before supper',
    ],
  },
  {
    verse: 'John 13:35',
    as: [
      'everyone can tell you are my disciples by the love you have for each other',
      'they will know we are christians by our love',
      'if you love one another all people will know you belong to me',
      'how others see that you follow jesus is that you are loving',
    ],
  },
  {
    verse: 'John 14:15',
    as: [
      'if you love me do what i commanded',
      'keep my commandments if you love me',
      'those that love me will follow my commandments',
      'you show jesus that you love him by doing what he says',
    ],
  },
  {
    verse: 'John 14:18',
    as: [
      'i wont leave you like orphans i am coming to you',
      'not left as orphans',
      'i will not leave you comfortless but come back to you',
      'jesus promises that you are not left alone without parents',
    ],
  },
  {
    verse: 'John 15:1',
    as: [
      'i am the real vine and my father is the gardener',
      'i am the true vine',
      'he says that he is the vine plant and his father farms it',
      'jesus is like a grape plant and god looks after it',
    ],
  },
  {
    verse: 'John 15:15',
    as: [
      'i dont call you servants any more i call you friends',
      'i have called you friends',
      'a servant does not know what his lord is doing but i made everything from my father known to you',
      'jesus says you are not my workers but my buddies',
    ],
  },
  {
    verse: 'John 15:16',
    as: [
      'you didnt choose me i chose you and sent you to bear fruit that lasts',
      'you have not chosen me',
      'it was i that picked you and set you up to go and bring fruit that remains',
      'jesus was the one to pick you and not the other way round',
    ],
  },
  {
    verse: 'John 17:21',
    as: [
      'let them all be one father just like you are in me and i am in you',
      'that they all may be one',
      'may they be united in us the way you and i are so that the world believes you sent me',
      'jesus prays that all of his people stick together',
    ],
  },
  {
    verse: 'John 18:36',
    as: [
      'my kingdom isnt from this world or else my servants would fight',
      'my kingdom is not of this world',
      'jesus answered if i were an earthly king my men would battle so i was not handed over',
      'jesus tells pilate that he rules somewhere else',
    ],
  },
  {
    verse: 'John 19:5',
    as: [
      'jesus came out in the crown of thorns and purple robe and pilate said look at this man',
      'ecce homo behold the man',
      'they brought him wearing thorns and a purple garment here is the man',
      'pilate shows jesus to everybody with the spiky crown on',
    ],
  },
  {
    verse: 'John 19:26-27',
    as: [
      'woman here is your son and to the disciple here is your mother',
      'behold your mother',
      'from the cross he saw his mother and the disciple he loved and gave them to each other and he took her home',
      'dying jesus makes sure that somebody takes care of mary',
    ],
  },
  {
    verse: 'John 19:28',
    as: [
      'knowing all was finished now he said i am thirsty',
      'i thirst',
      'so that scripture was fulfilled he said that he needed a drink',
      'on the cross he wants something to drink',
    ],
  },
  {
    verse: 'John 20:25',
    as: [
      'unless i see the nail marks in his hands and put my finger there and my hand in his side i wont believe',
      'doubting thomas',
      'we have seen the lord they told him but he said not until i touch the holes of the nails',
      'thomas wants proof he has to feel the wounds himself',
    ],
  },
  {
    verse: 'John 20:28',
    as: [
      'my lord and my god said thomas',
      'thomas says my god',
      'he answered him you are my lord and god',
      'the one who doubted finally believes and calls him god',
    ],
  },
  {
    verse: 'John 21:6',
    as: [
      'throw the net out on the right of the boat and they couldnt haul it in for all the fish',
      'cast your net on the other side',
      'he told them to cast the nets to the right and there you find some',
      'they fished all night for nothing and then got more than they could pull',
    ],
  },
  {
    verse: 'John 21:25',
    as: [
      'if you wrote down all that jesus did the world wouldnt have room for the books',
      'the world could not contain the books',
      'there are many other things he did which are not written or else there would be too many books',
      'the last line of john says that he left a lot out',
    ],
  },
  {
    verse: 'Acts 1:11',
    as: [
      'why do you stand there looking at the sky men of galilee he will come back the same way',
      'why stand gazing up into heaven',
      'this jesus who was taken up from you will return just as you saw him going to heaven',
      'two men in white ask why they keep on staring at the clouds',
    ],
  },
  {
    verse: 'Acts 2:3',
    as: [
      'something like tongues of fire came and sat on each of them',
      'tongues of fire',
      'flames that looked like tongues split up and rested on every one of them',
      'little fires over their heads at pentecost',
    ],
  },
  {
    verse: 'Acts 2:17',
    as: [
      'in the last days ill pour my spirit on everyone and old men will dream dreams',
      'young men see visions old men dream dreams',
      'god says your sons and daughters shall prophesy and my spirit gets poured on all flesh',
      'old people have dreams and young ones see things when the spirit comes',
    ],
  },
  {
    verse: 'Acts 2:38',
    as: [
      'turn round and get baptized each of you in jesus name and you will get the holy spirit',
      'repent and be baptized',
      'peter said have your sins forgiven in baptism and receive the gift of the ghost',
      'what peter tells the crowd to do at pentecost',
    ],
  },
  {
    verse: 'Acts 3:6',
    as: [
      'i dont have silver or gold but what ive got i give you walk in the name of jesus',
      'silver and gold have i none',
      'peter told the beggar i have not any money yet in jesus of nazareths name rise up',
      'instead of coins the lame man gets his legs fixed',
    ],
  },
  {
    verse: 'Acts 4:12',
    as: [
      'no one else saves there is no other name under heaven given to people',
      'no other name',
      'salvation is in nobody else and by no name but this must we be saved',
      'only jesus can save you is what peter says',
    ],
  },
  {
    verse: 'Acts 5:29',
    as: [
      'we have to obey god and not people',
      'obey god rather than men',
      'peter and the apostles answered that god must be followed before humans',
      'if the rulers say stop and god says go you go with god',
    ],
  },
  {
    verse: 'Acts 7:60',
    as: [
      'he fell on his knees and cried lord dont hold this against them and died',
      'lay not this sin to their charge',
      'stephen kneeled and shouted forgive them this sin and then fell asleep',
      'the man being stoned asks god to let his killers off',
    ],
  },
  {
    verse: 'Acts 9:4',
    as: [
      'saul saul why are you after me said the voice when he fell down',
      'saul why do you persecute me',
      'he dropped to the ground and heard somebody ask why do you hunt me saul',
      'paul gets knocked down on the damascus road by a voice',
    ],
  },
  {
    verse: 'Acts 9:18',
    as: [
      'something like fish scales dropped from his eyes and he could see again',
      'scales fell from his eyes',
      'at once it fell off his eyes he received sight got up and was baptized',
      'suddenly it came off and saul was not blind any more',
    ],
  },
  {
    verse: 'Acts 10:34',
    as: [
      'now i see that god doesnt have favorites',
      'god is no respecter of persons',
      'peter opened his mouth and said in truth i understand god shows no partiality',
      'god treats everyone the same whatever country you are from',
    ],
  },
  {
    verse: 'Acts 16:25',
    as: [
      'paul and silas prayed and sang in jail at midnight and the prisoners listened',
      'singing hymns in prison',
      'around the middle of the night they sang praises to god while others in the cells heard',
      'locked up with their feet in chains and still they sing',
    ],
  },
  {
    verse: 'Acts 17:11',
    as: [
      'they were nobler and searched the scriptures every day to see if it was true',
      'the bereans searched the scriptures',
      'they took the word in eagerly and examined the scriptures daily to see if it was so',
      'the good people who checked in their bible if paul was right',
    ],
  },
  {
    verse: 'Acts 17:23',
    as: [
      'i found an altar here that says to an unknown god and thats who i tell you about',
      'to an unknown god',
      'paul in athens walked by their holy things and what you worship without knowing i declare',
      'they even had a statue place for some god they dont know',
    ],
  },
  {
    verse: 'Acts 20:9',
    as: [
      'a young man sat in the window and fell asleep while paul talked on and fell three floors',
      'eutychus fell out of the window',
      'he was overcome by deep sleep as paul preached so long and dropped down dead from the third storey',
      'boy falls asleep during the sermon and out the window',
    ],
  },
  {
    verse: 'Acts 26:14',
    as: [
      'saul it is hard to kick against the pricks',
      'kick against the goads',
      'a voice in hebrew spoke when we all fell down why persecute me it hurts you to kick the sharp stick',
      'you are only hurting yourself like an ox that fights the stick',
    ],
  },
  {
    verse: 'Romans 1:16',
    as: [
      'im not embarrassed about the good news because its gods power to save whoever believes',
      'not ashamed of the gospel',
      'i feel no shame over the message of christ since it is the power that saves the jew first and the greek too',
      'do not be shy about telling people what you believe',
    ],
  },
  {
    verse: 'Romans 1:20',
    as: [
      'you can see what god is like from the things he made so there is no excuse',
      'without excuse',
      'his invisible power has been clearly seen since the creation of the world',
      'just look at nature and you have to know there is a god',
    ],
  },
  {
    verse: 'Romans 3:10',
    as: [
      'theres nobody who is righteous not a single one',
      'none righteous no not one',
      'it is written that not one person is in the right',
      'there isnt one good person anywhere',
    ],
  },
  {
    verse: 'Romans 5:3-4',
    as: [
      'we are even glad about troubles because they make patience and patience character and that hope',
      'suffering makes hope',
      'we boast in sufferings knowing tribulation brings endurance then experience then hope',
      'hard times make you strong and strong makes you hopeful',
    ],
  },
  {
    verse: 'Romans 7:24',
    as: [
      'what a miserable man i am who gets me out of this body of death',
      'o wretched man that i am',
      'wretched as i am who will deliver me from the dying body',
      'paul feels awful about himself and asks who can rescue him',
    ],
  },
  {
    verse: 'Romans 8:15',
    as: [
      'you werent given a spirit that makes slaves afraid but one that makes you children who cry abba',
      'abba father',
      'we received the spirit of adoption and not of bondage to fear again so we call god papa',
      'god adopted you so you are allowed to call him daddy',
    ],
  },
  {
    verse: 'Romans 8:18',
    as: [
      'what we suffer now is nothing next to the glory that is coming',
      'sufferings not worthy to be compared',
      'i reckon that these present pains can not be weighed against what shall be revealed to us',
      'how bad it is now does not count when you see how good it gets',
    ],
  },
  {
    verse: 'Romans 8:26',
    as: [
      'when we dont know how to pray the spirit prays for us with sighs too deep for words',
      'groanings too deep for words',
      'the spirit helps our weakness and pleads with groans that cannot be spoken',
      'if you cant find the words god prays inside you',
    ],
  },
  {
    verse: 'Romans 8:35',
    as: [
      'what can pull us away from christs love trouble or hunger or danger or sword',
      'who shall separate us from christs love',
      'can distress persecution famine nakedness or peril part us from the love of jesus',
      'nothing bad that happens means jesus has stopped loving you',
    ],
  },
  {
    verse: 'Romans 8:37',
    as: [
      'in all this we more than win through him who loved us',
      'more than conquerors',
      'no but in these things we are super winners by the one that loved us',
      'you are not only a winner you are better than a winner',
    ],
  },
  {
    verse: 'Romans 10:15',
    as: [
      'how lovely are the feet of people who bring good news',
      'beautiful feet',
      'how can they preach unless sent as it says beautiful are the feet that carry glad tidings of peace',
      'something odd about pretty feet of messengers',
    ],
  },
  {
    verse: 'Romans 10:17',
    as: [
      'you get faith from hearing and what you hear is the word of god',
      'faith comes by hearing',
      'believing comes out of listening and listening out of gods word',
      'you need to hear about it to be able to believe',
    ],
  },
  {
    verse: 'Romans 11:33',
    as: [
      'how deep and rich is gods wisdom and nobody can figure out his ways',
      'oh the depth of the riches',
      'so deep the knowledge of god so unsearchable what he decides and his ways cannot be traced',
      'god is so smart that we will never work him out',
    ],
  },
  {
    verse: 'Romans 11:36',
    as: [
      'everything is from him and through him and for him so give him glory forever',
      'from him and through him and to him',
      'all things are of god and by him and unto him to whom be the glory amen',
      'it all comes from god and it all goes back to god',
    ],
  },
  {
    verse: 'Romans 12:1',
    as: [
      'give your bodies to god like a living sacrifice',
      'living sacrifice',
      'i beg you brothers by gods mercy offer your body holy and acceptable which is your sensible service',
      'your whole self is a present for god and that is worship',
    ],
  },
  {
    verse: 'Romans 12:9',
    as: [
      'dont fake love hate what is evil and hang on to good',
      'real love without pretence',
      'love must be without hypocrisy abhor bad things and cling to good ones',
      'no pretending when you love people',
    ],
  },
  {
    verse: 'Romans 12:10',
    as: [
      'be fond of each other like brothers and try to honor the others more than yourself',
      'honour others over yourself',
      'have tender brotherly love and outdo each other in giving honour',
      'let the other guy go first and love each other like family',
    ],
  },
  {
    verse: 'Romans 12:18',
    as: [
      'as far as its up to you get along with everybody in peace',
      'peace with all if possible',
      'if it is possible and depends on you be at peace with all men',
      'do your part so that there is no fight',
    ],
  },
  {
    verse: 'Romans 12:20',
    as: [
      'feed your enemy when hes hungry and it will be like hot coals on his head',
      'heap coals of fire on his head',
      'if your enemy is thirsty give him a drink for so you pile burning coals on him',
      'be so nice to the one you hate that he is ashamed',
    ],
  },
  {
    verse: 'Romans 13:1',
    as: [
      'obey the government because god put it there',
      'the powers that be',
      'everyone should be subject to the authorities as there is none except from god',
      'you have to do what the rulers say because god allowed them',
    ],
  },
  {
    verse: 'Romans 13:8',
    as: [
      'owe nobody anything except to love each other',
      'owe no man any thing',
      'the only debt you should have is love since whoever loves his neighbor has kept the law',
      'pay back all you owe and then just keep loving',
    ],
  },
  {
    verse: 'Romans 14:8',
    as: [
      'if we live its for the lord and if we die its for the lord so either way we are his',
      'we are the lords',
      'whether living or dying we belong to the lord',
      'alive or dead you are gods',
    ],
  },
  {
    verse: 'Romans 15:13',
    as: [
      'may the god of hope fill you up with joy and peace as you trust till you overflow with hope',
      'god of hope fill you',
      'let god who gives hope make you full of gladness in believing by the power of the spirit',
      'a blessing that you may be running over with hope',
    ],
  },
  {
    verse: '1 Corinthians 1:18',
    as: [
      'the message of the cross sounds stupid to people who are lost but to us its gods power',
      'the cross is foolishness',
      'preaching about the cross is folly to the perishing while we that are saved find it the power of god',
      'some people think that jesus on the cross is silly',
    ],
  },
  {
    verse: '1 Corinthians 1:27',
    as: [
      'god picked the foolish and weak things to embarrass the wise and the strong',
      'god chose the foolish things',
      'he has chosen what the world calls weak so that the mighty would be put to shame',
      'god uses nobodies and not the strong clever ones',
    ],
  },
  {
    verse: '1 Corinthians 3:6',
    as: [
      'i planted and apollos watered and god made it grow',
      'paul planted apollos watered',
      'one man put in the seed and another gave it water but the increase came from god',
      'we only do the gardening god does the growing',
    ],
  },
  {
    verse: '1 Corinthians 5:6',
    as: [
      'a bit of yeast works through the entire dough',
      'a little leaven leavens the whole lump',
      'your bragging is no good you know a little leaven raises all of it',
      'one small bad thing spreads through everybody like yeast',
    ],
  },
  {
    verse: '1 Corinthians 6:12',
    as: [
      'im allowed to do anything but not all of it is good for me and nothing will be my master',
      'all things lawful but not expedient',
      'everything is lawful for me yet it does not all help and i am not going to be brought under the power of any',
      'just because you can does not mean you should',
    ],
  },
  {
    verse: '1 Corinthians 6:20',
    as: [
      'you were bought and paid for so honor god with your body',
      'bought with a price',
      'since a price was paid for you glorify god in body and spirit which are his',
      'you cost a lot so use your body for god',
    ],
  },
  {
    verse: '1 Corinthians 9:22',
    as: [
      'with weak people i became weak and i became everything to everyone so i could save some',
      'all things to all men',
      'to the weak i was weak that i may gain them and by all means save a few',
      'paul acts like whoever he is with to win them over',
    ],
  },
  {
    verse: '1 Corinthians 10:12',
    as: [
      'if you think you are standing watch out you dont fall',
      'take heed lest ye fall',
      'whoever thinks that he stands firm should be careful not to tumble',
      'just when you feel safe you trip over',
    ],
  },
  {
    verse: '1 Corinthians 10:31',
    as: [
      'eat or drink or do anything do it for gods glory',
      'do all to the glory of god',
      'whatever you do even when you drink or eat let it all glorify god',
      'even your lunch can be for god',
    ],
  },
  {
    verse: '1 Corinthians 12:12',
    as: [
      'one body has lots of parts and thats how it is with christ',
      'one body many members',
      'though the members of the body are many they make a single body so also is christ',
      'we are all different bits of the same body like hands and feet',
    ],
  },
  {
    verse: '1 Corinthians 13:2',
    as: [
      'even if i know everything and my faith can move mountains im nothing without love',
      'without love i am nothing',
      'if i have prophecy and know every mystery and have all knowledge but no love i am nothing',
      'you can be a genius with big faith and still be zero if you are not loving',
    ],
  },
  {
    verse: '1 Corinthians 13:3',
    as: [
      'if i give all i own to the poor and even let my body burn without love it gains me nothing',
      'gave my body to be burned',
      'handing out all my goods to feed the poor does not profit me if i have not love',
      'even giving away everything does not count if you dont love',
    ],
  },
  {
    verse: '1 Corinthians 13:5',
    as: [
      'love isnt rude or selfish or quick to get mad and doesnt keep count of wrongs',
      'love does not keep score',
      'it does not behave badly nor seek its own way is not provoked thinks no evil',
      'the wedding verse bit about not getting grumpy and not remembering bad stuff',
    ],
  },
  {
    verse: '1 Corinthians 13:6',
    as: [
      'love isnt happy about evil its happy with the truth',
      'rejoices in the truth',
      'charity does not rejoice in wickedness but rejoices where there is truth',
      'when you love you are glad if true things win',
    ],
  },
  {
    verse: '1 Corinthians 14:40',
    as: [
      'everything should be done properly and in order',
      'decently and in order',
      'let all things be done in a decent tidy manner',
      'no chaos please do it nicely one after the other',
    ],
  },
  {
    verse: '1 Corinthians 15:10',
    as: [
      'by gods grace i am what i am',
      'i am what i am by grace',
      'his grace toward me was not for nothing i worked harder than them all but it was grace in me',
      'paul says that it is only because of god that he got to be who he is',
    ],
  },
  {
    verse: '1 Corinthians 15:22',
    as: [
      'in adam everyone dies and in christ everybody will live',
      'as in adam all die',
      'just as all men die through adam so shall all be made alive in christ',
      'first man brought us death and jesus brings us back',
    ],
  },
  {
    verse: '1 Corinthians 15:26',
    as: [
      'death is the last enemy to be destroyed',
      'the last enemy',
      'the final foe that gets abolished is death',
      'that line out of harry potter on the gravestone of his parents',
    ],
  },
  {
    verse: '1 Corinthians 15:32',
    as: [
      'if the dead arent raised lets eat and drink since we die tomorrow',
      'eat and drink for tomorrow we die',
      'what good did fighting with beasts at ephesus do me if dead people do not rise',
      'have fun today because tomorrow we are all dead',
    ],
  },
  {
    verse: '1 Corinthians 15:52',
    as: [
      'in the blink of an eye at the last trumpet the dead get up and we are changed',
      'in the twinkling of an eye',
      'in a moment the trumpet shall sound and the dead will be raised never to rot again',
      'super fast the horn blows and everybody is made new',
    ],
  },
  {
    verse: '1 Corinthians 15:58',
    as: [
      'stand firm and let nothing move you because your work for the lord isnt wasted',
      'your labour is not in vain',
      'so dear brothers be steadfast and unmovable always busy in the work of the lord',
      'keep working for god it is worth it',
    ],
  },
  {
    verse: '1 Corinthians 16:13',
    as: [
      'stay awake and stand firm in the faith and be brave and strong',
      'be on guard stand firm be strong',
      'watch and hold fast to the faith act like men be courageous',
      'short one that says be alert and tough in what you believe',
    ],
  },
  {
    verse: '2 Corinthians 1:4',
    as: [
      'he comforts us in our trouble so we can comfort others the same way',
      'comfort others as we are comforted',
      'god consoles us in every affliction that we may console those in any trouble',
      'when you have been sad and god helped you can help somebody sad',
    ],
  },
  {
    verse: '2 Corinthians 3:6',
    as: [
      'the letter kills and the spirit gives life',
      'letter of the law and spirit of the law',
      'he made us servants of a new covenant not of what is written but of the spirit that brings life',
      'rules by themselves kill you but the spirit makes you alive',
    ],
  },
  {
    verse: '2 Corinthians 3:18',
    as: [
      'with faces uncovered we look at the lords glory and get changed bit by bit to be like him',
      'from glory to glory',
      'we behold as in a mirror and are transformed into the same image by the spirit',
      'the more you look at god the more you become like him',
    ],
  },
  {
    verse: '2 Corinthians 4:7',
    as: [
      'the one where we are jars of clay with treasure inside',
      'treasure in earthen vessels',
      'we are like plain pots of clay holding something precious so that the power is seen to be gods and not ours',
      'cheap old pots with gold in them thats us',
    ],
  },
  {
    verse: '2 Corinthians 4:8-9',
    as: [
      'pressed from every side but not crushed knocked down but not out',
      'pressed yet not crushed',
      'we are troubled and puzzled yet not in despair hunted yet not forsaken struck down and not destroyed',
      'life squeezes you and hits you and you are still not broken',
    ],
  },
  {
    verse: '2 Corinthians 4:16',
    as: [
      'so dont lose heart our outside wastes away but inside we are made new every day',
      'outer man perishes inner man renewed',
      'therefore we do not faint although the body decays the inward self is renewed day after day',
      'you get old and wrinkly while your inside gets younger',
    ],
  },
  {
    verse: '2 Corinthians 4:17',
    as: [
      'our small troubles that wont last get us a glory that is heavy and lasts forever',
      'light affliction for a moment',
      'this slight affliction of a moment is working for us an eternal weight of glory',
      'it hurts a little now but it is going to be huge and forever',
    ],
  },
  {
    verse: '2 Corinthians 5:1',
    as: [
      'when the tent we live in is torn down god has a house for us in heaven not made with hands',
      'house not made with hands',
      'if our earthly tent is dissolved there is a building from god eternal in the heavens',
      'our body is just like a tent and we get a real house later',
    ],
  },
  {
    verse: '2 Corinthians 5:8',
    as: [
      'away from the body means at home with the lord',
      'absent from the body present with the lord',
      'we are confident and would rather leave our body and be present with him',
      'people say at funerals that he has left his body and is with jesus',
    ],
  },
  {
    verse: '2 Corinthians 5:20',
    as: [
      'we are christs ambassadors and beg you to make peace with god',
      'ambassadors for christ',
      'as though god were pleading through us we ask on behalf of christ be reconciled',
      'we are like messengers of a king who asks you to be friends again',
    ],
  },
  {
    verse: '2 Corinthians 5:21',
    as: [
      'god made the one without sin to be sin for us so we get to be right with him',
      'he who knew no sin became sin',
      'for our sake he that did not know any sin was made sin that we may be the righteousness of god',
      'jesus swapped places he took our bad and gave us his good',
    ],
  },
  {
    verse: '2 Corinthians 6:14',
    as: [
      'dont be joined in one yoke with unbelievers because light and dark dont mix',
      'unequally yoked',
      'what fellowship has righteousness with wickedness so do not team up with those that do not believe',
      'people say you should not marry someone who isnt christian',
    ],
  },
  {
    verse: '2 Corinthians 8:9',
    as: [
      'he was rich and got poor for you so that you could be rich',
      'though he was rich he became poor',
      'you know how gracious our lord jesus is who took on poverty for your sakes to make you rich',
      'jesus gave up all his riches so we could have them',
    ],
  },
  {
    verse: '2 Corinthians 10:5',
    as: [
      'take every thought prisoner and make it obey christ',
      'thoughts taken captive',
      'we throw down arguments and each high thing that lifts itself against the knowledge of god',
      'catch your bad thoughts and lock them up',
    ],
  },
  {
    verse: '2 Corinthians 11:14',
    as: [
      'no wonder the devil dresses up like an angel of light',
      'satan as an angel of light',
      'even satan himself masquerades as a bright angel',
      'the devil can look really nice and shiny',
    ],
  },
  {
    verse: '2 Corinthians 12:10',
    as: [
      'im happy to be weak because when im weak thats when im strong',
      'when i am weak i am strong',
      'i take pleasure in insults hardships and distresses for christ',
      'it is fine to be a weakling because that makes you strong',
    ],
  },
  {
    verse: '2 Corinthians 13:14',
    as: [
      'the grace of the lord jesus and the love of god and fellowship of the spirit for you all',
      'the grace',
      'grace of our lord jesus christ and gods love and the holy ghosts communion be with all of you',
      'the blessing everyone says together at the end of a meeting',
    ],
  },
  {
    verse: 'Galatians 1:10',
    as: [
      'am i trying to get people to like me or god because a people pleaser isnt christs servant',
      'not a people pleaser',
      'do i seek the favour of men if i still pleased men i would be no servant of christ',
      'stop caring what everybody thinks and care what god thinks',
    ],
  },
  {
    verse: 'Galatians 5:1',
    as: [
      'christ set us free to be free so stand firm and dont put on the slave yoke again',
      'stand fast in freedom',
      'hold fast in the liberty that christ gave you and be not tied up again in bondage',
      'you are free now so dont go back to being a slave',
    ],
  },
  {
    verse: 'Galatians 5:16',
    as: [
      'when the spirit leads your steps you dont do what your body craves',
      'walk by the spirit',
      'walk with the spirit then the lusts of the flesh are not fulfilled',
      'let god lead you and you will not give in to bad cravings',
    ],
  },
  {
    verse: 'Galatians 6:14',
    as: [
      'ill never boast about anything except the cross of our lord jesus',
      'boast only in the cross',
      'may it be far from me to glory but in the cross by which the world is dead to me',
      'the only thing worth bragging about is the cross',
    ],
  },
  {
    verse: 'Ephesians 2:14',
    as: [
      'he himself is our peace and he tore down the wall between the two',
      'dividing wall broken down',
      'christ made both groups one and broke the barrier that was separating them',
      'jesus knocks over the wall so that enemies can be friends',
    ],
  },
  {
    verse: 'Ephesians 2:19',
    as: [
      'you arent strangers or foreigners now you belong to gods family',
      'no longer strangers',
      'you are no more aliens but fellow citizens with the saints in the household of god',
      'nobody is an outsider any more you are part of gods house',
    ],
  },
  {
    verse: 'Ephesians 3:18',
    as: [
      'to grasp the width and the height of it and how long and deep the love is',
      'width length height depth of love',
      'may you be able to comprehend with all the saints its breadth and length and depth and height',
      'so high you cant get over it so wide you cant get round it the love of jesus',
    ],
  },
  {
    verse: 'Ephesians 4:2',
    as: [
      'be humble and gentle and patient and put up with one another because you love',
      'bearing with one another in love',
      'with all lowliness and meekness and long patience be tolerant in love',
      'try not to be annoyed at each other',
    ],
  },
  {
    verse: 'Ephesians 4:5',
    as: [
      'theres just one lord and one faith and one baptism',
      'one lord one faith one baptism',
      'a single lord we have and a single belief and one way of being baptized',
      'a short list of things there is only one of',
    ],
  },
  {
    verse: 'Ephesians 4:15',
    as: [
      'tell the truth with love and grow up into christ the head',
      'speaking the truth in love',
      'by being truthful in love let us grow in all things like him who is the head',
      'be honest but kind about it',
    ],
  },
  {
    verse: 'Ephesians 4:29',
    as: [
      'no filthy talk from your mouth just what builds people up',
      'let no corrupt communication',
      'say only what is good and helps and gives grace to those that hear',
      'watch your language and say nice things that help',
    ],
  },
  {
    verse: 'Ephesians 5:8',
    as: [
      'once you were darkness but now youre light so live like children of light',
      'walk as children of light',
      'in the lord you are light though formerly dark therefore walk that way',
      'i want to live as a child of the light the hymn comes from this',
    ],
  },
  {
    verse: 'Ephesians 5:14',
    as: [
      'wake up sleeper rise from the dead so that christ may shine on you',
      'awake o sleeper',
      'rise you that are sleeping out from the dead ones and christ shall give you light',
      'get out of bed dead people jesus is like the sun',
    ],
  },
  {
    verse: 'Ephesians 5:22',
    as: [
      'wives should submit to their husbands like to the lord',
      'wives submit to your husbands',
      'women be subject to your own husband as unto the lord',
      'the verse that brides argue about doing what the husband says',
    ],
  },
  {
    verse: 'Ephesians 6:1',
    as: [
      'kids do what your parents say because thats right',
      'children obey your parents',
      'young ones obey father and mother in the lord this is the right thing',
      'mum and dad quote this one at you',
    ],
  },
  {
    verse: 'Ephesians 6:4',
    as: [
      'dads dont make your kids angry but raise them the way the lord teaches',
      'fathers provoke not your children',
      'you fathers should not anger your children but bring them up in the lords discipline',
      'a rule for fathers that they must not drive kids mad',
    ],
  },
  {
    verse: 'Ephesians 6:16',
    as: [
      'hold up faith like a shield to put out the evil ones burning arrows',
      'shield of faith',
      'above all take your faith as a shield with which you quench all the fiery darts',
      'when the devil shoots fire at you faith stops it',
    ],
  },
  {
    verse: 'Ephesians 6:17',
    as: [
      'put salvation on like a helmet and take the spirits sword which is gods word',
      'helmet of salvation and sword of the spirit',
      'take along the helmet of being saved and a sword that is the word of god',
      'the bible is like a sword and you have a helmet as well',
    ],
  },
  {
    verse: 'Philippians 1:3',
    as: [
      'every time i remember you i thank my god',
      'i thank god for you',
      'whenever you come to my memory i give thanks to my god',
      'a nice card for friends that says i am grateful every time i think of you',
    ],
  },
  {
    verse: 'Philippians 2:3',
    as: [
      'do nothing from selfishness or showing off but humbly think others better than you',
      'count others better',
      'let nothing be done through strife or vain conceit in lowliness of mind esteem each other more than self',
      'dont be selfish put the other people first',
    ],
  },
  {
    verse: 'Philippians 2:8',
    as: [
      'he made himself low and obeyed all the way to dying and on a cross at that',
      'obedient unto death',
      'being found as a man he humbled himself and was obedient to death even the death of the cross',
      'jesus came down so far that he let himself be killed on a cross',
    ],
  },
  {
    verse: 'Philippians 2:10',
    as: [
      'at the name of jesus every knee will bend in heaven and earth and below',
      'every knee shall bow',
      'all knees of those above and on earth and under the earth must bow at jesus name',
      'one day everybody has to kneel to jesus',
    ],
  },
  {
    verse: 'Philippians 2:12',
    as: [
      'work out your own salvation trembling with fear',
      'fear and trembling',
      'as you always obeyed in my presence so now in my absence work at your salvation',
      'you should be shaking a bit when you work on being saved',
    ],
  },
  {
    verse: 'Philippians 2:14',
    as: [
      'whatever you do dont grumble about it or argue',
      'no complaining',
      'do all things with no murmurings and no disputes',
      'stop moaning and fighting when you have to do something',
    ],
  },
  {
    verse: 'Philippians 3:13',
    as: [
      'one thing i do i forget what is behind and stretch to what is ahead',
      'forget what is behind',
      'brothers i have not got hold of it yet but leaving the past behind i reach for things before me',
      'dont look back at the past keep on going forward',
    ],
  },
  {
    verse: 'Philippians 3:14',
    as: [
      'i keep pushing toward the goal to win the prize god calls me up to',
      'press on toward the mark',
      'i press on to the goal for the prize of gods high calling in christ',
      'like a runner who wants the medal god calls him to',
    ],
  },
  {
    verse: 'Philippians 3:20',
    as: [
      'our citizenship is in heaven and we wait for the savior from there',
      'citizenship up in heaven',
      'heaven is the state we belong to and from it we look for the lord jesus',
      'your real home country is up in heaven',
    ],
  },
  {
    verse: 'Philippians 4:11',
    as: [
      'ive learned to be content however things are',
      'learned to be content',
      'not that i am in need for i learned to be contented in whatever state i am',
      'happy with a lot or with little says paul',
    ],
  },
  {
    verse: 'Colossians 1:17',
    as: [
      'he was before everything and he holds everything together',
      'he holds all things together',
      'he is ahead of all and in him all things consist',
      'jesus is the glue so that the whole world doesnt fall apart',
    ],
  },
  {
    verse: 'Colossians 1:27',
    as: [
      'the secret is out that christ is in you and thats your hope of glory',
      'christ in you the hope of glory',
      'god wanted the gentiles to know how rich this mystery is christ inside you',
      'a big mystery turns out to be that jesus lives in you',
    ],
  },
  {
    verse: 'Colossians 3:2',
    as: [
      'think about things up above and not things down on earth',
      'set your mind on things above',
      'put your affection on what is above rather than on earthly things',
      'keep your head in heaven and not just on stuff down here',
    ],
  },
  {
    verse: 'Colossians 3:12',
    as: [
      'since god chose you and loves you put on kindness and a heart of compassion and patience',
      'put on a heart of compassion',
      'dress as gods chosen holy and beloved in mercy kindness humility meekness longsuffering',
      'getting dressed in being nice and humble like in clothes',
    ],
  },
  {
    verse: 'Colossians 3:15',
    as: [
      'let gods peace be in charge in your hearts and be thankful',
      'let the peace of god rule',
      'the peace of christ should rule your heart as you were called to it in one body',
      'when you feel calm inside god is the boss there and say thanks',
    ],
  },
  {
    verse: 'Colossians 3:16',
    as: [
      'let christs words live in you richly and sing psalms and hymns to each other',
      'word of christ dwell in you richly',
      'teach and advise one another in all wisdom with psalms hymns and spiritual songs singing gratefully',
      'keep what jesus said in your heart and sing church songs',
    ],
  },
  {
    verse: 'Colossians 3:17',
    as: [
      'whatever you say or do do it in the name of the lord jesus with thanks',
      'do everything in the name of jesus',
      'in word and deed let everything be in his name giving thanks to god the father',
      'before you do anything think if jesus could put his name on it',
    ],
  },
  {
    verse: 'Colossians 4:6',
    as: [
      'talk graciously and with some salt so you know how to answer everyone',
      'speech seasoned with salt',
      'let your speech be always with grace like salted food to answer each man well',
      'talk nice with a bit of flavour',
    ],
  },
  {
    verse: '1 Thessalonians 4:11',
    as: [
      'try to live quietly and mind your own business and work with your hands',
      'mind your own business',
      'make it your aim to lead a quiet life attend to your own affairs and do handiwork',
      'the bible says keep your nose out of things and work',
    ],
  },
  {
    verse: '1 Thessalonians 4:13',
    as: [
      'about those who fell asleep dont grieve like people with no hope',
      'grieve not as those without hope',
      'we want you not to be ignorant brothers of the ones asleep so that you are not sorrowing as others do',
      'you can cry at a funeral but you have hope',
    ],
  },
  {
    verse: '1 Thessalonians 4:16',
    as: [
      'the lord will come down with a shout and gods trumpet and the dead in christ get up first',
      'the dead in christ shall rise first',
      'with the archangels voice and a trumpet call the lord himself descends from heaven',
      'jesus is coming down with a loud trumpet and dead believers come out',
    ],
  },
  {
    verse: '1 Thessalonians 4:17',
    as: [
      'we who are still alive will be caught up into the clouds and meet the lord in the air',
      'the rapture',
      'those of us who are left are snatched up together with them and stay with the lord forever',
      'people flying up to the sky to jesus when he returns',
    ],
  },
  {
    verse: '1 Thessalonians 5:11',
    as: [
      'encourage one another and build each other up',
      'build one another up',
      'so comfort each other and strengthen each other as you are doing',
      'say things that make others feel stronger',
    ],
  },
  {
    verse: '1 Thessalonians 5:21',
    as: [
      'test everything and hold on to what is good',
      'prove all things',
      'check all of it and keep fast the good',
      'try it all out and just keep the good stuff',
    ],
  },
  {
    verse: '2 Thessalonians 3:3',
    as: [
      'the lord is faithful and he makes you strong and guards you from the evil one',
      'the lord is faithful',
      'you can rely on the lord who will establish you and keep you from evil',
      'god sticks with you and protects you from the devil',
    ],
  },
  {
    verse: '1 Timothy 1:15',
    as: [
      'jesus christ came to the world to save sinners and im the worst',
      'chief of sinners',
      'it is a faithful saying worth accepting that he came to save sinners of whom i am foremost',
      'paul says nobody was as bad as him and jesus came for that kind',
    ],
  },
  {
    verse: '1 Timothy 4:8',
    as: [
      'working out your body is worth something but godliness is good for everything',
      'bodily exercise profits little',
      'physical training has some value yet being godly has a promise for this life and the one to come',
      'going to the gym is fine but training with god is better',
    ],
  },
  {
    verse: '1 Timothy 5:23',
    as: [
      'dont only drink water have a bit of wine for your stomach',
      'a little wine for thy stomach',
      'use a little wine on account of your stomach and your frequent illnesses',
      'paul tells timothy to drink wine when his tummy hurts',
    ],
  },
  {
    verse: '1 Timothy 6:6',
    as: [
      'being godly and content is a big profit',
      'godliness with contentment',
      'great gain is in godliness if one is satisfied with it',
      'if you love god and are happy with what you have you are rich',
    ],
  },
  {
    verse: '1 Timothy 6:12',
    as: [
      'fight the good fight of the faith and grab hold of eternal life',
      'fight the good fight',
      'take hold of the eternal life you were called to when you confessed before many witnesses',
      'the hymn where you fight with all your might',
    ],
  },
  {
    verse: '2 Timothy 1:12',
    as: [
      'im not ashamed because i know who i trusted and he can keep what i gave him till that day',
      'i know whom i have believed',
      'i suffer these things without shame being persuaded that he is able to guard what i committed to him',
      'you know who you believe in so he will look after it',
    ],
  },
  {
    verse: '2 Timothy 2:13',
    as: [
      'if we arent faithful he still is because he cant deny himself',
      'he remains faithful',
      'even when we are faithless he stays true for he can not go against himself',
      'god keeps his side even if you do not keep yours',
    ],
  },
  {
    verse: '2 Timothy 2:15',
    as: [
      'do your best to be a workman god approves who handles the word of truth right',
      'rightly dividing the word',
      'study to show yourself approved unto god a worker that need not be ashamed',
      'work hard at the bible so you dont have to be embarrassed',
    ],
  },
  {
    verse: '2 Timothy 4:3',
    as: [
      'people wont put up with sound teaching and will get teachers who scratch their itching ears',
      'itching ears',
      'a time comes when they heap up teachers after their own desires and not endure right doctrine',
      'they only listen to preachers that say what they want to hear',
    ],
  },
  {
    verse: 'Titus 3:5',
    as: [
      'he saved us not for good things we did but because of his mercy with a washing that makes new',
      'not by works of righteousness',
      'according to his mercy we are saved by the washing of rebirth and renewing of the holy ghost',
      'god washed us new because he is kind and not because we were good',
    ],
  },
  {
    verse: 'Philemon 1:16',
    as: [
      'not as a slave any more but as a dear brother',
      'more than a slave a brother',
      'take him back no longer a servant but above a servant a beloved brother to me and to you',
      'paul asks him to treat the runaway slave onesimus like family',
    ],
  },
  {
    verse: 'Hebrews 4:15',
    as: [
      'our high priest knows our weakness he was tempted in every way like us and didnt sin',
      'tempted yet without sin',
      'our high priest is not one who cannot feel with our infirmities he was in all points tested',
      'jesus knows how it feels to be tempted because he was too',
    ],
  },
  {
    verse: 'Hebrews 4:16',
    as: [
      'come boldly up to the throne of grace and get mercy and help when you need it',
      'approach the throne of grace',
      'let us draw near with confidence to find grace in time of need',
      'you may walk right up to gods chair and ask for help',
    ],
  },
  {
    verse: 'Hebrews 6:19',
    as: [
      'this hope is like an anchor for the soul strong and sure',
      'hope the souls anchor',
      'hope anchors our soul firm and steadfast and reaches behind the curtain',
      'the tattoo with the anchor that means hope',
    ],
  },
  {
    verse: 'Hebrews 9:27',
    as: [
      'people die once and after that comes judgment',
      'appointed once to die',
      'it is set for men to die one time then to be judged',
      'you only die one time so no coming back as somebody else',
    ],
  },
  {
    verse: 'Hebrews 10:24',
    as: [
      'lets think how to stir each other up to love and do good',
      'provoke one another to love',
      'consider one another to provoke to love and to good works',
      'poke each other to be more loving',
    ],
  },
  {
    verse: 'Hebrews 10:25',
    as: [
      'dont give up meeting together as some do but encourage each other',
      'dont stop assembling together',
      'do not neglect to assemble yourselves together as the habit of some is the more as you see the day approach',
      'why you should not skip church',
    ],
  },
  {
    verse: 'Hebrews 11:6',
    as: [
      'you cant please god without faith you have to believe he is there and rewards seekers',
      'without faith it is impossible to please god',
      'anyone coming to god must believe he exists and rewards those that seek him',
      'god likes it when you trust him and there is no other way',
    ],
  },
  {
    verse: 'Hebrews 11:8',
    as: [
      'abraham left by faith when god called and had no idea where he was going',
      'abraham went out not knowing where',
      'called to a place that he would inherit he obeyed and set off without knowing whither',
      'he packed up and moved because god said so and he did not even know where to',
    ],
  },
  {
    verse: 'Hebrews 12:2',
    as: [
      'keep your eyes on jesus who started our faith and finishes it and took the cross for the joy ahead',
      'eyes on jesus author of faith',
      'looking to the author and perfecter of faith who endured the cross despising the shame and sat down at gods right hand',
      'turn your eyes upon jesus like in the old song',
    ],
  },
  {
    verse: 'Hebrews 12:29',
    as: [
      'our god is a fire that burns everything up',
      'god is a consuming fire',
      'for he that we call god is a devouring fire',
      'god is dangerous like a blaze',
    ],
  },
  {
    verse: 'Hebrews 13:6',
    as: [
      'the lord is my helper so im not scared what can people do to me',
      'with courage we say i will not fear what man does because the lord helps me',
      'if god is on your side then people cant really hurt you',
      'the lord helps me so what could a man do to me',
    ],
  },
  {
    verse: 'James 1:2',
    as: [
      'be glad when all sorts of trials come your way brothers',
      'count it all joy',
      'think of it as joy each time you fall into various testings',
      'james says be happy when you have problems',
    ],
  },
  {
    verse: 'James 1:6',
    as: [
      'ask in faith and dont doubt because a doubter is like a wave blown around in the sea',
      'like a wave of the sea',
      'he that wavers resembles a wave driven and tossed by wind so ask believing',
      'if you are unsure you get thrown about like water in a storm',
    ],
  },
  {
    verse: 'James 1:12',
    as: [
      'blessed is someone who holds out in trials because god promised him the crown of life',
      'crown of life for those who endure',
      'happy the man that endures temptation for once approved he will receive a crown',
      'if you hang in there when you are tested you get a crown',
    ],
  },
  {
    verse: 'James 1:17',
    as: [
      'every good gift comes down from above from the father of lights who doesnt change like shadows',
      'every good and perfect gift',
      'each perfect present is from the father above with whom is no variation nor shadow of turning',
      'all the nice things come down from god they put that on baby cards',
    ],
  },
  {
    verse: 'James 1:23',
    as: [
      'someone who hears the word and doesnt do it is like a man looking at his face in a mirror',
      'face in the mirror',
      'a hearer and not a doer is as one who beholds his natural face in a glass',
      'like a guy who looks at himself and right away forgets',
    ],
  },
  {
    verse: 'James 1:27',
    as: [
      'real religion is looking after orphans and widows and staying clean from the world',
      'care for the fatherless and widows',
      'pure religion before god is to visit orphans and widows in affliction and stay unspotted',
      'true religion means you care for kids without dads and ladies whose husbands died',
    ],
  },
  {
    verse: 'James 2:19',
    as: [
      'you believe theres one god well good the demons do too and they shake',
      'even the demons believe and tremble',
      'thou believest that god is one and the devils believe as well and shudder',
      'believing is not enough since the devil also knows that god is there',
    ],
  },
  {
    verse: 'James 3:5',
    as: [
      'the tongue is small and brags big just like a little spark burns down a huge forest',
      'tongue is a fire',
      'the tongue is a little member but boasts of great things a small fire kindles a great forest',
      'your mouth is tiny and it can set everything on fire',
    ],
  },
  {
    verse: 'James 3:8',
    as: [
      'no human can tame the tongue its full of deadly poison',
      'nobody can tame the tongue',
      'the tongue is an unruly evil that no man tames with poison that kills',
      'you can train lions but not your own mouth',
    ],
  },
  {
    verse: 'James 4:6',
    as: [
      'god is against proud people but gives grace to the humble',
      'proud resisted humble given grace',
      'he gives more grace so it says god resists the proud and favours the humble',
      'god does not like big heads he likes little ones',
    ],
  },
  {
    verse: 'James 4:14',
    as: [
      'you dont know about tomorrow your life is a mist that shows a little while and is gone',
      'life is a vapor',
      'your life is even like a vapour that appears for a short time then vanishes away',
      'we are like steam or fog here and gone',
    ],
  },
  {
    verse: 'James 4:17',
    as: [
      'if you know the good you should do and dont do it thats sin',
      'knowing good and not doing it',
      'to him that knows how to do good and does it not it is sin',
      'not helping when you know you should is wrong too',
    ],
  },
  {
    verse: 'James 5:14',
    as: [
      'if someones sick call the church elders to pray over him and put oil on him',
      'anoint the sick with oil',
      'is any among you ill let him send for the elders and they pray and anoint in the lords name',
      'putting oil on sick people and praying',
    ],
  },
  {
    verse: '1 Peter 1:7',
    as: [
      'your faith is worth more than gold and gets tested by fire like gold',
      'faith tried in the fire',
      'trials prove faith which is much more precious than gold that perishes though it be tested with fire',
      'hard times are like the hot oven that makes gold clean',
    ],
  },
  {
    verse: '1 Peter 1:8',
    as: [
      'you never saw him but you love him and are so happy that words fail',
      'joy unspeakable and full of glory',
      'though you do not see him now you believe and rejoice with inexpressible joy',
      'loving jesus even if you have not seen him',
    ],
  },
  {
    verse: '1 Peter 1:24',
    as: [
      'people are like grass and all their glory like flowers grass dries up and flowers drop',
      'all flesh is as grass',
      'the grass withers and the flower falls away such is every man and his glory',
      'we fade like flowers in a field it is in the brahms requiem',
    ],
  },
  {
    verse: '1 Peter 2:2',
    as: [
      'want pure spiritual milk like newborn babies so you can grow',
      'like newborn babes desire milk',
      'as infants just born long for the sincere milk of the word that you may grow by it',
      'christians drinking milk like babies',
    ],
  },
  {
    verse: '1 Peter 2:9',
    as: [
      'you are a chosen people royal priests a holy nation called out of darkness into wonderful light',
      'a royal priesthood',
      'you are a chosen generation and a people of gods own to show the praises of him who called you to marvelous light',
      'god picked you to be like priests and kings',
    ],
  },
  {
    verse: '1 Peter 2:24',
    as: [
      'he carried our sins himself on the tree and by his wounds you were healed',
      'by his stripes you were healed',
      'he himself bore our sins in his own body upon the wood so we die to sin and live for righteousness',
      'you got better since jesus got hurt on the cross',
    ],
  },
  {
    verse: '1 Peter 3:4',
    as: [
      'real beauty is the hidden person of the heart with a gentle and quiet spirit',
      'gentle and quiet spirit',
      'let it be the inner man of the heart an ornament of a meek spirit very precious to god',
      'it is not about make up or hair it is who you are inside',
    ],
  },
  {
    verse: '1 Peter 3:15',
    as: [
      'always be ready to answer when somebody asks why you have hope and do it gently',
      'be ready to give an answer',
      'sanctify the lord in your hearts and have a reason prepared for the hope in you with meekness',
      'be able to explain to people why you believe',
    ],
  },
  {
    verse: '1 Peter 4:10',
    as: [
      'use whatever gift you got to serve each other',
      'use your gift to serve',
      'as each one has received a gift minister with it as good stewards of gods manifold grace',
      'god gave everyone a talent so help people with yours',
    ],
  },
  {
    verse: '2 Peter 2:22',
    as: [
      'a dog goes back to its vomit and a washed pig rolls in the mud again',
      'the sow returns to her wallowing',
      'the true proverb says the dog turns to his own vomit and the clean sow to the mire',
      'gross one where the pig had a bath and gets dirty right after',
    ],
  },
  {
    verse: '2 Peter 3:9',
    as: [
      'the lord isnt slow about his promise hes patient because he doesnt want anyone lost',
      'not willing that any should perish',
      'he is not slack as some count slowness but longsuffering so that all come to repentance',
      'god waits so long because he hopes that everybody will say sorry',
    ],
  },
  {
    verse: '2 Peter 3:10',
    as: [
      'that day comes like a thief and the heavens vanish with a roar and everything burns up',
      'the elements melt with fervent heat',
      'the day of the lord comes as a thief in the night and the earth and its works shall be burned',
      'at the end the whole world goes up in fire',
    ],
  },
  {
    verse: '1 John 1:5',
    as: [
      'god is light and theres no dark in him at all',
      'god is light',
      'this is the message we heard and declare to you that in god there is no darkness',
      'god is bright all over with not one bit of dark',
    ],
  },
  {
    verse: '1 John 1:7',
    as: [
      'if we walk in the light then we are together and jesus blood cleans us from all sin',
      'walk in the light',
      'walking in light as he is in light gives us fellowship and the blood of his son cleanses us',
      'stay where it is bright with god and your sins get washed off',
    ],
  },
  {
    verse: '1 John 2:15',
    as: [
      'dont love the world or what is in it because then the fathers love isnt in you',
      'love not the world',
      'if any man loves the world and its things the love of the father is not within him',
      'you can not love god and all that stuff out there as well',
    ],
  },
  {
    verse: '1 John 3:1',
    as: [
      'look how much the father loves us that he calls us his children',
      'called children of god',
      'see what manner of love the father gave us that we be called sons of god',
      'god loves us so much that we get to be his kids',
    ],
  },
  {
    verse: '1 John 3:16',
    as: [
      'we know what love is because he gave his life for us and we should for the brothers',
      'lay down our lives for the brethren',
      'hereby we perceive love that he laid down his life so we ought to do the same for brothers',
      'not john three sixteen the other one about dying for others',
    ],
  },
  {
    verse: '1 John 3:18',
    as: [
      'lets not love with talk but with what we really do children',
      'love in deed and truth',
      'my little children love not in word or tongue only but in deed',
      'dont just say i love you do something',
    ],
  },
  {
    verse: '1 John 4:7',
    as: [
      'dear friends lets love each other since love comes from god',
      'beloved let us love one another',
      'everyone that loves is born of god and knows god because love is of god',
      'love each other because it is god who gives love',
    ],
  },
  {
    verse: '1 John 4:10',
    as: [
      'this is love not us loving god but him loving us and sending his son for our sins',
      'not that we loved god',
      'herein is love that he loved us and sent the son to be the propitiation for sins',
      'god started with love and he sent jesus to make up for our sins',
    ],
  },
  {
    verse: '1 John 4:12',
    as: [
      'nobody has ever seen god but if we love each other he lives in us',
      'no one has seen god',
      'no man has beheld god at any time yet if we love one another god dwells within us',
      'to love another person is to see the face of god like in les miserables',
    ],
  },
  {
    verse: '1 John 4:20',
    as: [
      'anyone who says i love god but hates a brother is a liar',
      'hates his brother and says he loves god',
      'how can he that does not love the brother he has seen love god whom he has not seen',
      'you cant love god if you cant stand the people right in front of you',
    ],
  },
  {
    verse: '2 John 1:6',
    as: [
      'love means living by his commandments and the command is to walk in love',
      'walk according to his commandments',
      'this is love that we walk after what he commanded as you have heard from the beginning',
      'johns little letter to the lady says that love is doing what god told you',
    ],
  },
  {
    verse: '3 John 1:2',
    as: [
      'dear friend i pray you do well and are healthy just as your soul does well',
      'prosper and be in health',
      'beloved i wish above all that you may prosper even as your soul prospers',
      'a nice greeting i hope that you are fine in body like in soul',
    ],
  },
  {
    verse: '3 John 1:4',
    as: [
      'nothing makes me happier than hearing my children walk in the truth',
      'my children walk in truth',
      'there is no greater joy for me than to hear that the children are living truthfully',
      'the thing parents hang up about joy that their kids follow the truth',
    ],
  },
  {
    verse: 'Jude 1:24',
    as: [
      'to him who can keep you from falling and bring you spotless and glad before his glory',
      'able to keep you from falling',
      'now unto him that can guard you from stumbling and present you faultless in the presence of his glory with joy',
      'closing blessing about god holding you so that you do not trip',
    ],
  },
  {
    verse: 'Revelation 1:7',
    as: [
      'look he is coming on the clouds and every eye sees him even the ones who pierced him',
      'lo he comes with clouds',
      'all tribes of the earth will wail because of him as he comes in clouds',
      'everybody will see him in the sky one day and cry',
    ],
  },
  {
    verse: 'Revelation 1:18',
    as: [
      'i was dead and look im alive forever and the keys of death and hell are mine',
      'keys of death and hades',
      'i am the living one that died and behold i live for evermore holding the keys of death',
      'jesus says he was dead and now has got the key to the underworld',
    ],
  },
  {
    verse: 'Revelation 2:4',
    as: [
      'what i have against you is that you left your first love',
      'you have left your first love',
      'nevertheless i hold it against you that the love you had at first is gone',
      'you do not love me like you used to',
    ],
  },
  {
    verse: 'Revelation 2:10',
    as: [
      'be faithful even if you die and ill give you the crown of life',
      'faithful unto death',
      'do not fear what you are about to suffer the devil will throw some in prison but be faithful and receive a crown',
      'hold on till the end and you get a crown',
    ],
  },
  {
    verse: 'Revelation 4:8',
    as: [
      'four creatures with six wings full of eyes say day and night holy holy holy is the lord',
      'holy holy holy lord god almighty',
      'they never rest saying holy is the almighty who was and is and will come',
      'weird animals covered with eyes singing to god without a stop',
    ],
  },
  {
    verse: 'Revelation 5:12',
    as: [
      'the lamb that was killed deserves power and riches and wisdom and honor and glory',
      'worthy is the lamb',
      'with a loud voice worthy is the slain lamb to receive strength glory and blessing',
      'that big chorus in handels messiah about the lamb',
    ],
  },
  {
    verse: 'Revelation 7:9',
    as: [
      'a huge crowd no one could count from every nation and tribe and language in white robes with palms',
      'multitude that no one could number',
      'a great multitude of all peoples and tongues in front of the throne and the lamb',
      'people from every country dressed in white in heaven',
    ],
  },
  {
    verse: 'Revelation 8:1',
    as: [
      'when he opened the seventh seal it was quiet in heaven for half an hour',
      'silence in heaven',
      'at the opening of the seventh seal there was silence about thirty minutes',
      'heaven goes completely quiet for a bit',
    ],
  },
  {
    verse: 'Revelation 11:15',
    as: [
      'the kingdom of the world now belongs to our lord and his christ and he reigns forever',
      'he shall reign for ever and ever',
      'the seventh angel blew and loud voices said the kingdoms of this world are now our lords',
      'hallelujah chorus words about ruling for ever',
    ],
  },
  {
    verse: 'Revelation 12:9',
    as: [
      'the big dragon the old snake called the devil and satan was thrown to the earth with his angels',
      'the dragon was cast out',
      'that ancient serpent deceiver of the world was hurled down',
      'the dragon loses the fight and is kicked out of heaven',
    ],
  },
  {
    verse: 'Revelation 13:17',
    as: [
      'nobody can buy or sell unless he has the mark or the number of the beasts name',
      'mark of the beast',
      'no man might buy and sell save he that has the mark the name or number of the beast',
      'you cant shop any more if you do not have the stamp',
    ],
  },
  {
    verse: 'Revelation 14:13',
    as: [
      'blessed are the dead in the lord they rest from their work and what they did follows them',
      'rest from their labours',
      'i heard a voice say write happy the dead that die in the lord for their works follow',
      'read at a burial about dead people resting now',
    ],
  },
  {
    verse: 'Revelation 16:16',
    as: [
      'they were gathered at the place called armageddon in hebrew',
      'armageddon',
      'he gathered them together into a place with a hebrew name for the last battle',
      'where the end of the world war is',
    ],
  },
  {
    verse: 'Revelation 19:9',
    as: [
      'blessed are those invited to the lambs wedding supper',
      'marriage supper of the lamb',
      'write this happy are they who are called to the wedding feast of the lamb',
      'lucky people who get an invitation for the lambs wedding party',
    ],
  },
  {
    verse: 'Revelation 19:16',
    as: [
      'on his robe and thigh it said king of kings and lord of lords',
      'king of kings and lord of lords',
      'he has a name written on his garment and leg that he is king over kings',
      'he has got king of all kings written on his leg like a tattoo',
    ],
  },
  {
    verse: 'Revelation 20:12',
    as: [
      'i saw the dead big and small before the throne with books open and the book of life',
      'the books were opened',
      'the dead were judged by their works from what the books had written',
      'everyone dead stands in front of the throne while god reads out of books',
    ],
  },
  {
    verse: 'Revelation 20:15',
    as: [
      'anyone whose name wasnt in the book of life got thrown in the lake of fire',
      'lake of fire',
      'whosoever was not written in the book was cast into the fiery lake',
      'if your name is not on the list you go in the fire',
    ],
  },
  {
    verse: 'Revelation 21:1',
    as: [
      'i saw heaven and earth new and the old ones were gone and no more sea',
      'a new heaven and a new earth',
      'the first heaven and first earth passed away and there was no longer any sea',
      'everything is fresh in the end sky and ground but without an ocean',
    ],
  },
  {
    verse: 'Revelation 21:2',
    as: [
      'the holy city new jerusalem came down out of heaven like a bride dressed for her husband',
      'new jerusalem',
      'i john saw the city prepared as a bride adorned coming down from god',
      'a city floats down looking like a bride',
    ],
  },
  {
    verse: 'Revelation 21:5',
    as: [
      'the one on the throne said look im making everything new',
      'i make all things new',
      'behold said he who sat on the throne all is made new write for these words are true',
      'god says that he is fixing everything to be like new',
    ],
  },
  {
    verse: 'Revelation 21:21',
    as: [
      'twelve gates of pearl and a street of pure gold like clear glass',
      'pearly gates and streets of gold',
      'each of the gates was one single pearl and the city street gold as transparent glass',
      'heaven has gates made from pearls and golden roads',
    ],
  },
  {
    verse: 'Revelation 22:2',
    as: [
      'the tree of life by the river has twelve kinds of fruit and leaves to heal the nations',
      'leaves for the healing of the nations',
      'on either side of the river stood the tree of life bearing fruit every month',
      'a tree in heaven that makes countries well with its leaves',
    ],
  },
  {
    verse: 'Revelation 22:20',
    as: [
      'yes im coming soon amen come lord jesus',
      'come lord jesus',
      'he who testifies these things says surely i come quickly even so come',
      'nearly the last words in the bible asking jesus to come',
    ],
  },
];

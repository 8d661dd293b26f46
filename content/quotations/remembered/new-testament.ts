import type { RememberedVerse } from '../remembered.ts';

/** Verses of the New Testament. */
export const newTestament: readonly RememberedVerse[] = [
  {
    verse: 'Matthew 1:23',
    as: [
      'god with us is what his name means the baby a virgin will have',
      'virgin baby called emmanuel',
      'a maiden will be pregnant and bear a boy named immanuel which translates as god beside us',
      'a girl who isnt married has a baby and his name says that god came to be near people',
    ],
  },
  {
    verse: 'Matthew 2:11',
    as: [
      'they opened their presents for the baby gold and incense and myrrh after kneeling down in front of him',
      'gold frankincense and myrrh',
      'the wise men came in the stable saw the child with mary bowed and offered him gold and perfumes',
      'the three kings find baby jesus and give him expensive gifts',
    ],
  },
  {
    verse: 'Matthew 4:4',
    as: [
      'every word god says is what people need to live not just food',
      'a human cannot survive only on loaves but on each saying out of gods mouth',
      'jesus was hungry but said eating is not enough you need what god tells you too',
    ],
  },
  {
    verse: 'Matthew 4:19',
    as: [
      'ill teach you to catch people instead of fish if you come along with me',
      'fishers of men',
      'come after me and i shall turn you into hunters of human beings',
      'jesus tells some fishermen to go with him and from now on bring people to god',
    ],
  },
  {
    verse: 'Matthew 5:3',
    as: [
      'heaven belongs to the ones who are poor inside and they are blessed',
      'blessed the poor in spirit',
      'happy are the humble of soul because gods kingdom is theirs',
      'people who know they have nothing to show god get to be in his kingdom',
    ],
  },
  {
    verse: 'Matthew 5:4',
    as: [
      'those who are grieving are blessed since someone will comfort them',
      'mourners will be comforted',
      'happy are they that weep for they shall be consoled',
      'if you are crying because somebody died god will make you feel better',
    ],
  },
  {
    verse: 'Matthew 5:5',
    as: [
      'the whole earth will go to the gentle people in the end',
      'meek inherit the earth',
      'lucky are the humble because they will recieve the world',
      'quiet people who dont push will get everything one day',
    ],
  },
  {
    verse: 'Matthew 5:6',
    as: [
      'people starving and thirsty for what is right will get their fill',
      'hunger and thirst for justice',
      'blessed are they who long for justice like food and drink for they will be full up',
      'if you really want things to be fair as badly as you want lunch you will get it',
    ],
  },
  {
    verse: 'Matthew 5:8',
    as: [
      'seeing god is for people whose hearts are clean',
      'pure heart sees god',
      'happy are those with a clean soul for they will look upon the lord',
      'if you are honest inside with no bad thoughts you will get to see god',
    ],
  },
  {
    verse: 'Matthew 5:9',
    as: [
      'gods children thats what the ones who make peace are going to be called',
      'blessed are the peacemakers',
      'happy those who stop quarrels since they will be named sons of the lord',
      'people who help others quit fighting are like gods own kids',
    ],
  },
  {
    verse: 'Matthew 5:13',
    as: [
      'if salt isnt salty any more you throw it out and you are the salt of this world',
      'you are earths salt',
      'you are the seasoning of the world but when the flavour has gone it is only good to be stepped on',
      'jesus says his friends make the world taste better like salt does and should not go bland',
    ],
  },
  {
    verse: 'Matthew 5:14',
    as: [
      'a town up on a hill cant be hidden and you are light like that for the world',
      'city on a hill',
      'you are the lamp of the earth a village built on a mountain can not be concealed',
      'followers of jesus should be seen by everybody like a bright town at night',
    ],
  },
  {
    verse: 'Matthew 5:16',
    as: [
      'people should see the good you do and praise the father for it so shine',
      'let your light shine',
      'make your lamp glow in front of everyone so they notice your kind actions and thank god in heaven',
      'this little light of mine do nice things so others think well of god',
    ],
  },
  {
    verse: 'Matthew 5:37',
    as: [
      'anything more than a plain yes or a plain no comes from the evil one',
      'yes be yes no be no',
      'let your word be simply yea or nay any more than that is from the devil',
      'you dont need to swear on anything just tell the truth',
    ],
  },
  {
    verse: 'Matthew 5:39',
    as: [
      'dont fight back against someone evil offer the left cheek if they hit you on the right',
      'turn the other cheek',
      'do not resist a bad man when he slaps you give him the other side of your face as well',
      'if somebody hits you dont hit back even let him do it again',
    ],
  },
  {
    verse: 'Matthew 5:44',
    as: [
      'pray for people who persecute you and even love your enemies',
      'love your enemies',
      'be good to those who hate you bless your foes and ask god to help the ones who hurt you',
      'be nice to mean people too and say a prayer for them',
    ],
  },
  {
    verse: 'Matthew 5:45',
    as: [
      'bad and good people get the same sun and rain falls on both from god',
      'rain on just and unjust',
      'your heavenly father lets his sun shine over the wicked and the kind and sends showers on the fair and unfair',
      'god gives sunshine and rain to everyone no matter if they behave',
    ],
  },
  {
    verse: 'Matthew 6:3',
    as: [
      'your left hand shouldnt know about it if your right hand gives to the poor',
      'left hand right hand secret',
      'when you hand out charity keep it hidden even from your other hand',
      'help poor people without showing off or telling anybody',
    ],
  },
  {
    verse: 'Matthew 6:9',
    as: [
      'this is the way to pray father of ours up in heaven may your name be holy',
      'our father hallowed name',
      'pray like so daddy in the skies let thy name be blessed',
      'jesus taught his friends how to start the prayer everyone says in church',
    ],
  },
  {
    verse: 'Matthew 6:11',
    as: [
      'bread for today please give it to us',
      'our daily bread',
      'grant us this morning the food that we need each day',
      'asking god to give us enough to eat for one day',
    ],
  },
  {
    verse: 'Matthew 6:13',
    as: [
      'keep evil away from us and dont let us be tempted end of the lords prayer',
      'lead us not into temptation',
      'do not bring us to the test and rescue us from the bad one for the kingdom and power are yours',
      'asking god to not let me do something bad and to save me from the devil',
    ],
  },
  {
    verse: 'Matthew 6:19',
    as: [
      'moths and rust ruin things and burglars steal them so dont hoard stuff here on earth',
      'treasure moth rust and thieves',
      'do not pile up riches in this world where insects and corrosion eat them and robbers break in',
      'dont collect lots of things because they get broken or stolen anyway',
    ],
  },
  {
    verse: 'Matthew 6:21',
    as: [
      'your heart is going to be in the same place as your treasure',
      'heart follows your treasure',
      'where you keep your gold there your soul will stay also',
      'what you think is most valuable is what you love and think about',
    ],
  },
  {
    verse: 'Matthew 6:24',
    as: [
      'god and money you cant serve both you will hate one boss and love the other',
      'cannot serve two masters',
      'no man is able to work for two lords he will despise one you can not worship god and mammon',
      'you have to choose if god or being rich is number one',
    ],
  },
  {
    verse: 'Matthew 6:26',
    as: [
      'god feeds the birds though they dont plant or store anything and you matter more than they do',
      'look at the birds',
      'not worrying because of the birds and the flowers',
      'the birds and the flowers do not worry',
      'watch the sparrows in the sky they do not farm nor gather in barns yet the father gives them food',
      'birds dont have jobs and still eat so god will take care of you to',
    ],
  },
  {
    verse: 'Matthew 6:28',
    as: [
      'why worry about clothes see how lilies grow without working or spinning',
      'lilies of the field',
      'consider the flowers in the meadow they neither labour nor weave',
      'the flowers dont do anything and they look pretty so dont fuss about what to wear',
    ],
  },
  {
    verse: 'Matthew 6:33',
    as: [
      'all the rest will come to you if gods kingdom and doing right are first',
      'seek the kingdom first',
      'look for the kingdom of heaven before anything and the other things shall be given you besides',
      'put god at the top and you will get what you need',
    ],
  },
  {
    verse: 'Matthew 6:34',
    as: [
      'today has enough trouble so leave worrying about tomorrow to tomorrow',
      'dont worry about tomorrow',
      'be not anxious for the next day for it will care for itself each day has plenty of evil',
      'dont be scared of what might happen the day after just do today',
    ],
  },
  {
    verse: 'Matthew 7:1',
    as: [
      'you wont be judged if you dont judge others',
      'judge not others',
      'do not condemn so that no one condemns you',
      'dont say others are bad or the same will be said about you',
    ],
  },
  {
    verse: 'Matthew 7:3',
    as: [
      'you see the tiny speck in your brothers eye but not the log in your own',
      'beam in your own eye',
      'why do you look at the splinter in your neighbors eye and miss the plank sticking in yours',
      'you notice little mistakes of others but dont see your own big ones',
    ],
  },
  {
    verse: 'Matthew 7:6',
    as: [
      'pigs will only trample pearls so dont throw them there nor holy things to dogs',
      'pearls before swine',
      'do not give what is sacred to hounds or toss jewels to the hogs or they turn and tear you',
      'dont waste precious things on somebody who cant appreciate them',
    ],
  },
  {
    verse: 'Matthew 7:7',
    as: [
      'a door gets opened when you knock you find when you look you get when you ask',
      'request and you will receive search and you shall discover bang on the door and it opens',
      'keep asking god and he is going to answer',
    ],
  },
  {
    verse: 'Matthew 7:12',
    as: [
      'however you want people to treat you thats how to treat them the law and prophets in a nutshell',
      'the golden rule',
      'do unto your neighbour what you wish he did unto you for this is the whole law',
      'be as nice to others as you want them to be to you',
    ],
  },
  {
    verse: 'Matthew 7:13',
    as: [
      'the road to ruin is wide and many take it so go in by the narrow gate',
      'narrow gate wide road',
      'enter through the small door because broad is the path that leads to hell',
      'the easy way goes somewhere bad and lots of folks choose it take the hard little one',
    ],
  },
  {
    verse: 'Matthew 7:15',
    as: [
      'beware of false prophets who look like sheep but are hungry wolves underneath',
      'wolf in sheeps clothing',
      'look out for lying preachers they come dressed as lambs while inside they are savage beasts',
      'some people act nice and holy but they want to hurt you',
    ],
  },
  {
    verse: 'Matthew 7:16',
    as: [
      'no one picks grapes off thorns you recognise them by what fruit they bear',
      'know them by their fruit',
      'by their works you will tell them apart do you gather figs from thistles',
      'you can see if somebody is good by what he does not what he says',
    ],
  },
  {
    verse: 'Matthew 7:24',
    as: [
      'whoever hears what i say and does it is like a smart man whose house is built on rock',
      'house built on rock',
      'the one who listens to my teaching and obeys it resembles a wise builder who laid his home upon stone',
      'if you do what jesus says you are like a house that doesnt fall in a storm',
    ],
  },
  {
    verse: 'Matthew 8:22',
    as: [
      'the dead can bury their own dead you just come with me',
      'let dead bury the dead',
      'jesus answered follow me and leave corpses to be buried by corpses',
      'a man wanted to go to a funeral first but jesus said come right now',
    ],
  },
  {
    verse: 'Matthew 9:37',
    as: [
      'there arent many workers and the harvest is huge',
      'big harvest few workers',
      'the crop is plenty however the labourers are little in number',
      'so many people need help and so few are there to do it',
    ],
  },
  {
    verse: 'Matthew 10:16',
    as: [
      'be clever like snakes and harmless like doves because im sending you out as sheep among wolves',
      'wise as serpents innocent doves',
      'see i send you like lambs between wolfs so be cunning as vipers yet gentle as pigeons',
      'its dangerous out there so be smart but dont be mean',
    ],
  },
  {
    verse: 'Matthew 10:30',
    as: [
      'even the hairs on your head have all been counted by god',
      'hairs on your head counted',
      'every strand upon your scalp is numbered',
      'god knows me so well he knows how many hairs i have',
    ],
  },
  {
    verse: 'Matthew 10:34',
    as: [
      'dont think peace is what i came for its a sword i brought to the earth',
      'not peace but a sword',
      'suppose not that i arrived to bring harmony to the world i came to bring a blade',
      'jesus says that because of him people will quarrel with each other',
    ],
  },
  {
    verse: 'Matthew 11:28',
    as: [
      'rest is what i give to everybody tired and carrying heavy loads if they come to me',
      'come to me weary',
      'all you who are worn out and overburdened come here and i shall refresh you',
      'when you are exhausted and it is all too much go to jesus',
    ],
  },
  {
    verse: 'Matthew 14:29',
    as: [
      'peter climbed out of the boat and walked on water over to jesus when he said come',
      'peter walks on water',
      'jesus said come and simon stepped from the ship and strolled upon the sea toward him',
      'one of the disciples could walk on the lake too for a moment',
    ],
  },
  {
    verse: 'Matthew 15:14',
    as: [
      'both fall in the ditch if a blind person guides another blind person',
      'the blind leading the blind',
      'leave them they are sightless leaders when one sightless leads another they tumble into a hole',
      'if your teacher doesnt know anything either you will both get in trouble',
    ],
  },
  {
    verse: 'Matthew 16:18',
    as: [
      'on this rock my church will be built peter and hells gates wont beat it',
      'upon this rock my church',
      'thou art peter the stone on which i found my community and the doors of death shall not overcome her',
      'jesus tells peter he is like a rock and the church starts with him',
    ],
  },
  {
    verse: 'Matthew 16:24',
    as: [
      'anyone wanting to come after me has to forget himself carry his cross and follow',
      'take up your cross',
      'if someone wishes to be my disciple let him renounce himself lift his cross and walk behind me',
      'being with jesus means giving up what you want and it can be hard',
    ],
  },
  {
    verse: 'Matthew 16:26',
    as: [
      'whats the use of getting the entire world when you lose your own soul',
      'gain the world lose your soul',
      'what profit has a man who wins all the earth but forfeits his spirit what could he pay to buy it back',
      'having everything is no good if you become a bad person for it',
    ],
  },
  {
    verse: 'Matthew 17:20',
    as: [
      'a mountain would move if you told it to with faith as small as a mustard seed',
      'faith like a mustard seed',
      'if your belief was tiny as a grain of mustard you could order this hill to go over there and it would',
      'even a little bit of trust can do giant things',
    ],
  },
  {
    verse: 'Matthew 18:3',
    as: [
      'you will never get into heaven unless you change and become like kids',
      'become like little children',
      'truly if you do not turn and be as infants you shall not enter gods kingdom',
      'grown ups have to be like small children to go to heaven',
    ],
  },
  {
    verse: 'Matthew 18:20',
    as: [
      'im there among them when two or three people meet in my name',
      'where two or three gather',
      'wherever a couple of you assemble for my sake i am in the middle',
      'jesus is with us even if only a few came to church',
    ],
  },
  {
    verse: 'Matthew 18:22',
    as: [
      'not seven times but seventy times seven jesus said about forgiving',
      'seventy times seven',
      'i tell you not just seven but seventy seven times must you pardon',
      'you have to forgive so often that you stop counting',
    ],
  },
  {
    verse: 'Matthew 19:6',
    as: [
      'nobody should split up what god has joined they arent two now but one flesh',
      'what god joined let nobody separate',
      'so they are no more two but a single body and what the lord has tied together man must not put apart',
      'when you marry god makes you one so dont divorce said at weddings',
    ],
  },
  {
    verse: 'Matthew 19:14',
    as: [
      'dont stop the kids let them come to me heaven is for ones like them',
      'let the children come',
      'suffer the little ones to approach me and do not hinder them the kingdom is of such',
      'jesus likes children and told the grown ups not to send them away',
    ],
  },
  {
    verse: 'Matthew 19:24',
    as: [
      'a rich man getting into heaven is harder than a camel going through a needle',
      'camel eye of a needle',
      'it is simpler for a camel to squeeze through a needles hole than a wealthy person to enter paradise',
      'people with loads of money have a very hard time getting to god',
    ],
  },
  {
    verse: 'Matthew 19:26',
    as: [
      'humans cant do this but for god everything is possible',
      'with god all is possible',
      'for men it is out of reach yet to the lord every thing can be done',
      'we cant do it by ourselves but god can do anything',
    ],
  },
  {
    verse: 'Matthew 20:16',
    as: [
      'first people will end up last and last ones first',
      'the last shall be first',
      'those behind will be in front and those in front will be at the back',
      'who is at the end of the line now will be at the start later',
    ],
  },
  {
    verse: 'Matthew 22:14',
    as: [
      'lots are invited but just a few get picked',
      'many called few chosen',
      'numerous are summoned but little are selected',
      'god asks everybody to come to the party and only some are taken',
      'many are called but few get chosen',
    ],
  },
  {
    verse: 'Matthew 22:21',
    as: [
      'give caesar whatever is caesars and give god whatever is gods',
      'render unto caesar',
      'pay to the emperor what belongs to the emperor and to the lord what belongs to the lord',
      'jesus looked at a coin and said pay your taxes but your heart is for god',
    ],
  },
  {
    verse: 'Matthew 22:37',
    as: [
      'love god with everything your heart your soul and your mind that is the biggest rule',
      'love god with all your heart',
      'you shall cherish the lord your god with your whole heart and spirit and thought',
      'jesus says the most important thing is to love god totally',
    ],
  },
  {
    verse: 'Matthew 22:39',
    as: [
      'the second rule is similar your neighbor should be loved the way you love yourself',
      'love neighbor as yourself',
      'and another like it thou must care for thy fellow man as for thine own self',
      'be as good to the people around you as you are to you',
    ],
  },
  {
    verse: 'Matthew 24:6',
    as: [
      'dont be alarmed when you hear of wars and rumors it has to happen and isnt the end yet',
      'wars and rumors of wars',
      'you will get news of battles and threats of battle do not panic the end is still to come',
      'there will be fighting in the world but that doesnt mean its over',
    ],
  },
  {
    verse: 'Matthew 24:36',
    as: [
      'only the father knows when not the angels and not even the son what day or hour',
      'nobody knows the day or hour',
      'of that time and moment no man is aware nor the heavenly angels just god',
      'no one can tell when the world ends except god',
    ],
  },
  {
    verse: 'Matthew 25:21',
    as: [
      'you did good with a little so you get put in charge of much said the master to his servant',
      'bravo honest and loyal slave you were trusty in small things come share your lords happiness',
      'the boss praises his worker because he took good care of his money',
    ],
  },
  {
    verse: 'Matthew 25:35',
    as: [
      'you fed me when i was hungry gave me water and took me in when i didnt know anyone',
      'i was hungry you fed me',
      'for i starved and you gave me bread i thirsted and you let me drink i was a foreigner and you housed me',
      'jesus says thanks for giving him food and a place to stay',
    ],
  },
  {
    verse: 'Matthew 25:40',
    as: [
      'it counts as done to me if you did it for one of my smallest brothers',
      'the least of these',
      'whatever you have done for the poorest of my brethren you have done for me said the king',
      'helping a person nobody cares about is the same as helping jesus',
    ],
  },
  {
    verse: 'Matthew 26:39',
    as: [
      'father take this cup away if you can but do what you want not what i want',
      'let this cup pass',
      'he fell on his face and prayed if possible spare me this chalice yet thy will and not mine',
      'jesus was scared the night before he died and asked god if he really had to',
    ],
  },
  {
    verse: 'Matthew 26:41',
    as: [
      'stay awake and pray because the flesh is weak even though the spirit wants to',
      'watch so that you dont get tempted the soul is eager but the body is feeble',
      'you want to do the right thing but you are too tired or lazy',
    ],
  },
  {
    verse: 'Matthew 26:52',
    as: [
      'people who take up swords die by swords so put yours back',
      'live by sword die by sword',
      'return your blade to its sheath for all that grab weapons perish by weapons',
      'jesus tells peter to stop fighting because fighters get killed by fighting',
    ],
  },
  {
    verse: 'Matthew 27:24',
    as: [
      'im innocent of this mans blood said pilate washing his hands before the crowd',
      'pilate washes his hands',
      'the governor saw he got nowhere so he took water cleaned his hands and said its not my guilt you see to it',
      'the roman judge let jesus be killed and pretended it wasnt his fault',
    ],
  },
  {
    verse: 'Matthew 27:46',
    as: [
      'about three oclock jesus screamed eli eli my god why did you leave me',
      'my god why forsaken',
      'jesus cried with a great voice lord lord for what reason hast thou abandoned me lama sabachthani',
      'on the cross jesus felt that even god had left him alone',
    ],
  },
  {
    verse: 'Matthew 28:19',
    as: [
      'baptise people in the name of father son and holy spirit and go make followers everywhere',
      'go make disciples everywhere',
      'go out then and teach every people baptizing them by the father the son and the holy ghost',
      'jesus tells his friends to travel to all countries and tell about him and baptize',
    ],
  },
  {
    verse: 'Matthew 28:20',
    as: [
      'right up to the end of time i am with you and teach them all i told you',
      'i am with you always',
      'look i stay by your side each day until the world is finished',
      'jesus promised he never goes away last words of matthew',
    ],
  },
  {
    verse: 'Mark 2:27',
    as: [
      'the sabbath is there for people and not people for the sabbath',
      'sabbath made for man',
      'the rest day was created for humans instead of humans for the rest day',
      'sunday is meant to be good for us not to be a bunch of rules',
    ],
  },
  {
    verse: 'Mark 3:25',
    as: [
      'no house will stay up if its split against itself',
      'house divided cannot stand',
      'a family that fights within itself will not be able to last',
      'if everybody at home fights each other the family falls apart',
    ],
  },
  {
    verse: 'Mark 4:39',
    as: [
      'he got up told the wind off and said quiet to the waves and it was all calm',
      'peace be still',
      'jesus awoke scolded the storm and ordered the sea hush and there was a great silence',
      'jesus was sleeping in the boat then made the storm stop',
    ],
  },
  {
    verse: 'Mark 6:4',
    as: [
      'prophets are respected everywhere but in their own town and family',
      'no prophet in his hometown',
      'a seer gets no honor among his own relatives and at home',
      'people who knew you as a kid dont believe you are special',
    ],
  },
  {
    verse: 'Mark 9:24',
    as: [
      'i believe cried the boys dad help me where i dont believe',
      'help my unbelief',
      'lord i have faith aid my lack of faith shouted the father with tears',
      'a man says he believes in jesus but not completly and asks for help with that',
    ],
  },
  {
    verse: 'Mark 12:44',
    as: [
      'the others gave from their extra but this poor widow put in everything she lived on',
      'poor widows two coins',
      'they all donated of their riches while she out of her poverty threw in all she owned',
      'a poor lady gave her last pennies and that was more than the rich people gave',
    ],
  },
  {
    verse: 'Luke 1:37',
    as: [
      'nothing at all is impossible for god the angel told mary',
      'nothing impossible with god',
      'because no thing shall be too hard for the lord',
      'god can do any thing even make an old lady have a baby',
    ],
  },
  {
    verse: 'Luke 2:7',
    as: [
      'there was no space at the inn so she wrapped up her first baby and put him in a feeding trough',
      'no room at the inn',
      'she bore her oldest son bundled him in cloths and laid him into a crib as the hostel was full',
      'jesus was born and had to sleep where the animals eat',
    ],
  },
  {
    verse: 'Luke 2:10',
    as: [
      'good news of great joy for everybody is what i bring so dont be scared said the angel',
      'angel brings tidings of joy',
      'fear not for see i announce to you a big gladness for all the nation',
      'the angel tells the shepherds not to be afraid because something wonderful happened',
    ],
  },
  {
    verse: 'Luke 2:14',
    as: [
      'peace on earth to people god likes and glory to him up high',
      'glory to god peace on earth',
      'honor to god in the heights and upon the ground peace and goodwill among men',
      'the angels are singing at christmas that there should be peace',
    ],
  },
  {
    verse: 'Luke 4:23',
    as: [
      'you will tell me the proverb doctor cure yourself and do here what you did in capernaum',
      'physician heal thyself',
      'surely you will quote to me this saying healer make yourself well',
      'they say to jesus if you can fix others then fix yourself first',
    ],
  },
  {
    verse: 'Luke 6:38',
    as: [
      'you will get back by the same measure you used give and it is poured in your lap pressed and overflowing',
      'good measure running over',
      'hand out and you will be handed a full measure shaken down and spilling will be put in your bosom',
      'the more you share the more you get back',
    ],
  },
  {
    verse: 'Luke 12:48',
    as: [
      'from someone who got a lot a lot will be expected',
      'to whom great things are entrusted of him great things will be demanded',
      'if you are rich or clever you have to do more than others',
    ],
  },
  {
    verse: 'Luke 15:20',
    as: [
      'while he was still far off his dad saw him ran hugged and kissed him',
      'father runs to prodigal son',
      'he rose and went home and his father spotted him in the distance felt pity and fell around his neck',
      'the son who ran away comes home and his dad isnt angry but is so happy',
    ],
  },
  {
    verse: 'Luke 15:24',
    as: [
      'my son was lost and now hes found dead and now alive so lets have a party',
      'was lost now is found',
      'for this boy of mine had died and lives again he went missing and has turned up and they started to feast',
      'the dad throws a party because his kid came home like in amazing grace',
    ],
  },
  {
    verse: 'Luke 23:34',
    as: [
      'they dont know what they do so forgive them father and they threw dice for his clothes',
      'father forgive them',
      'god pardon these people since they have no idea what they are doing',
      'jesus prays for the ones who are killing him',
    ],
  },
  {
    verse: 'Luke 23:43',
    as: [
      'youll be in paradise with me this very day he told the robber',
      'today with me in paradise',
      'amen i tell thee before night thou shalt be in heaven beside me',
      'jesus lets the thief on the next cross go to heaven',
    ],
  },
  {
    verse: 'Luke 24:5',
    as: [
      'why are you searching among dead people for someone alive asked the men at the grave',
      'seeking living among the dead',
      'the women were frightened and bowed and they said why look for the living one in a tomb',
      'the angels at easter say you wont find him in the graveyard',
    ],
  },
  {
    verse: 'John 1:1',
    as: [
      'the word was with god at the very start and the word was god',
      'in the beginning the word',
      'at first there existed the logos and it was next to the lord and was itself divine',
      'before everything there was jesus and he was god already',
    ],
  },
  {
    verse: 'John 1:5',
    as: [
      'the darkness couldnt put out the light that shines in it',
      'light shines in darkness',
      'the lamp glows within the night and the dark has not understood it',
      'no matter how dark it is light always wins',
    ],
  },
  {
    verse: 'John 1:14',
    as: [
      'we saw his glory like of an only son when the word turned into a human and lived with us',
      'word became flesh',
      'the logos was made man and pitched his tent among us full of mercy and truth',
      'god became a real person and lived here on earth with people',
    ],
  },
  {
    verse: 'John 3:3',
    as: [
      'nobody can see the kingdom of god without getting born a second time',
      'must be born again',
      'verily unless a man is birthed anew he will not behold gods realm',
      'jesus says you have to start over like a baby to be with god',
    ],
  },
  {
    verse: 'John 3:16',
    as: [
      'everyone believing in him gets eternal life since god loved the world and gave his only son',
      'god gave his only son',
      'god so adored the earth that he sent his one child so whoever trusts him shall not die but live forever',
      'god loves us so much he let jesus die so we dont have to the sign at football games',
    ],
  },
  {
    verse: 'John 3:17',
    as: [
      'not to condemn the world was the son sent but to save it',
      'sent not to condemn but save',
      'for the lord did not dispatch his child to judge the earth but to rescue it',
      'jesus didnt come to tell us off he came to help us',
    ],
  },
  {
    verse: 'John 3:30',
    as: [
      'i must get smaller and he has to get greater said john the baptist',
      'he must increase i decrease',
      'it is necessary that he grows while i shrink',
      'john says jesus is more important and i should step back',
    ],
  },
  {
    verse: 'John 4:14',
    as: [
      'whoever drinks water from me never is thirsty again it turns to a spring inside',
      'living water never thirst again',
      'he who sips the water i offer will not thirst in eternity it will be a fountain bubbling up in him to everlasting life',
      'jesus tells the woman at the well about magic water that makes you live for ever',
    ],
  },
  {
    verse: 'John 6:35',
    as: [
      'nobody is hungry who comes to me because im the bread of life',
      'i am the bread of life',
      'i am the living loaf he that comes to me shall not starve nor thirst who trusts in me',
      'jesus is like food for your soul',
    ],
  },
  {
    verse: 'John 8:7',
    as: [
      'whoever of you never sinned can throw a stone at her first',
      'cast the first stone',
      'they went on asking so he straightened and said let the one with no fault hurl a rock to begin',
      'they wanted to kill a woman but jesus said only if you never did anything wrong yourself',
    ],
  },
  {
    verse: 'John 8:12',
    as: [
      'you wont walk in the dark following me because im the worlds light',
      'light of the world jesus',
      'i am the lamp of the earth he that goes after me will never wander in the night but own the light of life',
      'if you go with jesus its like having a flashlight',
    ],
  },
  {
    verse: 'John 8:32',
    as: [
      'free is what truth makes you once you know it',
      'truth will free you',
      'and ye will learn what is true and verity shall release you',
      'when you stop lying and know whats real you feel free',
    ],
  },
  {
    verse: 'John 10:10',
    as: [
      'a thief just comes to steal and kill i came so they can have life and plenty of it',
      'life more abundantly',
      'the robber arrives only to rob murder and wreck but i have come so they may live in full measure',
      'the bad guy wants to take things from you but jesus wants you to have a great life',
    ],
  },
  {
    verse: 'John 10:11',
    as: [
      'for the sheep a good shepherd gives his life and thats me',
      'i am the good shepherd',
      'i am the kind herdsman the kind herdsman dies for his flock',
      'jesus looks after us like a farmer who would even die for his animals',
    ],
  },
  {
    verse: 'John 11:25',
    as: [
      'even someone who died will live if he believes in me i am resurrection and life',
      'resurrection and the life',
      'i am the rising up and the living he that trusts me though he perish yet shall he live',
      'at funerals they read that people who believe in jesus dont stay dead',
    ],
  },
  {
    verse: 'John 11:35',
    as: [
      'he cried jesus did shortest verse there is',
      'jesus wept for lazarus',
      'and the lord shed tears',
      'jesus was so sad because his friend lazarus was dead',
    ],
  },
  {
    verse: 'John 13:34',
    as: [
      'a new rule from me love one another the same as i loved you',
      'new commandment love one another',
      'i hand you a fresh law that you cherish each other just like i cherished you',
      'jesus wants his friends to be as nice to each other as he was to them',
    ],
  },
  {
    verse: 'John 14:1',
    as: [
      'believe in god and in me too and dont let your heart be upset',
      'let not your heart be troubled',
      'do not allow your hearts to be worried trust the lord and trust me',
      'jesus says stay calm and trust him',
    ],
  },
  {
    verse: 'John 14:2',
    as: [
      'theres lots of room in my fathers house and im going ahead to get a place ready for you',
      'many mansions in fathers house',
      'in the home of my dad are plenty of dwellings i leave to prepare your lodging',
      'jesus is making a room for us up in heaven read at grandmas funeral',
    ],
  },
  {
    verse: 'John 14:6',
    as: [
      'only through me can anyone get to the father i am the way and truth and life',
      'way truth and life',
      'jesus replied i am the path the reality and the living no man reaches god but by me',
      'if you want to find god you have to go by jesus',
    ],
  },
  {
    verse: 'John 14:27',
    as: [
      'peace is what i leave you not the kind the world gives so dont be afraid or troubled',
      'my peace i leave you',
      'calm i bequeath to you my own calm i give not as the earth gives let your heart not be frightened',
      'jesus is going away but he gives his friends a quiet feeling so they arent scared',
    ],
  },
  {
    verse: 'John 15:5',
    as: [
      'without me you cant do anything im the vine and you are branches who bear fruit if you stay',
      'vine and branches',
      'i am the grape plant you the twigs he that remains in me yields much harvest apart from me nothing',
      'a branch cut off the tree cant grow grapes and its like that with us and jesus',
    ],
  },
  {
    verse: 'John 15:13',
    as: [
      'no one has more love than somebody who dies for his friends',
      'lay down life for friends',
      'greater affection has no person than this to give up his own life on behalf of his mates',
      'the best thing you can do for a friend is die for him on soldiers memorials',
    ],
  },
  {
    verse: 'John 16:33',
    as: [
      'youll have trouble in the world but cheer up because i beat the world',
      'i have overcome the world',
      'in this earth you will suffer but be brave for i conquered it i say it so you have peace in me',
      'bad stuff is going to happen but jesus already won',
    ],
  },
  {
    verse: 'John 18:38',
    as: [
      'pilate asked whats truth then went out and said i find no guilt on him',
      'what is truth',
      'what does true mean said pilatus and told the jews there is no crime in this man',
      'the roman judge asks jesus a deep question and doesnt wait for an answer',
    ],
  },
  {
    verse: 'John 19:30',
    as: [
      'he took the vinegar bowed his head said its done and died',
      'it is finished',
      'when jesus tasted the sour wine he spoke it is accomplished and gave up the ghost',
      'the last thing jesus says on the cross is that his job is over',
    ],
  },
  {
    verse: 'John 20:29',
    as: [
      'thomas you believe because you saw me blessed are the ones who believe but never saw',
      'believe without seeing',
      'since you have looked at me you trust happy those that have not looked and still have faith',
      'the doubting friend had to see it but its better to believe anyway',
    ],
  },
  {
    verse: 'John 21:17',
    as: [
      'a third time he asked peter do you love me and peter got sad and said you know everything',
      'feed my sheep',
      'simon son of john are you fond of me lord thou knowest all then look after my lambs',
      'jesus asks peter three times if he loves him and tells him to take care of people',
    ],
  },
  {
    verse: 'Acts 1:8',
    as: [
      'the holy spirit will come on you with power and youll be my witnesses to the ends of the world',
      'witnesses to earths ends',
      'you shall get strength when the holy ghost descends and testify of me in jerusalem judea samaria and the farthest land',
      'the spirit makes you strong so you can tell everyone everywhere about jesus',
    ],
  },
  {
    verse: 'Acts 16:31',
    as: [
      'you and your household get saved if you believe in the lord jesus',
      'believe and be saved household',
      'trust on christ jesus and thou wilt be rescued and thy family too',
      'the jail man asks what to do and they say just believe in jesus',
    ],
  },
  {
    verse: 'Acts 17:28',
    as: [
      'were his offspring as your poets say and its in him we live and move',
      'in him we live and move',
      'for through him we breathe and walk and have our existence for we too are his kin',
      'god is so close that we live inside him sort of',
    ],
  },
  {
    verse: 'Acts 20:35',
    as: [
      'jesus himself said giving makes you happier than getting',
      'better to give than receive',
      'i showed you by hard work to support the weak and remember the masters words more blessed is handing out than taking',
      'its nicer to give presents than to get them',
    ],
  },
  {
    verse: 'Romans 3:23',
    as: [
      'everybody has sinned and comes short of gods glory',
      'all have sinned',
      'since all people did wrong and lack the splendor of god',
      'nobody is perfect not even one person',
    ],
  },
  {
    verse: 'Romans 5:8',
    as: [
      'christ died for us when we were still sinners thats how god shows he loves us',
      'died while we were sinners',
      'but the lord proves his affection in that jesus perished for us though we were yet bad',
      'god didnt wait until we were good to love us',
    ],
  },
  {
    verse: 'Romans 6:23',
    as: [
      'death is what sin pays but gods free gift is eternal life in christ',
      'wages of sin is death',
      'for the salary of evil is dying but the present of god is everlasting living through jesus our lord',
      'if you do bad things you earn death but god gives you life for nothing',
    ],
  },
  {
    verse: 'Romans 7:15',
    as: [
      'what i hate is what i do and what i want i dont do i dont get myself',
      'doing what i hate',
      'i do not understand my own actions for i fail to perform the thing i wish and commit what i detest',
      'i want to be good but i keep doing the bad thing',
    ],
  },
  {
    verse: 'Romans 8:1',
    as: [
      'for people in christ jesus theres no condemnation any more',
      'no condemnation in christ',
      'so now not any sentence of guilt is on those who belong to jesus',
      'god isnt going to punish you if you are with jesus',
    ],
  },
  {
    verse: 'Romans 8:28',
    as: [
      'for the ones loving god all things work out for good the ones he called',
      'all things work for good',
      'we are sure that everything turns out well to them who adore the lord and are chosen by his plan',
      'even when bad things happen god makes something good of it',
    ],
  },
  {
    verse: 'Romans 8:31',
    as: [
      'who could be against us when god is for us',
      'if god is for us',
      'what then should we say with the lord on our side no one can oppose us',
      'if god is on your team nobody can beat you',
    ],
  },
  {
    verse: 'Romans 8:38-39',
    as: [
      'not death or life or angels or now or later nothing can separate us from gods love',
      'nothing separates from gods love',
      'i am certain neither dying nor living nor demons nor height nor depth nor any creature can cut us off from the affection of god in christ',
      'there is nothing in the whole universe that could make god stop loving you',
    ],
  },
  {
    verse: 'Romans 10:9',
    as: [
      'believe in your heart god raised him and say with your mouth jesus is lord then youre saved',
      'confess with mouth jesus is lord',
      'if thou proclaim with thy lips that jesus is master and trust inside that he was woken from the dead thou wilt be rescued',
      'say out loud you belong to jesus and really mean it',
    ],
  },
  {
    verse: 'Romans 12:2',
    as: [
      'let your mind be renewed and be changed instead of copying this world',
      'do not conform to the world',
      'do not fit in with this age but be transfigured by a new way of thinking so you can tell what god wishes',
      'dont be like everybody else let god change how you think',
    ],
  },
  {
    verse: 'Romans 12:12',
    as: [
      'keep praying be patient in trouble and be joyful because of hope',
      'joyful in hope patient in trouble',
      'rejoice hoping endure suffering and persist with prayer',
      'be happy and hang on when its hard and dont quit praying',
    ],
  },
  {
    verse: 'Romans 12:15',
    as: [
      'cry with people who cry and be glad with people who are glad',
      'weep with those who weep',
      'laugh along with the cheerful and mourn along with mourners',
      'if your friend is sad be sad with him and if he is happy be happy too',
    ],
  },
  {
    verse: 'Romans 12:19',
    as: [
      'dont take revenge leave it to god who says vengeance is mine i pay back',
      'vengeance is mine',
      'dear ones never avenge yourselves but make room for wrath for it is written retaliation is my business',
      'dont get even with people god takes care of that',
    ],
  },
  {
    verse: 'Romans 12:21',
    as: [
      'beat evil with good dont let evil beat you',
      'overcome evil with good',
      'do not get conquered by the wicked but defeat wickedness through kindness',
      'if somebody is nasty be nice back and you win',
    ],
  },
  {
    verse: '1 Corinthians 2:9',
    as: [
      'no eye saw and no ear heard and nobody imagined what god got ready for those loving him',
      'eye has not seen',
      'what no sight beheld nor hearing caught nor came into a human mind that god prepared for them who love him',
      'heaven is way better than anything you could think up',
    ],
  },
  {
    verse: '1 Corinthians 6:19',
    as: [
      'you arent your own your body is like a temple for the holy spirit living in you',
      'body is a temple',
      'know you not that your flesh is a sanctuary for the holy ghost which is inside you from god',
      'take care of your body because god lives in it',
    ],
  },
  {
    verse: '1 Corinthians 9:24',
    as: [
      'in a race everybody runs but one gets the prize so run like you want to win',
      'run to win the prize',
      'dont you know that in a stadium all racers sprint yet only a single one takes the trophy run so as to obtain it',
      'live like you are in a race and really try',
    ],
  },
  {
    verse: '1 Corinthians 10:13',
    as: [
      'god wont let you be tempted more than you can bear and there is always a way out',
      'not more than you can bear',
      'no test has come over you that is not human and the lord is loyal he gives an exit so you can endure',
      'people say god never gives you more than you can handle',
    ],
  },
  {
    verse: '1 Corinthians 13:1',
    as: [
      'without love im just a noisy gong even if i speak in languages of people and angels',
      'clanging cymbal without love',
      'though i talk with the tongues of humans and angels and have no charity i am a sounding brass and a rattling bell',
      'you can talk ever so beautifully but if you dont love its just noise',
    ],
  },
  {
    verse: '1 Corinthians 13:4',
    as: [
      'no envy and no bragging and not proud love is patient and kind',
      'love is patient and kind',
      'charity is long suffering and gentle it is not jealous nor boastful nor puffed up',
      'the wedding reading about how love waits and is nice and doesnt show off',
    ],
  },
  {
    verse: '1 Corinthians 13:7',
    as: [
      'love puts up with everything and believes and hopes it and never quits',
      'love bears all hopes all',
      'it covers all trusts all expects all and survives all',
      'if you love somebody you never give up on them',
    ],
  },
  {
    verse: '1 Corinthians 13:8',
    as: [
      'prophecies stop tongues go quiet knowledge passes but love doesnt end',
      'charity shall not ever fall away though foretelling will cease and learning vanish',
      'everything gets over one day only love stays',
    ],
  },
  {
    verse: '1 Corinthians 13:11',
    as: [
      'as a kid i talked and thought like a kid but grown up i gave up the kid stuff',
      'put away childish things',
      'when i was an infant i spoke as an infant now that i am an adult i have laid aside toys',
      'when you grow up you have to stop acting like a baby',
    ],
  },
  {
    verse: '1 Corinthians 13:12',
    as: [
      'now we see dim like in a mirror but then it is face to face and ill know as im known',
      'through a glass darkly',
      'at present we look in a blurry looking glass but later eye to eye now i understand in pieces',
      'we dont get everything now but one day we will see god properly',
    ],
  },
  {
    verse: '1 Corinthians 13:13',
    as: [
      'the greatest is love of these three that remain with faith and hope',
      'faith hope and love',
      'and now stay trust hope and charity those three but the biggest among them is charity',
      'there are three important things and love is the top one',
    ],
  },
  {
    verse: '1 Corinthians 15:33',
    as: [
      'good habits get ruined by bad friends so dont be fooled',
      'bad company ruins good morals',
      'do not be deceived evil companions spoil fine manners',
      'if you hang out with naughty kids you get naughty',
    ],
  },
  {
    verse: '1 Corinthians 15:55',
    as: [
      'grave wheres your victory and wheres your sting death',
      'death where is your sting',
      'o hell where is thy triumph o dying where is thy spike',
      'making fun of death because it doesnt win any more',
    ],
  },
  {
    verse: '1 Corinthians 16:14',
    as: [
      'whatever you do let all of it be done with love',
      'do everything in love',
      'let every single act of yours happen out of charity',
      'just be loving in all the stuff you do',
    ],
  },
  {
    verse: '2 Corinthians 3:17',
    as: [
      'theres freedom wherever the lords spirit is because the lord is the spirit',
      'spirit of the lord freedom',
      'now the master is that spirit and in whatever place the spirit of god dwells there is liberty',
      'when god is there you dont feel locked in',
    ],
  },
  {
    verse: '2 Corinthians 4:18',
    as: [
      'things you see are temporary the invisible ones are eternal so look at those',
      'unseen things are eternal',
      'we fix our gaze not upon what is visible but the hidden since the visible passes and the hidden lasts forever',
      'what you cant see like god stays longer than what you can see',
    ],
  },
  {
    verse: '2 Corinthians 5:7',
    as: [
      'its by faith we walk and not by what we see',
      'walk by faith not sight',
      'for we travel trusting and not looking',
      'you have to trust god even if you cant see where you go',
    ],
  },
  {
    verse: '2 Corinthians 5:17',
    as: [
      'the old is over and new things are here if someone is in christ hes a new creation',
      'new creature in christ',
      'therefore any man in jesus is a fresh being former things have passed off look all became new',
      'when you start to believe you are like a brand new person',
    ],
  },
  {
    verse: '2 Corinthians 9:7',
    as: [
      'not with regret or because you must but as your heart decided god likes a happy giver',
      'god loves a cheerful giver',
      'each one should donate what he has planned inside not sadly nor forced since the lord is fond of a glad donor',
      'give because you want to and smile about it',
    ],
  },
  {
    verse: '2 Corinthians 12:7',
    as: [
      'so i wouldnt get too proud i was given a thorn in his flesh some messenger from satan to torment me',
      'thorn in the flesh',
      'lest i be conceited by the great visions a spike in my body was given me an angel of the devil to beat me',
      'paul had some pain that kept him from being a show off',
    ],
  },
  {
    verse: '2 Corinthians 12:9',
    as: [
      'my power is perfect in weakness and my grace is all you need he said so i brag of my weakness',
      'my grace is sufficient',
      'he told me my favour is plenty for thee for strength is fulfilled in frailty',
      'when you are weak thats when god can be strong for you',
    ],
  },
  {
    verse: 'Galatians 2:20',
    as: [
      'im not the one living now its christ living in me since i got crucified with him',
      'crucified with christ',
      'i have been nailed to the cross along with jesus and live no longer myself but he lives inside me who loved me and gave himself',
      'the old me is dead and jesus lives in me instead',
    ],
  },
  {
    verse: 'Galatians 3:28',
    as: [
      'slave or free jew or greek man or woman no difference you are all one in christ',
      'neither jew nor greek',
      'there is no hebrew nor gentile no servant nor master no male or female for everyone is the same in jesus',
      'it doesnt matter where you are from or if you are a boy or girl',
    ],
  },
  {
    verse: 'Galatians 5:22-23',
    as: [
      'love joy peace and patience kindness gentleness self control and so on thats what the spirit grows',
      'fruits of the spirit',
      'the harvest of the holy ghost is charity gladness calm longsuffering goodness loyalty meekness temperance no law is against those',
      'the list of nine good things you become like when god is in you',
    ],
  },
  {
    verse: 'Galatians 6:2',
    as: [
      'that way you keep christs law by carrying each others loads',
      'bear one anothers burdens',
      'lift the weights of your fellows and thus fulfil the rule of jesus',
      'if somebody has it hard help him carry it',
    ],
  },
  {
    verse: 'Galatians 6:7',
    as: [
      'god wont be mocked and what you plant is what you get',
      'you reap what you sow',
      'do not be fooled the lord isnt made a joke a man harvests whatever seed he scattered',
      'what you do comes back to you',
    ],
  },
  {
    verse: 'Galatians 6:9',
    as: [
      'at the right time comes the harvest if we dont give up so never get tired of doing good',
      'dont grow weary doing good',
      'let us not be exhausted in well doing because in due season we gather if we do not faint',
      'keep on being nice even if nothing happens it pays off later',
    ],
  },
  {
    verse: 'Ephesians 2:8-9',
    as: [
      'it isnt from works so nobody can brag you got saved by grace through faith a gift of god',
      'saved by grace not works',
      'for out of mercy you have been rescued through believing and not from yourselves it is the lords present no man may boast',
      'you cant earn heaven god just gives it to you',
    ],
  },
  {
    verse: 'Ephesians 2:10',
    as: [
      'good deeds are what we were made for gods work of art with things he planned ahead',
      'we are gods masterpiece',
      'for we are his craft created in jesus to do fine works which he readied before that we walk in them',
      'god made you on purpose so you can do good stuff',
    ],
  },
  {
    verse: 'Ephesians 3:20',
    as: [
      'by his power working in us he can do far more than we ask or think',
      'more than we can imagine',
      'unto him who is capable of acting immeasurably above everything we beg or dream',
      'god can do much bigger things than you even wish for',
    ],
  },
  {
    verse: 'Ephesians 4:26',
    as: [
      'the sun shouldnt set while you are mad you can be angry but not sin',
      'sun go down on anger',
      'be wrathful yet do no wrong let not the evening come upon your rage',
      'make up before you go to bed',
    ],
  },
  {
    verse: 'Ephesians 4:32',
    as: [
      'forgive each other like god forgave you in christ and be kind and softhearted',
      'be kind and forgiving',
      'be good to one another tender and pardon as the lord for jesus sake has pardoned you',
      'be nice and say its ok when people are sorry because god did that for you',
    ],
  },
  {
    verse: 'Ephesians 5:25',
    as: [
      'love your wife husbands the way christ loved the church he gave himself for',
      'husbands love your wives',
      'men cherish your women just as jesus cherished the congregation and offered himself up',
      'a man has to love his wife so much he would die for her',
    ],
  },
  {
    verse: 'Ephesians 6:11',
    as: [
      'so you can stand against the devils tricks wear all of gods armor',
      'armor of god',
      'putting on the armour',
      'dress in the full harness of the lord that you may hold out versus the schemes of satan',
      'be like a knight so the devil cant get you',
    ],
  },
  {
    verse: 'Ephesians 6:12',
    as: [
      'our fight isnt with people but with dark powers and evil spirits up there',
      'not against flesh and blood',
      'for we do not struggle with humans but with rulers and authorities of this dark world and wicked spirits in the skies',
      'the real enemy isnt other people but evil you cant see',
    ],
  },
  {
    verse: 'Philippians 1:6',
    as: [
      'god began good work in you and im sure hell complete it till the day of christ',
      'he will finish what he began',
      'being confident that he who started a fine deed within you shall bring it to the end by jesus day',
      'god isnt done with you yet and he always finishes',
    ],
  },
  {
    verse: 'Philippians 1:21',
    as: [
      'dying is gain to me and living is christ',
      'to live is christ',
      'for me life means jesus and death is profit',
      'paul isnt afraid to die because then he is with jesus',
    ],
  },
  {
    verse: 'Philippians 4:4',
    as: [
      'be happy in the lord always again i say it be happy',
      'rejoice in the lord',
      'be glad in god at every time once more i tell you be glad',
      'always be cheerful because of god the round song we sang at camp',
    ],
  },
  {
    verse: 'Philippians 4:6',
    as: [
      'instead of worrying about anything tell god what you need praying with thanks',
      'anxious about nothing',
      'do not be troubled for any thing but in all let your requests by prayer and gratitude be told to the lord',
      'dont stress just pray and say thank you',
    ],
  },
  {
    verse: 'Philippians 4:7',
    as: [
      'gods peace that nobody understands will guard your hearts and minds in christ',
      'peace beyond understanding',
      'and the calm of the lord which is higher than all reason shall protect your thoughts in jesus',
      'god gives you a quiet feeling that you cant explain',
    ],
  },
  {
    verse: 'Philippians 4:8',
    as: [
      'think about stuff thats true and noble and pure and lovely and worth praise',
      'think on whatever is lovely',
      'finally brethren what is honest what is just what is clean what has a good name ponder these',
      'fill your head with good and beautiful things',
    ],
  },
  {
    verse: 'Philippians 4:13',
    as: [
      'christ makes me strong so i can do everything',
      'i can do all things',
      'there is nothing i am not capable of by him who gives me might',
      'jesus helps me so i can manage it the verse athletes write on their shoes',
    ],
  },
  {
    verse: 'Philippians 4:19',
    as: [
      'all you need my god will supply out of his riches in glory',
      'god supplies every need',
      'and the lord shall fill up each lack of yours according to his wealth through jesus',
      'god is rich and will give you what you really need',
    ],
  },
  {
    verse: 'Colossians 3:13',
    as: [
      'put up with each other and if you have a complaint forgive it as the lord forgave you',
      'forgive as the lord forgave',
      'bear with one another and pardon when someone has a quarrel since christ pardoned you',
      'if your brother annoys you forgive him because god forgives you',
    ],
  },
  {
    verse: 'Colossians 3:14',
    as: [
      'on top of it all wear love it ties everything together perfectly',
      'put on love',
      'above those things clothe yourself with charity which is the perfect band of unity',
      'love is like the belt that holds all the other good things',
    ],
  },
  {
    verse: 'Colossians 3:23',
    as: [
      'do whatever work with all your heart like its for the lord and not for people',
      'work as for the lord',
      'anything you labour at do from the soul as serving god rather than men',
      'do your homework as if god was your boss',
    ],
  },
  {
    verse: '1 Thessalonians 5:2',
    as: [
      'the lords day will come like a burglar at night you know that well',
      'thief in the night',
      'for yourselves know precisely that the day of god arrives as a robber in the dark',
      'jesus comes back when nobody expects it',
    ],
  },
  {
    verse: '1 Thessalonians 5:16-18',
    as: [
      'thank god whatever happens never stop praying and always be joyful thats what god wants',
      'pray without ceasing',
      'be glad evermore pray all the time and be grateful in every situation for this is the lords wish',
      'be happy and pray a lot and say thanks for everything',
    ],
  },
  {
    verse: '2 Thessalonians 3:10',
    as: [
      'you dont get to eat if you dont want to work was our rule with you',
      'no work no food',
      'when we were among you we ordered that if any man refuses to labor neither should he dine',
      'lazy people shouldnt get dinner',
    ],
  },
  {
    verse: '1 Timothy 4:12',
    as: [
      'be an example in how you talk and live and love and dont let anyone look down on you being young',
      'dont despise your youth',
      'let no man scorn thy young age but be a model to believers in speech conduct faith and purity',
      'kids can be role models too even if grown ups dont take them serious',
    ],
  },
  {
    verse: '1 Timothy 6:7',
    as: [
      'we cant take anything out of the world and we brought nothing in',
      'cant take it with you',
      'for we carried naught into this earth and it is sure that we will carry naught away',
      'you are born with nothing and when you die you leave all your toys here',
    ],
  },
  {
    verse: '1 Timothy 6:10',
    as: [
      'all sorts of evil have loving money as root',
      'money root of all evil',
      'for greed for cash is the source of every wickedness and some have strayed from the faith and pierced themselves with griefs',
      'wanting more and more money makes people do bad things',
    ],
  },
  {
    verse: '2 Timothy 1:7',
    as: [
      'a spirit of fear isnt what god gave us but power and love and a sound mind',
      'not a spirit of fear',
      'for the lord has not handed us timidity but strength charity and self discipline',
      'god doesnt want you to be a scaredy cat he makes you brave',
    ],
  },
  {
    verse: '2 Timothy 3:16',
    as: [
      'god breathed all of scripture and its useful to teach and correct and train people',
      'scripture is god breathed',
      'every holy writing is inspired by the lord and good for instruction for rebuke and for upbringing in justice',
      'the bible comes from god so we can learn from it',
    ],
  },
  {
    verse: '2 Timothy 4:7',
    as: [
      'i finished my race i kept the faith and fought a good fight',
      'fought the good fight',
      'i have battled the noble battle completed the course and preserved my belief',
      'paul is old and says i did it i got to the finish line',
    ],
  },
  {
    verse: 'Hebrews 4:12',
    as: [
      'sharper than a sword with two edges and alive thats gods word it cuts between soul and spirit',
      'sharper than two edged sword',
      'the lords speech is living and active keener than any double blade and judges thoughts of the heart',
      'when god talks it goes right into you and knows what you are thinking',
    ],
  },
  {
    verse: 'Hebrews 11:1',
    as: [
      'being sure about what you hope for and certain of what you dont see is faith',
      'faith is things unseen',
      'belief is the substance of hopes and the proof of the invisible',
      'faith means knowing its true although you cant look at it',
    ],
  },
  {
    verse: 'Hebrews 12:1',
    as: [
      'with such a big cloud of witnesses around lets drop every weight and sin and run with patience our race',
      'great cloud of witnesses',
      'since we are circled by so many testifiers throw off all burden and run with endurance the course laid out for us',
      'all the people before us are cheering so keep on running',
    ],
  },
  {
    verse: 'Hebrews 13:2',
    as: [
      'be hospitable to strangers as some had angels as guests and didnt know',
      'entertaining angels unaware',
      'do not neglect to welcome foreigners for thereby certain people hosted angels in secret',
      'be nice to someone you dont know it could be an angel',
    ],
  },
  {
    verse: 'Hebrews 13:5',
    as: [
      'be content with what you got and dont love money because he said ill never leave you',
      'never leave nor forsake you',
      'keep your life free of greed satisfied with what there is for god spoke i will not ever abandon thee',
      'you dont need lots of stuff since god always stays with you',
    ],
  },
  {
    verse: 'Hebrews 13:8',
    as: [
      'yesterday and today and forever jesus christ is the same',
      'same yesterday today forever',
      'christ does not change he is identical in the past the present and all eternity',
      'jesus will always be how he was',
    ],
  },
  {
    verse: 'James 1:5',
    as: [
      'ask god if you lack wisdom he gives to everybody generously and doesnt scold',
      'ask god for wisdom',
      'should any of you be short of insight let him request it from the lord who hands out freely without blame',
      'if you dont know what to do ask god and he wont be cross',
    ],
  },
  {
    verse: 'James 1:19',
    as: [
      'slow to talk slow to get mad and quick to listen thats how everyone should be',
      'quick to hear slow to speak',
      'my dear brethren let each man be swift in listening late in speaking and late in wrath',
      'use your ears more than your mouth and dont blow up',
    ],
  },
  {
    verse: 'James 1:22',
    as: [
      'dont just listen to the word and fool yourselves do it',
      'doers not just hearers',
      'be performers of gods message and not listeners only who cheat themselves',
      'its not enough to hear the sermon you have to do what it says',
    ],
  },
  {
    verse: 'James 2:26',
    as: [
      'faith is dead if theres no works same as a body thats got no spirit',
      'faith without works is dead',
      'just as the corpse without a soul is lifeless so belief lacking deeds is lifeless',
      'if you say you believe but never do anything it doesnt count',
    ],
  },
  {
    verse: 'James 4:7',
    as: [
      'the devil runs away from you if you resist him and submit to god',
      'resist the devil',
      'put yourselves under the lord withstand satan and he shall flee',
      'tell the devil no and he goes away',
    ],
  },
  {
    verse: 'James 4:8',
    as: [
      'god comes close to you when you come close to him wash your hands sinners',
      'draw near to god',
      'approach the lord and he will approach you cleanse your fingers you wrongdoers and purify your hearts',
      'take a step to god and he takes a step to you',
    ],
  },
  {
    verse: 'James 5:16',
    as: [
      'tell each other your sins and pray for each other to be healed a good persons prayer does a lot',
      'prayer of a righteous man',
      'confess faults one to another and intercede so you get well the petition of the just is mighty',
      'admit what you did wrong and pray together because prayer really works',
    ],
  },
  {
    verse: '1 Peter 4:8',
    as: [
      'most of all love each other deeply love covers lots of sins',
      'love covers many sins',
      'above everything have fervent charity among yourselves since charity hides a heap of wrongs',
      'if you love somebody you overlook the mistakes they make',
    ],
  },
  {
    verse: '1 Peter 5:7',
    as: [
      'give him all your worries because he cares for you',
      'cast your cares on him',
      'throw every anxiety upon the lord for he minds about you',
      'hand god the things you are scared of he wants to look after you',
    ],
  },
  {
    verse: '1 Peter 5:8',
    as: [
      'your enemy the devil goes around like a roaring lion looking for somebody to eat so watch out',
      'devil like a roaring lion',
      'be sober and awake your foe satan prowls as a growling beast seeking whom he can swallow',
      'be careful because the devil is hunting like a hungry lion',
    ],
  },
  {
    verse: '2 Peter 3:8',
    as: [
      'with the lord a thousand years are a day and one day like a thousand years dont forget',
      'thousand years like a day',
      'dear friends ignore not this that to god a single day equals a millenium and the other way round',
      'god has a different clock than we have so waiting long is short for him',
    ],
  },
  {
    verse: '1 John 1:9',
    as: [
      'he is faithful and forgives us and cleans off everything wrong if we admit our sins',
      'confess sins and be forgiven',
      'should we own up to our faults he is loyal and fair to pardon them and wash us of all injustice',
      'say sorry to god and he makes you clean again',
    ],
  },
  {
    verse: '1 John 4:4',
    as: [
      'the one in you is bigger than the one in the world and you have won little children',
      'greater is he in you',
      'you are of god kids and have conquered them because mightier is who lives within you than who is in the earth',
      'god inside you is stronger than the bad one out there',
    ],
  },
  {
    verse: '1 John 4:8',
    as: [
      'somebody who doesnt love doesnt know god because god is love',
      'god is love',
      'he that has no charity has not met the lord for the lord is charity himself',
      'if you are not loving you dont really know what god is like',
    ],
  },
  {
    verse: '1 John 4:18',
    as: [
      'fear isnt in love perfect love throws fear out since fear has to do with punishment',
      'perfect love drives out fear',
      'there is no terror within charity but complete charity expels terror',
      'if somebody really loves you you dont have to be scared',
    ],
  },
  {
    verse: '1 John 4:19',
    as: [
      'we love since he loved us first',
      'he loved us first',
      'we cherish him because before that he cherished us',
      'god started it by loving us and so we can love too',
    ],
  },
  {
    verse: 'Revelation 1:8',
    as: [
      'who was and is and is to come the almighty alpha and omega',
      'alpha and omega',
      'i am the a and the z speaks the lord the ruler of all who is who has been and who arrives',
      'god is the beginning and the end of everything like the first and last letter',
    ],
  },
  {
    verse: 'Revelation 3:16',
    as: [
      'im going to spit you out of my mouth because you are neither hot nor cold',
      'spit out the lukewarm',
      'as thou art tepid and not boiling or icy i will vomit thee from my lips',
      'god doesnt like it when you are only half in',
    ],
  },
  {
    verse: 'Revelation 3:20',
    as: [
      'im standing at the door knocking and whoever hears me and opens ill come and eat with him',
      'jesus knocks at the door',
      'look i stay outside the gate and tap if any man listens to my voice and unlocks i enter and dine with him',
      'jesus waits until you let him in your house',
    ],
  },
  {
    verse: 'Revelation 6:8',
    as: [
      'a pale horse and its rider was called death with hell coming behind him',
      'pale horse rider death',
      'i looked and saw an ashen steed he who sat on it had the name death and hades followed given power to slay a quarter of the earth',
      'the fourth of the scary horsemen who is death himself',
    ],
  },
  {
    verse: 'Revelation 13:18',
    as: [
      'whoever is clever can figure out the number of the beast a mans number six hundred sixty six',
      'number of the beast 666',
      'here is wisdom let him with brains count the digits of the monster for it is a human figure 666',
      'the devil has a special number that is three sixes',
    ],
  },
  {
    verse: 'Revelation 21:4',
    as: [
      'every tear hell wipe off their eyes and no more death or crying or pain the old things are gone',
      'wipe away every tear',
      'and god shall dry all weeping from their faces dying will not exist neither sorrow nor ache as the former has passed',
      'in heaven nobody is sad or hurt and god himself dries your tears',
    ],
  },
];

import { told } from './told.ts';

/** What people ask of the life of Jesus, from the birth to the days in Jerusalem. */
export const storiesOfJesusFacts = told([
  {
    subject: 'the author of the Lord’s Prayer',
    is: 'Jesus',
    sentence:
      'Jesus taught the Lord’s Prayer: to a crowd on a mountain in Matthew, and when a disciple asked him in Luke.',
    references: ['Matthew 6:9-13', 'Luke 11:1-4', 'Matthew 4:23-25', 'Matthew 5:1'],
    asked: [
      'who wrote the lords prayer',
      'who made up the lords prayer',
      'who taught the lords prayer',
      'where does the lords prayer come from',
      'who wrote the our father',
    ],
    card: 'What does the Lord’s Prayer mean?',
  },
  {
    subject: 'Joseph’s plan',
    is: 'she was with child before they came together',
    sentence:
      'Mary was with child before they came together, and Joseph, a just man, meant to send her away quietly; an angel told him in a dream not to fear.',
    references: ['Matthew 1:18-21'],
    asked: [
      'why did joseph want to divorce mary',
      'why did joseph want to leave mary',
      'why did joseph want to break up with mary',
      'did joseph want to divorce mary',
      'why did joseph not divorce mary',
    ],
  },
  {
    subject: 'the angel’s message to Mary',
    is: 'that she would bear a son, Jesus, by the Holy Spirit',
    sentence:
      'Gabriel told Mary that she would bear a son, Jesus, called the Son of the Highest, by the Holy Spirit; she said yes.',
    references: ['Luke 1:26-38'],
    asked: [
      'what did the angel say to mary',
      'what did gabriel tell mary',
      'what did the angel tell mary',
      'what did gabriel say to mary',
      'how did mary find out she was pregnant',
      'what did mary answer the angel',
    ],
  },
  {
    subject: 'Mary’s visit',
    is: 'the angel had told her that Elisabeth expected a child',
    sentence:
      'Mary went to Elisabeth, her relative, after Gabriel had told her that Elisabeth expected a son; she stayed about three months.',
    references: ['Luke 1:36-40', 'Luke 1:56', 'Luke 1:26'],
    asked: [
      'why did mary go to visit elizabeth',
      'why did mary visit elizabeth',
      'how long did mary stay with elizabeth',
      'how were mary and elizabeth related',
      'what happened when mary visited elizabeth',
    ],
  },
  {
    subject: 'Zacharias’s silence',
    is: 'he did not believe the angel',
    sentence:
      'Zacharias did not believe Gabriel’s word that he would have a son, and could not speak until John was named.',
    references: ['Luke 1:18-20', 'Luke 1:59-64'],
    asked: [
      'why could zechariah not speak',
      'why could zacharias not speak',
      'why did zechariah lose his voice',
      'why was zechariah mute',
      'who lost his voice in the temple',
      'why did god make zechariah unable to speak',
    ],
  },
  {
    subject: 'the boy Jesus in the temple',
    is: 'in the temple, among the teachers',
    sentence:
      'When Jesus was twelve, his parents thought he was in the company going home from Jerusalem; three days later he was found in the temple among the teachers.',
    references: ['Luke 2:42-49'],
    asked: [
      'why did they lose jesus when he was 12',
      'where did they find jesus when he was lost',
      'where did mary and joseph find jesus when he was twelve',
      'how did mary and joseph lose jesus',
      'how long was jesus lost as a boy',
      'who lost jesus when he was twelve',
      'what did jesus do when he was 12',
    ],
  },
  {
    subject: 'what happened at Jesus’s baptism',
    is: 'the heavens opened, the Spirit came down like a dove, and a voice spoke',
    sentence:
      'When Jesus came up from the Jordan, the heavens opened, the Spirit came down like a dove, and a voice from heaven called him the beloved Son.',
    references: ['Matthew 3:13-17', 'Mark 1:9-11'],
    asked: [
      'what happened at the baptism of jesus',
      'what happened when jesus was baptised',
      'what happened when jesus was baptized',
      'what came down on jesus when he was baptized',
      'what did god say when jesus was baptized',
      'what did the voice from heaven say at jesus baptism',
    ],
  },
  {
    subject: 'the temptations of Jesus',
    is: 'bread from stones, a leap from the temple, all kingdoms',
    sentence:
      'The devil told Jesus to turn stones into bread, to throw himself from the temple, and to worship him for all the kingdoms of the world; Jesus answered each time with what is written.',
    references: ['Matthew 4:1-11', 'Luke 4:1-13'],
    asked: [
      'what did the devil tempt jesus with',
      'how did the devil tempt jesus',
      'how did jesus answer the devil',
      'what were the three temptations of jesus',
      'how did satan tempt jesus',
      'what did satan offer jesus',
      'how did jesus fight the devil in the desert',
    ],
  },
  {
    subject: 'the reason for the wine at Cana',
    is: 'the wine had run out, and his mother told him',
    sentence:
      'At a wedding in Cana the wine ran out and the mother of Jesus told him; John calls it the first of his signs, by which he showed his glory.',
    references: ['John 2:1-11'],
    asked: [
      'why did jesus turn water into wine',
      'why did jesus make wine',
      'why did jesus change water into wine',
      'who told jesus to turn water into wine',
      'who asked jesus to turn water into wine',
    ],
  },
  {
    subject: 'the talk with Nicodemus',
    is: 'that one must be born again to see the kingdom of God',
    sentence:
      'Jesus told Nicodemus that nobody can see the kingdom of God without being born again, of water and of the Spirit.',
    references: ['John 3:1-8', 'John 3:16'],
    asked: [
      'what did jesus say to nicodemus',
      'what did jesus tell nicodemus',
      'what did nicodemus ask jesus',
      'why did nicodemus come to jesus',
      'who did jesus tell to be born again',
      'what did jesus and nicodemus talk about',
    ],
    card: 'What does it mean to be born again?',
  },
  {
    subject: 'the legs of the crucified',
    is: 'so that they would die before the sabbath',
    sentence:
      'The legs of the two crucified with Jesus were broken so that the bodies could be taken down before the sabbath; Jesus was already dead, and his were not broken.',
    references: ['John 19:31-36', 'John 19:18'],
    asked: [
      'why did they break the legs of the men on the cross',
      'why did they break the legs of the thieves',
      'why were jesus legs not broken',
      'did they break jesus legs',
      'why did the soldiers break the legs',
    ],
  },
  {
    subject: 'the torn veil',
    is: 'the veil before the most holy place; torn from top to bottom',
    sentence:
      'The veil that tore from top to bottom when Jesus died hung in the temple; Hebrews speaks of the veil before the holiest place, and of a new way through it.',
    references: ['Matthew 27:50-51', 'Mark 15:37-38', 'Hebrews 9:3', 'Hebrews 10:19-20'],
    asked: [
      'what was the curtain that tore',
      'what was the veil that tore',
      'why did the temple curtain tear',
      'why did the veil of the temple tear',
      'what does the torn curtain mean',
      'why was the temple curtain torn',
      'why did the veil tear',
      'why did the curtain tear when jesus died',
      'what does the torn veil mean',
      'what ripped when jesus died',
      'what tore in two when jesus died',
    ],
  },
  {
    subject: 'the burial of Jesus',
    is: 'wrapped in linen with myrrh and aloes, in a new tomb cut in rock',
    sentence:
      'Joseph of Arimathaea and Nicodemus wrapped the body of Jesus in linen with myrrh and aloes, laid it in a new tomb in a garden, and a stone was rolled before it.',
    references: ['John 19:38-42', 'Matthew 27:57-60'],
    asked: [
      'how was jesus buried',
      'what did they wrap jesus in',
      'what was jesus wrapped in when he was buried',
      'in whose tomb was jesus buried',
    ],
  },
  {
    subject: 'what Thomas said',
    is: 'that he would not believe without touching the wounds; then “My Lord and my God”',
    sentence:
      'Thomas said that he would not believe unless he saw and touched the wounds; eight days later he called Jesus his Lord and his God.',
    references: ['John 20:24-29'],
    asked: [
      'what did thomas say',
      'what did thomas say to jesus',
      'what did doubting thomas say',
      'what did thomas want to see',
    ],
  },
  {
    subject: 'the breakfast by the sea',
    is: 'fish and bread, on a fire of coals',
    sentence:
      'By the sea of Tiberias the risen Jesus had fish and bread on a fire of coals, and called his disciples to eat.',
    references: ['John 21:1', 'John 21:9-14'],
    asked: [
      'what did jesus cook for the disciples',
      'what did jesus cook for breakfast',
      'what did jesus eat after the resurrection',
      'what did jesus make on the beach',
      'did jesus cook breakfast',
      'what did jesus cook on the beach',
    ],
  },
  {
    subject: 'the time between Easter and the ascension',
    is: '40 days',
    sentence: 'Jesus showed himself alive for forty days after his suffering, and was then taken up.',
    references: ['Acts 1:1-3', 'Acts 1:9'],
    asked: [
      'how long was jesus on earth after easter',
      'how long did jesus stay after he rose',
      'how long after the resurrection was the ascension',
    ],
  },
  {
    subject: 'how Jesus left',
    is: 'taken up, and a cloud received him',
    sentence: 'Jesus was taken up before the eyes of his apostles at the mount of Olives, and a cloud hid him.',
    references: ['Acts 1:2', 'Acts 1:9-12', 'Luke 24:50-51'],
    asked: [
      'how did jesus go to heaven',
      'how did jesus get to heaven',
      'how did jesus leave the earth',
      'how did jesus go back to heaven',
    ],
  },
  {
    subject: 'the tongues of fire',
    is: 'a sign of the Holy Spirit on each of them',
    sentence:
      'At Pentecost tongues like fire sat on each of the disciples; they were filled with the Holy Spirit and spoke in other tongues.',
    references: ['Acts 2:1-4'],
    asked: [
      'what were the tongues of fire',
      'what are tongues of fire',
      'what was on the heads of the disciples at pentecost',
      'what did the flames at pentecost mean',
    ],
    card: 'What is Pentecost?',
  },
  {
    subject: 'the fishermen among the disciples',
    is: 'Peter, Andrew, James and John',
    sentence: 'Peter, Andrew, James and John were fishermen; Thomas and Nathanael once went fishing with some of them.',
    references: ['Matthew 4:18-22', 'John 21:2-3'],
    asked: [
      'which disciples were fishermen',
      'who of the disciples were fishermen',
      'which apostles were fishermen',
      'how many disciples were fishermen',
      'what did the disciples do for work',
      'what jobs did the disciples have',
    ],
  },
  {
    subject: 'the twin among the disciples',
    is: 'Thomas, called Didymus',
    sentence: 'Thomas was called Didymus, which means a twin; whose twin he was is not told.',
    references: ['John 11:16', 'John 20:24'],
    asked: [
      'which disciple was called the twin',
      'which disciple was a twin',
      'who was didymus',
      'which apostle was a twin',
      'who was the twin of thomas',
    ],
  },
  {
    subject: 'Peter’s steps on the water',
    is: 'he saw the strong wind and was afraid',
    sentence:
      'Peter walked on the water to Jesus, saw the strong wind, was afraid and began to sink; Jesus caught him and asked why he doubted.',
    references: ['Matthew 14:28-32'],
    asked: [
      'who walked on water besides jesus',
      'who else walked on water',
      'why did peter sink',
      'why did peter sink in the water',
      'why did peter start to sink',
    ],
  },
  {
    subject: 'the cock’s crow',
    is: 'Jesus had said that Peter would deny him before it',
    sentence:
      'Jesus had told Peter that before the cock crowed he would deny him three times; when it crowed, Peter remembered and wept.',
    references: ['Matthew 26:34', 'Matthew 26:74-75', 'Luke 22:60-62'],
    asked: [
      'why did the rooster crow',
      'what does the rooster have to do with peter',
      'why did the cock crow',
      'what happened when the rooster crowed',
      'who heard the rooster crow',
    ],
  },
  {
    subject: 'the Herods',
    is: 'several kings of one family',
    sentence:
      'There are several: Herod the king when Jesus was born, who had the children of Bethlehem killed; Herod the tetrarch, his son as history tells, who had John beheaded; and Herod who killed James.',
    references: ['Matthew 2:1-16', 'Matthew 14:1-10', 'Acts 12:1-2'],
    asked: ['who was herod', 'who was king herod', 'how many herods are in the bible', 'who were the herods'],
  },
  {
    subject: 'Zacchaeus’s promise',
    is: 'half of his goods to the poor, and fourfold to whom he had cheated',
    sentence: 'Zacchaeus promised half of his goods to the poor, and to give back fourfold what he had taken by fraud.',
    references: ['Luke 19:8'],
    asked: [
      'what did zacchaeus promise',
      'what did zacchaeus give back',
      'how much did zacchaeus pay back',
      'what did zacchaeus do after he met jesus',
      'what did zacchaeus say to jesus',
    ],
  },
  {
    subject: 'Zacchaeus’s tree',
    is: 'a sycomore tree',
    sentence:
      'Zacchaeus climbed a sycomore tree, a kind of fig, because he was little of stature and wanted to see Jesus.',
    references: ['Luke 19:2-4'],
    asked: ['what kind of tree did zacchaeus climb', 'which tree did zacchaeus climb up'],
  },
  {
    subject: 'the rich young man’s sorrow',
    is: 'he had great possessions',
    sentence:
      'The young man went away sad because he had great possessions, and Jesus had told him to sell them, give to the poor and follow him.',
    references: ['Matthew 19:21-22', 'Mark 10:21-22'],
    asked: [
      'why did the rich young man go away sad',
      'why was the rich young ruler sad',
      'what did jesus tell the rich young man',
      'why did the rich man go away sad',
      'what did jesus ask the rich young ruler to do',
      'who was told to sell everything',
    ],
  },
  {
    subject: 'the two men called Lazarus',
    is: 'the brother of Martha and Mary; and a beggar in a parable',
    sentence:
      'Lazarus of Bethany was the brother of Martha and Mary, whom Jesus raised from the dead; another Lazarus is the beggar in a parable.',
    references: ['John 11:1-2', 'John 11:43-44', 'Luke 16:19-22'],
    asked: ['who was lazarus', 'who is lazarus', 'how many people are called lazarus', 'what did jesus do for lazarus'],
  },
  {
    subject: 'Martha’s complaint',
    is: 'that Mary left her to serve alone',
    sentence:
      'Martha complained that her sister Mary sat listening to Jesus and left her to serve alone; Jesus said that Mary had chosen the good part.',
    references: ['Luke 10:38-42'],
    asked: [
      'what was martha upset about',
      'why was martha upset with mary',
      'why was martha angry',
      'what did jesus say to martha',
      'why did martha complain',
      'which sister was busy in the kitchen',
    ],
  },
  {
    subject: 'the woman with the issue of blood',
    is: 'she touched the hem of his garment and was healed',
    sentence:
      'A woman who had bled for twelve years touched the hem of Jesus’s garment in the crowd and was healed; her faith had made her whole, he said.',
    references: ['Luke 8:43-48', 'Mark 5:25-34'],
    asked: [
      'what did the woman with the bleeding do',
      'who touched jesus clothes and was healed',
      'what did the woman with the issue of blood do',
      'how long did the woman bleed',
      'the woman who touched the hem of jesus garment',
    ],
  },
  {
    subject: 'the herd of swine',
    is: 'they ran into the sea and drowned',
    sentence:
      'The unclean spirits called Legion went into about two thousand swine, which ran down a slope into the sea and drowned.',
    references: ['Mark 5:9-13'],
    asked: [
      'what happened to the pigs',
      'what happened to the pigs with demons',
      'why did jesus send demons into pigs',
      'how many pigs ran into the sea',
      'the story where demons went into pigs',
    ],
  },
  {
    subject: 'the help of the Samaritan',
    is: 'a man in a parable who helped one who was robbed',
    sentence:
      'The good Samaritan is a man in a parable of Jesus: he had compassion on a wounded stranger whom a priest and a Levite had passed by. He has no name.',
    references: ['Luke 10:30-37'],
    asked: [
      'why did the samaritan help',
      'why did the good samaritan help',
      'what did the good samaritan do for the wounded man',
      'was the good samaritan a real person',
    ],
  },
  {
    subject: 'the prodigal son’s food',
    is: 'husks that the swine ate',
    sentence:
      'The prodigal son fed swine and would have eaten their husks; at home his father had the fatted calf killed for him.',
    references: ['Luke 15:15-16', 'Luke 15:22-24'],
    asked: [
      'what did the prodigal son eat',
      'what did the prodigal son do with his money',
      'what animals did the prodigal son feed',
      'what did the father do when the prodigal son came home',
      'what did the father kill for the prodigal son',
    ],
  },
  {
    subject: 'the elder brother’s anger',
    is: 'he had served for years and was never given a kid',
    sentence:
      'The elder brother was angry that a feast was made for the one who had wasted everything, when he, who had served many years, was never given a kid.',
    references: ['Luke 15:25-32'],
    asked: [
      'why was the older brother angry',
      'why was the prodigal sons brother angry',
      'why was the elder brother angry',
      'what did the prodigal sons brother do',
      'why was the brother of the prodigal son jealous',
    ],
  },
  {
    subject: 'the mustard seed',
    is: 'a very small seed; an image of the kingdom and of faith',
    sentence:
      'The mustard seed is the smallest of seeds in a saying of Jesus: the kingdom of heaven grows like it into a tree, and a faith of its size moves a mountain.',
    references: ['Matthew 13:31-32', 'Matthew 17:20'],
    asked: [
      'what is the mustard seed',
      'what does the mustard seed mean',
      'why a mustard seed',
      'what did jesus say about a mustard seed',
      'what is faith like a mustard seed',
    ],
  },
  {
    subject: 'the sheep and the goats',
    is: 'the nations at the judgement',
    sentence:
      'In a saying of Jesus the Son of man parts all nations as a shepherd parts sheep from goats: those who fed, clothed and visited the least, and those who did not.',
    references: ['Matthew 25:31-46', 'Matthew 26:1'],
    asked: [
      'who were the sheep and the goats',
      'who are the sheep and the goats',
      'what are the sheep and the goats',
      'what does the parable of the sheep and goats mean',
      'who are the goats in the bible',
    ],
  },
  {
    subject: 'the wise men',
    is: 'magi from the east',
    sentence:
      'The magi are the wise men from the east who followed a star and brought the child Jesus gold, frankincense and myrrh; how many they were is not told.',
    references: ['Matthew 2:1-2', 'Matthew 2:9-11'],
    asked: [
      'who were the magi',
      'who are the magi',
      'what are magi',
      'who were the wise men',
      'who were the three kings',
      'why did the wise men come',
    ],
  },
  {
    subject: 'frankincense as a gift',
    is: 'incense for worship',
    sentence:
      'Frankincense is a resin that was burned with offerings; why the wise men brought it is not told, and tradition takes it as a gift for one who is divine.',
    references: ['Matthew 2:11', 'Leviticus 2:1-2'],
    notTold: true,
    asked: [
      'why frankincense',
      'why did the wise men bring frankincense',
      'why did they bring gold frankincense and myrrh',
      'what do gold frankincense and myrrh mean',
      'what does frankincense mean',
    ],
  },
  {
    subject: 'the upper room',
    is: 'the large room where Jesus ate the Passover',
    sentence:
      'The upper room is the large, furnished room in Jerusalem where Jesus ate the Passover with his disciples; after the ascension the apostles stayed in one.',
    references: ['Mark 14:15-16', 'Luke 22:10-13', 'Acts 1:12-13'],
    asked: [
      'what is the upper room',
      'what was the upper room',
      'what happened in the upper room',
      'where was the last supper held',
      'where is the upper room',
    ],
  },
  {
    subject: 'the money of Judas',
    is: 'the priests bought the potter’s field with it',
    sentence:
      'Judas threw the thirty pieces of silver down in the temple, and the chief priests bought the potter’s field with them, as a burial place for strangers.',
    references: ['Matthew 27:3-8'],
    asked: [
      'what happened to judas money',
      'what happened to the thirty pieces of silver',
      'what did the priests do with judas money',
      'what was bought with the thirty pieces of silver',
    ],
    disputed: 'In Acts 1:18 Judas himself buys a field with the reward.',
  },
  {
    subject: 'the death of Judas',
    is: 'he hanged himself; in Acts he fell and burst',
    sentence: 'In Matthew Judas hanged himself; in Acts he fell headlong and burst open in a field.',
    references: ['Matthew 27:3-5', 'Acts 1:16-18'],
    asked: [
      'how did judas die',
      'how did judas die two versions',
      'how did judas iscariot die',
      'did judas hang himself or fall',
      'did judas hang himself',
      'why are there two accounts of judas death',
    ],
    disputed: 'Some readers join the two, as a hanged body that fell; others take them as two traditions.',
  },
  {
    subject: 'the transfiguration',
    is: 'Moses and Elijah',
    sentence:
      'On the mountain Moses and Elias, that is Elijah, appeared and talked with Jesus, whose face shone like the sun; Peter, James and John saw it.',
    references: ['Matthew 17:1-5'],
    asked: [
      'who appeared with jesus on the mountain',
      'who was on the mountain with jesus',
      'who talked with jesus on the mountain',
      'which two prophets appeared with jesus',
      'who saw jesus shine',
    ],
  },
  {
    subject: 'Jesus on children',
    is: 'let them come; the kingdom belongs to such',
    sentence:
      'Jesus said to let the little children come to him, for to such belongs the kingdom of God, and he held and blessed them.',
    references: ['Mark 10:13-16', 'Matthew 18:1-6', 'Luke 18:16'],
    asked: [
      'what did jesus say about children',
      'did jesus like children',
      'what did jesus say about kids',
      'how did jesus treat children',
      'who said let the little children come to me',
    ],
  },
  {
    subject: 'Jesus on taxes',
    is: 'render to Caesar what is Caesar’s',
    sentence:
      'Asked about tribute, Jesus had them look at the image on the penny and said to give Caesar what is Caesar’s and God what is God’s.',
    references: ['Matthew 22:17-21', 'Mark 12:14-17'],
    asked: [
      'what did jesus say about taxes',
      'what did jesus say about paying taxes',
      'did jesus say to pay taxes',
      'what did jesus say about caesar',
      'who said give to caesar what is caesars',
    ],
  },
  {
    subject: 'the boy’s lunch',
    is: 'five barley loaves and two small fish',
    sentence: 'A lad had five barley loaves and two small fishes, and with them Jesus fed about five thousand.',
    references: ['John 6:9-11'],
    asked: [
      'what did the boy give jesus',
      'what was in the boys lunch',
      'what did the little boy have in his lunch',
      'who gave jesus the loaves and fishes',
      'where did the loaves and fishes come from',
    ],
  },
  {
    subject: 'work in the time of Jesus',
    is: 'farmers, shepherds, fishermen, carpenters, tax collectors, soldiers, tentmakers',
    sentence:
      'The New Testament names shepherds, fishermen, sowers, a carpenter, publicans, soldiers, a seller of purple and tentmakers; most people worked the land.',
    references: ['Luke 2:8', 'Matthew 4:18', 'Mark 6:3', 'Luke 3:12-14', 'Matthew 13:3', 'Acts 16:14', 'Acts 18:3'],
    asked: [
      'what did people in jesus time do for work',
      'what jobs did people have in the bible',
      'what jobs were there in jesus time',
      'what did people do for a living in bible times',
      'what kind of jobs did people have in the time of jesus',
    ],
  },
  {
    subject: 'the census of Augustus',
    is: 'Luke tells of one; its date is disputed',
    sentence: 'Luke tells of a census that Caesar Augustus ordered, when Cyrenius was governor of Syria.',
    references: ['Luke 2:1-5'],
    asked: [
      'was there really a census when jesus was born',
      'did the census of quirinius happen',
      'was there a census when jesus was born',
      'why did mary and joseph have to go to bethlehem for the census',
      'is the census in luke historical',
    ],
    disputed:
      'Josephus dates the census of Quirinius to the year 6, about ten years after Herod’s death; some suppose an earlier one or another translation, many historians think that Luke erred.',
  },
  {
    subject: 'the silence Jesus asked for',
    is: 'not told in so many words; crowds and wrong hopes',
    notTold: true,
    sentence:
      'Why Jesus told the healed to tell no one is not said outright; when one man told it, crowds kept Jesus from entering the city openly.',
    references: ['Mark 1:40-45', 'Mark 8:29-30', 'Mark 9:9'],
    asked: [
      'why did jesus tell people not to tell anyone',
      'why did jesus want people to keep quiet about miracles',
      'why did jesus tell them to tell no one',
      'what is the messianic secret',
      'why did jesus want to keep it secret',
    ],
    disputed: 'Readers also suggest that people expected a king at war, and that only the cross shows who he is.',
  },
  {
    subject: 'the dead who bury their dead',
    is: 'that following him comes before everything',
    sentence:
      'To a man who wanted first to bury his father Jesus said that the dead may do that: following him and preaching the kingdom come before every other duty.',
    references: ['Luke 9:59-60', 'Matthew 8:21-22'],
    asked: [
      'what did jesus mean when he said let the dead bury their dead',
      'what does let the dead bury the dead mean',
      'why did jesus not let the man bury his father',
      'let the dead bury their own dead meaning',
    ],
    disputed:
      'Many take the first dead as people without the life that Jesus brings; the father may not yet have died.',
  },
]);

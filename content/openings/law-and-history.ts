import type { Openings } from './opening.ts';

/** Genesis to Esther. */
export const lawAndHistory: Openings = {
  'Genesis 1:1': 'The Bible opens by saying that everything there is was made by God.',
  'Genesis 1:26': 'God decides to make people like himself and to put the animals in their care.',
  'Genesis 1:27': 'Every human being, man and woman alike, is made to be like God in some way.',
  'Genesis 1:28': 'God’s first words to people are a blessing and a task: have children, and look after the earth.',
  'Genesis 1:31': 'When God has finished, he finds all that he has made very good.',
  'Genesis 2:7': 'A human being is earth that God has breathed on: made of dust, and alive through him.',
  'Genesis 2:18': 'Before anything has gone wrong, God says that a person should not have to be alone.',
  'Genesis 2:24': 'Marriage leaves the parents’ house and makes two people one.',
  'Genesis 3:15':
    'God tells the snake that a child of the woman will crush its head; Christians have long heard a first promise of Christ here.',
  'Genesis 3:19': 'Work has become hard, and people return to the ground they were made from.',
  'Genesis 4:9': 'Cain has killed his brother, and asks God whether he was supposed to look after him.',
  'Genesis 6:8': 'In a violent world God looks kindly on one man, Noah.',
  'Genesis 9:13': 'The rainbow is the sign of God’s promise never again to drown the earth.',
  'Genesis 12:1': 'God asks Abram to leave his home for a land that he has not yet seen.',
  'Genesis 12:3': 'God promises Abram that the whole world will be better off because of him.',
  'Genesis 15:6': 'Abram trusts God’s promise of a child, and that trust puts him right with God.',
  'Genesis 18:14': 'God answers Sarah’s laugh by asking whether anything is beyond him.',
  'Genesis 22:2': 'God tells Abraham to offer his son Isaac; before the story ends he stops him and provides a ram.',
  'Genesis 28:15': 'God promises Jacob, who is running from home, to stay with him and to bring him back.',
  'Genesis 50:20':
    'Joseph tells the brothers who sold him that they meant to hurt him, and that God turned it into rescue for many.',
  'Exodus 3:14': 'Asked for his name, God tells Moses that he is who he is.',
  'Exodus 14:14':
    'With the sea in front and Pharaoh behind, Moses tells Israel that God himself will fight, and to be calm.',
  'Exodus 20:3': 'The first of the ten commandments: God wants no other god beside him.',
  'Exodus 20:7': 'This commandment forbids using God’s name lightly or falsely.',
  'Exodus 20:8': 'This commandment keeps one day in seven free, for rest and for God.',
  'Exodus 20:12':
    'This commandment asks us to honour father and mother; it does not ask anyone to put up with harm from them.',
  'Exodus 20:13': 'This commandment forbids murder.',
  'Exodus 20:14': 'This commandment protects marriage: it forbids adultery.',
  'Exodus 20:15': 'This commandment forbids stealing.',
  'Exodus 20:16': 'This commandment forbids lying about other people.',
  'Exodus 21:24': 'An eye for an eye set a limit: courts in Israel could not punish beyond the harm that was done.',
  'Exodus 33:14': 'God promises Moses to go with the people himself, and to give rest.',
  'Exodus 34:6': 'God describes himself to Moses as kind, patient, faithful and forgiving.',
  'Leviticus 18:22':
    'This law of Israel forbids sex between men; how it bears on gay couples today is disputed among Christians.',
  'Leviticus 19:18': 'Instead of taking revenge, Israel is told to love a neighbour as oneself.',
  'Leviticus 19:28':
    'This law forbids Israel to cut themselves for the dead or to mark their skin; many connect it with mourning customs of the peoples around.',
  'Leviticus 19:34': 'A foreigner who lives among Israel is to be treated, and loved, like one born there.',
  'Numbers 6:24': 'The priests bless Israel with these words: may God keep you safe.',
  'Numbers 6:25': 'The blessing goes on: may God look on you kindly.',
  'Numbers 6:26': 'The blessing ends with peace: may God turn his face to you.',
  'Numbers 23:19': 'Balaam tells a king that God, unlike people, does not lie or go back on his word.',
  'Deuteronomy 6:4': 'Israel’s confession, said daily by Jews to this day: the Lord alone is God, and he is one.',
  'Deuteronomy 6:5': 'Love God with all that you are; Jesus called this the greatest commandment.',
  'Deuteronomy 6:6': 'God’s commands are to be kept in the heart, and then taught at home.',
  'Deuteronomy 8:3':
    'Hunger in the desert was to teach Israel that people need more than food: they need what God says.',
  'Deuteronomy 30:19': 'Moses puts life and death before Israel, and urges them to choose life.',
  'Deuteronomy 31:6': 'Before they enter the land, Moses tells the people to be brave, because God goes with them.',
  'Deuteronomy 31:8': 'Moses tells Joshua, who must lead after him, that God goes ahead and will not leave him.',
  'Joshua 1:8': 'God tells Joshua to keep thinking about the law, day and night, and to live by it.',
  'Joshua 1:9': 'God tells Joshua, on taking over from Moses, to be brave, because he is with him everywhere.',
  'Joshua 24:15': 'Joshua makes Israel choose whom to serve, and says that he and his family will serve the Lord.',
  'Judges 21:25': 'The book of Judges ends with its diagnosis: no king, and everyone doing as they liked.',
  'Ruth 1:16': 'Ruth refuses to leave her mother-in-law, Naomi: your people and your God will be mine.',
  '1 Samuel 16:7': 'Choosing among Jesse’s sons, Samuel learns that God looks at the heart and not at looks.',
  '1 Samuel 17:47': 'David tells Goliath that God does not need swords to win.',
  '2 Samuel 7:16':
    'God promises David that his royal house will last for ever; Christians see this fulfilled in Jesus.',
  '1 Kings 3:9': 'Asked what he wants, young Solomon asks for a heart that can tell right from wrong.',
  '1 Kings 19:12': 'God speaks to worn-out Elijah not in wind, earthquake or fire, but in a quiet sound.',
  '2 Kings 6:16': 'Elisha tells his frightened servant that there are more on their side than against them.',
  '1 Chronicles 16:34': 'The song before the ark thanks God because his love never ends.',
  '2 Chronicles 7:14':
    'God tells Solomon that when Israel humbly turns back to him he will forgive and heal their land.',
  'Nehemiah 8:10':
    'To people who weep over their failings Ezra’s day of reading brings this word: gladness in God will make you strong.',
  'Esther 4:14': 'Mordecai tells Esther that she may have become queen for this very hour.',
};

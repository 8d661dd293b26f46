import type { Openings } from './opening.ts';

/** Isaiah to Malachi. */
export const prophets: Openings = {
  'Isaiah 1:18': 'God offers to talk it over: sins however deep can be made clean.',
  'Isaiah 6:8': 'Isaiah hears God ask whom to send, and offers himself.',
  'Isaiah 7:14':
    'Isaiah gives King Ahaz a sign, a child called Immanuel; Matthew finds it fulfilled in the birth of Jesus.',
  'Isaiah 9:6': 'A child is born who will rule in peace, with names such as no king had; Christians read it of Jesus.',
  'Isaiah 26:3': 'God gives deep peace to a mind that stays fixed on him.',
  'Isaiah 30:21': 'God promises a voice behind his people that tells them which way to go.',
  'Isaiah 40:8': 'Everything withers like grass, but what God says stays.',
  'Isaiah 40:28': 'To people who think God has forgotten them Isaiah says that he never tires.',
  'Isaiah 40:29': 'God gives strength to people who have none left.',
  'Isaiah 40:31': 'Whoever waits for God gets new strength, for flying, for running and for plain walking.',
  'Isaiah 41:10': 'God tells Israel not to be afraid: I am with you, and I will hold you.',
  'Isaiah 43:1': 'God calls his people by name and says that they are his.',
  'Isaiah 43:2':
    'God promises to be with his people in water and in fire; he does not promise that there will be none.',
  'Isaiah 43:18': 'God tells the exiles to stop looking back: he is about to do something new.',
  'Isaiah 43:19': 'God is making a way where there is none.',
  'Isaiah 45:7':
    'God says that light and darkness, peace and trouble, are all in his hands; the word for trouble here means disaster rather than moral evil.',
  'Isaiah 53:3': 'God’s servant is rejected and knows pain; the church has always read this of Jesus.',
  'Isaiah 53:4': 'The servant carried our suffering, while we thought that God was punishing him.',
  'Isaiah 53:5': 'The servant was hurt for what we had done, and through his wounds we are healed.',
  'Isaiah 53:6': 'We have all gone our own way like sheep, and it was laid on the servant.',
  'Isaiah 54:17': 'God promises his people that no weapon made against them will win in the end.',
  'Isaiah 55:8': 'God does not think as we do; here it is said of how freely he forgives.',
  'Isaiah 55:11': 'What God says does what he means it to do.',
  'Isaiah 58:6': 'The fast that God wants is to set people free who are held down.',
  'Isaiah 61:1':
    'The prophet is sent with good news to the poor and broken; Jesus read it in Nazareth and applied it to himself.',
  'Isaiah 64:8': 'We are like clay, and God is the potter.',
  'Jeremiah 1:5': 'God tells Jeremiah that he knew him, and chose him as a prophet, before he was born.',
  'Jeremiah 17:9': 'The human heart deceives itself, and only God sees through it.',
  'Jeremiah 29:11':
    'God tells the exiles in Babylon, who face seventy years there, that he means them well and will give them a future.',
  'Jeremiah 29:13': 'Whoever looks for God with the whole heart will find him.',
  'Jeremiah 31:3': 'God tells Israel that his love for them has never stopped.',
  'Jeremiah 33:3': 'God invites Jeremiah, who is locked up, to call, and promises to answer.',
  'Lamentations 3:22': 'In the ruins of Jerusalem somebody finds a reason for hope: God’s mercy has not run out.',
  'Lamentations 3:23': 'God’s mercies begin again each morning.',
  'Ezekiel 36:26': 'God promises a new heart in place of one hard as stone.',
  'Ezekiel 37:4':
    'Ezekiel is told to preach to a valley of dry bones, and they come to life: a picture of Israel brought home.',
  'Daniel 3:17':
    'Three men before the furnace trust that God can save them, and say in the next breath that they will not bow even if he does not.',
  'Daniel 12:2': 'Here the Old Testament speaks most clearly of the dead rising, some to life and some to shame.',
  'Hosea 4:6': 'God’s people are ruined because nobody has taught them to know him.',
  'Hosea 6:6': 'God wants kindness and not sacrifice, and wants to be known rather than paid.',
  'Joel 2:25': 'God promises to make up for the years that the locusts ate.',
  'Joel 2:28': 'God will pour his Spirit on everyone, old and young; Peter said that this happened at Pentecost.',
  'Amos 3:3':
    'Amos asks, in a row of questions about cause and effect, whether two people walk together without meeting.',
  'Amos 5:24': 'God would rather see justice flow like a river than hear songs.',
  'Jonah 2:2': 'Jonah, inside the fish, says that he called in his distress and God heard.',
  'Micah 5:2': 'A ruler will come from little Bethlehem; Matthew connects it with the birth of Jesus.',
  'Micah 6:8': 'What God asks for is simple: do what is just, love kindness, and walk humbly with him.',
  'Micah 7:8': 'A fallen people answers its enemies: I will get up again.',
  'Nahum 1:7': 'God is good, a safe place on a bad day, and knows who trusts him.',
  'Habakkuk 2:4': 'In dark times whoever is right with God lives by faithfulness, or faith; Paul quotes it twice.',
  'Habakkuk 3:17': 'With no harvest and no herds left, the prophet will still be glad in God.',
  'Zephaniah 3:17': 'God rejoices over his people, and sings.',
  'Zechariah 4:6': 'The temple will be rebuilt not by force but by God’s Spirit.',
  'Malachi 3:6': 'God does not change, and that is why Israel is still there.',
  'Malachi 3:10':
    'God challenges Israel to bring the whole tithe and see whether he does not bless them; how far this binds Christians is disputed.',
};

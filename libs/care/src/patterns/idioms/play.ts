import type { Idiom } from '../row.ts';

/** Games, sport and play. */
export const idiomsOfPlay: readonly Idiom[] = [
  {
    when: `(hitting|hits|hit|whacking|beating) (me|us) with (his|her|a|the) (lightsaber|pillow|balloon|toy|nerf
        |noodle|teddy|snowball|sock|bible quiz)`,
    example: 'my brother keeps hitting me with his lightsaber lol',
  },
  { when: 'beat (me|us|him|her) to (the|it|a|my)', example: 'he beat me to the parking spot at church' },
  {
    when: `(shoot|shooting|shot) (me|us|him|her|you)? (a|an|some) (text|email|message|outline|note|line|mail|link
        |quick|dm|photo|video|film|movie|glance)`,
    example: 'shoot me an outline on romans',
  },
  {
    when: `(shooting (star|stars|hoops|pool|the breeze)|long shot|give it a shot|flu shot|screen shot|big shot|shoot
        hoops)`,
    example: 'is a shooting star a sign from god',
  },
  {
    when: `(beat|beats|beating|beaten|destroyed|crushed|killed|smashed|slaughtered|hit) (me|him|her|us|them|my
        (brother|sister|dad|son|husband|wife|friend|daughter)) .. (at|in) (the|a|bible)? (chess|game|games|trivia
        |scrabble|race|cards|monopoly|uno|football|match|quiz|tennis|table tennis|ping pong|basketball|checkers
        |fifa|argument|bible trivia|mario kart|debate|golf|sword drill)`,
    example: 'my dad beat me at chess',
  },
  {
    when: `(beaten|beat|destroyed|crushed|killed|smashed|slaughtered|thrashed) (at|in) (the|a|bible)? (chess|game
        |games|trivia|scrabble|race|cards|monopoly|uno|football|match|quiz|tennis|table tennis|ping pong
        |basketball|checkers|fifa|argument|bible trivia|final|league)`,
    example: 'i was beaten at monopoly by my nan',
  },
  {
    when: `(slap|slapped|slaps|punch|hit|kick|kicked) (in|on) the (face|cheek) (moment)? (meaning|verse|matthew|in
        the bible|of god)`,
    example: 'slap on the cheek meaning',
  },
  {
    when: '(push|pushing|pushed) (me|us|him|her|myself) (to|towards|closer|forward|out of my comfort)',
    example: 'my coach pushed me to read more',
  },
  {
    when: '(starving|starved) (for|artist|children in|people in|hungry|right now|lol|hysterical)',
    example: 'i am starving for the word',
  },
];

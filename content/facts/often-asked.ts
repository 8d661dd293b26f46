import type { Fact } from './fact.ts';

/** Facts that people ask for across people and books. */
export const oftenAskedFacts: readonly Fact[] = [
  {
    subject: 'was king when Jesus was born',
    relation: 'doer',
    answer: ['Herod'],
    sentence: 'Herod was king in Judaea when Jesus was born, and Caesar Augustus ruled in Rome.',
    references: ['Matthew 2:1', 'Luke 2:1'],
    asked: ['which king ruled when jesus was born', 'who ruled judea when jesus was born'],
    card: 'Herod the Great',
  },
  {
    subject: 'received the ten commandments',
    relation: 'place',
    answer: ['Mount Sinai'],
    sentence: 'Moses received the commandments on Mount Sinai.',
    references: ['Exodus 31:18', 'Exodus 34:2-4'],
    asked: [
      'where did moses get the ten commandments',
      'where were the ten commandments given',
      'on what mountain did moses receive the ten commandments',
    ],
    card: 'Mount Sinai',
  },
  {
    subject: 'led Israel after Moses',
    relation: 'doer',
    answer: ['Joshua'],
    sentence: 'Joshua led Israel after Moses died.',
    references: ['Joshua 1:1-2', 'Deuteronomy 34:9'],
    asked: ['who led israel after moses died', 'who took over from moses', 'who led israel into the promised land'],
    card: 'Joshua',
  },
  {
    subject: 'the grandmother of Timothy',
    relation: 'name',
    answer: ['Lois'],
    sentence: 'Timothy’s grandmother was Lois, and his mother Eunice.',
    references: ['2 Timothy 1:2-5'],
    asked: ['who was timothy’s grandmother', 'who was lois in the bible'],
  },
];

import type { Row } from '../row.ts';

/** Giving up one’s own medicine for faith, fear or shame: what the NHS and NAMI FaithNet warn of. */
export const stoppingMedicine: readonly Row[] = [
  {
    when: `(i|we|he|she|they|{loved}|{kins}|{partner}) ~ {stop} .. (take|taking|my|his|her|the|their|all|our|any
        |having|doing|giving|going to|to take|him|with|on|a|of|from|for|his|to have|to)? .. (my|his|her|the|their
        |all|our|any)? .. {medicine}`,
    also: '{i}|{my}|me|we',
    unless: '{medicine-no}',
    example: 'i threw away my insulin in faith',
  },
  {
    when: `{may} .. (to)? .. ({stop}|take|taking|keep|continue|need|trust|rely|use|using|go|see|have|get|be on|give
        |accept|pray) .. {my} .. {medicine}`,
    unless: '{medicine-no}',
    example: 'should i take my antidepressants or just pray',
  },
  {
    when: `{stop} .. (take|taking|having|using|giving|my|our|her|his)? .. (my|our|his|her|the baby|the kids) ..
        {medicine}`,
    unless: '{medicine-no}',
    example: 'stopped my epilepsy tablets',
  },
  {
    when: `{medicine} .. (is|are|was|shows|means|as|would be|be|being|show|proves|mean) .. (a|an|my|of|because|from
        |lack of|not)? .. (lack|sin|unbelief|doubt|idolatry|sorcery|witchcraft|demonic|sinful|doubting|not
        trusting|weak faith|denying|from the devil|satanic|weakness|faithless|evil|worldly|pharmakeia|poison
        |crutch)`,
    also: '(i|my|me|we|our|continu*)',
    unless: '{medicine-no}',
    example: 'By his stripes I am healed, so continuing chemotherapy would be a lack of faith',
  },
  {
    when: `(lack of faith|sin|sinning|unbelief|doubting god|faithless|idolatry|offend god|betraying god|weak faith
        |not trusting|wrong|sorcery|ashamed|guilty|less of a christian|bad christian) .. (if|for|to|that|because
        |of|when)? .. (i|we|me|my|our) .. (take|taking|use|using|keep|continue|need|am on|go on|see|have|accept
        |get|stay on|rely|went|depend) .. {medicine}`,
    unless: '{medicine-no}',
    example: 'is it a sin that i take lithium',
  },
  {
    when: `(instead of|rather than|without|and not|or|in place of|over|not) .. (taking|take|my|the|go to|going to
        |use|using|seeing|having|get|getting|any|more|do|doing)? .. {medicine}`,
    also: '(i|my|me|our|we) ~|~ (i|my)',
    unless: '{medicine-no}|{about-it}|can god|does god',
    example: 'i will trust god instead of chemo',
  },
  {
    when: `(trust|trusting|believe|believing|rely|relying|faith|pray|praying|prayer|claim|claiming|waiting on|stand
        on) .. (god|jesus|in|him|lord|for|on|my|that)? ~ {stop} ~ {medicine}`,
    also: '(i|my|we|our|me)',
    unless: '{medicine-no}',
    example: 'i am trusting jesus for healing so declining the operation',
  },
  {
    when: '{stop} ~ {medicine} ~ {faith-cure}',
    also: '(i|my|we|our|me)',
    unless: '{medicine-no}',
    example: 'declining the operation and trusting the Lord, i know',
  },
  {
    when: `(i am healed|i was healed|healed me|am healed|god healed|jesus healed|i have been healed|i am cured
        |delivered me|set me free|claimed my healing|claim my healing|by (his|whose) stripes) ~ (need|take|taking
        |stop|stopped|keep|still|continue|have|off|went off|quit|any more|medicine|doctor|pills)`,
    also: '{medicine}',
    unless: '{medicine-no}',
    example: 'jesus healed me so do i still need my inhaler',
  },
  {
    when: `(feel|feeling|feels|felt|am|so|doing) .. (better|fine|amazing|great|good|cured|normal|healed|ok|well) ..
        (so|and|now|that|can|i) ~ {stop} .. {medicine}`,
    also: '(i|my)',
    unless: '{medicine-no}',
    example: 'i feel great so i stopped the pills',
  },
  {
    when: '(off|without) .. {my} .. {medicine}',
    unless: '{medicine-no}|afford|(leave|off) (with|for|to)',
    example: 'two weeks off my antidepressants and god is good',
  },
  {
    when: `(christian|christians|believer|believers|sin|lack of faith|faith|god|biblical|ok|wrong|pray|prayer|trust)
        .. (to|and|about|for|with|on|against|take|taking|use|using|need|have|or|versus|vs|be on|of|instead of)?
        .. (take|taking|use|using|be on|need|about)? .. (medicine|medication|antidepressants|antidepressant
        |psychiatric|psychiatrist|meds|chemo|therapy|ssri|ssris|blood transfusion|blood transfusions|vaccines
        |insulin|treatment|lithium|anxiety meds|depression medication)`,
    unless: '{medicine-no}|sabbath|luke',
    level: 'possible',
    example: 'is it a lack of faith to take medicine',
  },
  {
    when: `(antidepressants|medication|meds|psychiatric medicine|psychiatric medication|refusing treatment|refuse
        treatment|blood transfusion|refusing medicine|ssri|lithium|medicine and faith|faith or medicine|faith
        healing and) .. (and|or|vs|versus|sin|in|for|$) .. (christianity|christian|christians|faith|bible|god
        |prayer|church|sin|$)`,
    unless: '{medicine-no}',
    level: 'possible',
    example: 'antidepressants and christianity',
  },
];

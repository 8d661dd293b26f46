import type { CareCard } from './care-card.ts';

/** For somebody who thinks of stopping or refusing treatment, or keeps it from another. */
export const medical = [
  {
    situation: 'stopping-medicine',
    title: 'Faith and medicine',
    message:
      'It is good that you asked. Please do not stop or change a medicine on your own: with some kinds that is dangerous within hours, and others must be reduced slowly. If anyone is going without insulin, or a child without treatment they need, call the emergency number now, whoever has forbidden it. Call it too if somebody is very unwell, or thinks of suicide. If not, speak to a pharmacist or whoever prescribed it today, and tell them your reasons.',
    summary:
      'Prayer and medicine are not rivals. Leaving tablets in a drawer does not show faith, and taking them does not show a lack of it. In the Bible a prophet who promises healing also has the sore treated. Perhaps you feel well again, or have side effects, or were told that you no longer need it. Each of these is worth saying to the person who prescribed it. Much can be changed safely, step by step.',
    sections: [
      {
        heading: 'Why not suddenly',
        text: 'Feeling well is often the medicine at work. Without insulin, heart tablets, steroids, blood thinners, or medicines for epilepsy, bipolar disorder or psychosis, people can be in danger quickly. Antidepressants, strong painkillers and calming or sleeping tablets usually have to be lowered in steps, over weeks or months. Stopping suddenly can bring dizziness, fear, bad nights, dark thoughts and, with calming tablets, fits. If you have missed some, do not take extra. If you have stopped, ask today how to start again, because some must be built up slowly. Swelling, trouble breathing, confusion, bad shaking or repeated vomiting is an emergency: call, and ask there about the next dose.\n\nYou have every right to want to come off something. Ask what it is for, what would happen without it, and how you would come down. If nobody listens, ask for a second opinion.',
        passages: [
          {
            scripture: 'Luke 5:31',
            why: 'Jesus takes it as common sense that sick people need a doctor, and builds a saying on it.',
          },
        ],
      },
      {
        heading: 'Doctors in the Bible',
        text: 'Isaiah told King Hezekiah that God would heal him, and then sent for figs to lay on the sore (2 Kings 20:5-7). The promise and the remedy came from the same person. Paul, who saw people healed, called Luke the beloved physician (Colossians 4:14). He gave Timothy a home remedy of his day for a bad stomach (1 Timothy 5:23), and it was neither a rebuke nor a prescription for others. His word pharmakeia (Galatians 5:20) means sorcery, and not what a doctor prescribes.\n\nKing Asa is held up on the other side: he turned to physicians and not to God (2 Chronicles 16:12). The complaint is that he had shut God out long before. It is not that he saw a doctor. And when the devil dared Jesus to risk his life and let God save him, Jesus called that putting God to the test (Matthew 4:7).',
        passages: [
          {
            scripture: '2 Kings 20:5-7',
            why: 'God promises to heal, and the prophet who says so orders a treatment. Nobody in the story sees a contradiction.',
          },
          {
            scripture: 'Luke 10:34',
            why: 'Oil and wine were what people put on wounds. In the story that Jesus tells, love of neighbour looks like first aid and nursing.',
          },
          {
            scripture: 'Matthew 4:7',
            why: 'A promise from the Bible had been quoted to make Jesus risk his life. He trusts God, and he does not take the risk.',
          },
        ],
      },
      {
        heading: 'If you were told that you are healed',
        text: 'A real healing can bear to be examined. When ten men with a skin disease called to Jesus, he sent them to the priests, whose task it was to check (Luke 17:14). So let the doctor who knows you look and test, and keep to the treatment until the doctor changes it. If you sleep little or hear voices since you stopped, tell a doctor today. It may be the illness. People who pray for you cannot see your test results, and it is you who would bear the consequences. James asks elders to pray for the sick and to use oil (James 5:14). He does not ask anyone to give anything up.\n\nIf you are not healed, you are not being punished, and your faith is not too small. Paul had to leave a good friend behind ill, and says so in half a sentence, without blame.',
        passages: [
          {
            scripture: 'Luke 17:12-14',
            why: 'Jesus himself sends people to be looked at by those who were responsible for saying who was well.',
          },
          {
            scripture: '2 Timothy 4:20',
            why: 'Trophimus travelled with an apostle and was left behind ill. Paul finds no fault with him for it.',
          },
        ],
      },
      {
        heading: 'A child, or someone in your care',
        text: 'A child who has been prescribed insulin can be in danger within hours without it. Vomiting, stomach pain, great thirst, drowsiness, or fast and deep breathing mean an emergency now. With any serious illness, give what the doctor has prescribed, and call. You may be caught between a husband or wife, a church and a hospital, or afraid that you will be blamed. Call all the same. You do not go against God by keeping a child alive.\n\nSome people decline certain treatments for conscience’s sake, and an adult who understands what it means may usually choose that. When a child’s life is at risk, many countries do not leave it to the parents alone, and a hospital can ask a court quickly. If somebody is keeping treatment from a child, tell the hospital, the police or child protection today.',
        passages: [
          {
            scripture: 'Matthew 7:9-10',
            why: 'Jesus takes it for granted that a parent gives a child what the child needs. Giving prescribed medicine is part of that.',
          },
        ],
      },
    ],
    prayer:
      'God, you hear prayers, and you also taught people to find remedies. I do not want to choose between them. Take away my fear of those who would call this a weak faith. Send me a doctor who listens and give me patience with slow steps. Guard everyone in my care. Be with me when I pray and when I take my medicine. Amen.',
  },
] satisfies readonly CareCard[];

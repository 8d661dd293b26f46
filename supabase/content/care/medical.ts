import type { CareCard } from './care-card.ts';

/** For somebody who thinks of stopping or refusing treatment, or keeps it from another. */
export const medical = [
  {
    situation: 'stopping-medicine',
    title: 'Faith and medicine',
    message:
      'It is good that you are talking about this. Please do not stop or change a medicine by yourself: with some kinds that is dangerous within hours, and others have to be reduced slowly. Ring a pharmacist or whoever prescribed it, today. If it has been stopped already and somebody is very unwell, or thinks of suicide, call the emergency number. If a child is going without treatment they need, such as insulin, it cannot wait. Call now, whoever has forbidden it.',
    summary:
      'Prayer and medicine are not rivals. Leaving tablets in a drawer does not show faith, and taking them does not show a lack of it. In the Bible a prophet who promises healing also has the sore treated. Perhaps you feel well again, or have side effects, or were told that you no longer need it. Each of these is worth saying to the person who prescribed it. Much can be changed safely, step by step.',
    sections: [
      {
        heading: 'Why not suddenly',
        text: 'Feeling well is often the medicine at work. Without insulin, heart tablets, steroids, blood thinners, or medicines for epilepsy, bipolar disorder or psychosis, people can be in danger quickly. Antidepressants, strong painkillers and calming or sleeping tablets usually have to be lowered in steps, over weeks or months. Stopping them at once can bring dizziness, fear, bad nights and dark thoughts, which are then taken for the old illness or for an attack of evil. With calming tablets it can bring on fits. If you have missed some, do not take extra to catch up. A pharmacist can tell you what to do.\n\nYou have every right to want to come off something. Ask what it is for, what would happen without it, and how you would come down. If nobody listens, ask for a second opinion.',
        passages: [
          {
            scripture: 'Luke 5:31',
            why: 'Jesus takes it as common sense that sick people need a doctor, and builds a saying on it.',
          },
        ],
      },
      {
        heading: 'Doctors in the Bible',
        text: 'Isaiah told King Hezekiah that God would heal him, and then sent for figs to lay on the sore (2 Kings 20:5-7). The promise and the remedy came from one mouth. Paul, who saw people healed, called Luke the beloved physician (Colossians 4:14). He gave Timothy a home remedy of his day for a bad stomach (1 Timothy 5:23), and it was neither a rebuke nor a prescription for others.\n\nKing Asa is held up on the other side: he turned to physicians and not to God (2 Chronicles 16:12). The complaint is that he had shut God out long before. It is not that he saw a doctor. And when the devil dared Jesus to leap and be caught, Jesus called that putting God to the test (Matthew 4:7).',
        passages: [
          {
            scripture: '2 Kings 20:5-7',
            why: 'God promises to heal, and the prophet who says so orders a treatment. Nobody in the story sees a contradiction.',
          },
          {
            scripture: 'Luke 10:34',
            why: 'Oil and wine were what one put on wounds. In the story that Jesus tells, love of neighbour looks like first aid and a paid bill.',
          },
          {
            scripture: 'Matthew 4:5-7',
            why: 'A verse about angels is quoted to make Jesus jump. He knows the verse, trusts God, and stays where he is.',
          },
        ],
      },
      {
        heading: 'If you were told that you are healed',
        text: 'A real healing can bear to be examined. When ten men with a skin disease called to Jesus, he sent them to the priests, whose task it was to check (Luke 17:14). So let the doctor who knows you look and test, and keep to the treatment until then. People who pray for you cannot see your blood results, and it is not they who would bear the consequences. James asks elders to pray for the sick and to use oil (James 5:14). He does not ask anyone to give anything up.\n\nIf you are not healed, you are not being punished, and your faith is not too small. Paul had to leave a good friend behind ill, and says so in half a sentence, without blame.',
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
        text: 'A child with diabetes needs insulin every day and can be in danger within hours without it. Vomiting, great thirst, drowsiness, or fast and deep breathing mean an emergency now. With any serious illness, give what the doctor has prescribed, and call. You may be caught between a husband or wife, a church and a hospital, or afraid that you will be blamed. Call all the same. You do not go against God by keeping a child alive.\n\nSome people decline certain treatments for conscience’s sake, and an adult who understands what it means may usually choose that for himself. For a child most countries do not leave it to the parents, and a hospital can get a ruling fast. If somebody is keeping treatment from a child, tell the hospital, the police or child protection today.',
        passages: [
          {
            scripture: 'Mark 5:41-43',
            why: 'Even after a miracle Jesus reminds the parents to give their daughter something to eat. Ordinary care goes on.',
          },
        ],
      },
    ],
    prayer:
      'God, you hear prayers, and you also taught people to find remedies. I do not want to choose between them. Take away my fear of those who would call this a weak faith. Send me a doctor who listens and give me patience with slow steps. Guard everyone in my care. Be in the prayer and in the prescription. Amen.',
  },
] satisfies readonly CareCard[];

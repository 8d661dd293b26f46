import { scriptureQuestionResponse, type QuestionAnswer } from '@berea/validation';
import { quantile } from '../quantiles.ts';
import { withServer } from '../server.ts';
import { answeredByCard, isRight, offersCard } from './judge.ts';
import { halves, kinds, labelledQuestions, type LabelledQuestion } from './questions.ts';

interface Answered extends LabelledQuestion {
  readonly answer: QuestionAnswer;
  readonly milliseconds: number;
}

const rules = {
  fact: 'facts: named in the first sentence',
  quotation: 'half-remembered verses: among the first five',
  saying: 'sayings: said not to be in the Bible',
  topic: 'topics: a fitting verse among the first five',
  card: 'questions for a card: a fitting card answers',
  decline: 'declined where it should',
  answer: 'not declined where it should answer',
} as const;

/**
 * Asks the function scripture-question every labelled question, over HTTP, and prints how many are right, by kind. With
 * the argument `misses` it also prints what was wrong in the half that is tuned by; the other half is only counted.
 */
export function benchAnswers([argument]: readonly string[] = []): Promise<string> {
  const env = { ANSWER_LIMIT_PER_ADDRESS: '100000', ANSWER_LIMIT_OVERALL: '100000' };
  return withServer(env, async ({ origin, publishableKey }) => {
    const ask = async (labelled: LabelledQuestion): Promise<Answered> => {
      const began = performance.now();
      const response = await fetch(`${origin}/functions/v1/scripture-question`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ question: labelled.question }),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${labelled.question}: ${response.status} ${JSON.stringify(body)}`);
      return {
        ...labelled,
        answer: scriptureQuestionResponse.parse(body).data,
        milliseconds: performance.now() - began,
      };
    };
    await ask({ kind: 'answer', question: 'What does the Bible say about owls?', expected: '' });
    const lines: string[] = [];
    for (const half of halves) {
      const answered: Answered[] = [];
      for (const each of labelledQuestions(half)) answered.push(await ask(each));
      lines.push(...table(half, answered), '');
      if ((half === 'tune' || half === 'stories') && argument === 'misses') lines.push(...misses(answered), '');
    }
    return lines.join('\n').trimEnd();
  });
}

function table(half: string, answered: readonly Answered[]): string[] {
  const line = (name: string, some: readonly Answered[], all: readonly Answered[]): string =>
    `  ${name.padEnd(48)}${(some.length / all.length).toFixed(3)}   ${some.length} of ${all.length}`;
  const cards = answered.filter(({ kind }) => kind === 'card');
  const spent = answered.map(({ milliseconds }) => milliseconds);
  return [
    `${half}: ${answered.length} questions`,
    ...kinds
      .filter((kind) => answered.some((each) => each.kind === kind))
      .map((kind) => {
        const all = answered.filter((each) => each.kind === kind);
        return line(
          rules[kind],
          all.filter((each) => isRight(each, each.answer)),
          all,
        );
      }),
    line(
      'questions for a card: answered or offered',
      cards.filter(({ answer, expected }) => offersCard(answer, expected)),
      cards,
    ),
    line(
      'questions for a card: another card answers',
      cards.filter(({ answer, expected }) => answeredByCard(answer, expected) === 'wrong'),
      cards,
    ),
    `  ${'a question'.padEnd(48)}p50 ${quantile(spent, 0.5).toFixed(0)} ms   p95 ${quantile(spent, 0.95).toFixed(0)} ms`,
  ];
}

const misses = (answered: readonly Answered[]): string[] =>
  answered
    .filter((each) => !isRight(each, each.answer))
    .map(({ kind, question, expected, answer }) => {
      const [first, ...others] = answer.references.slice(0, 5).map(({ scripture }) => scripture);
      return `${kind} [${answer.outcome ?? '-'}] ${question} → ${answer.summary.slice(0, 140)} | ${[first, ...others].join(', ')} | ${(answer.nearest ?? []).map(({ title }) => title).join(', ')} | expected ${expected.slice(0, 90)}`;
    });

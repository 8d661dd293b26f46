import { readContent } from '@berea/content/files';
import { examineResponse, maxExaminedLength, type Examination } from '@berea/validation';
import { quantile } from '../quantiles.ts';
import { withServer } from '../server.ts';
import { labelledTexts, outcomeOf, type LabelledText, type Outcome } from './labelled-texts.ts';

const longTexts = 8;

/**
 * Sends the labelled texts to the function examine, over HTTP, and prints how many planted errors it finds, how much of
 * what is right it calls wrong, and how long the longest texts take. With the argument `misses` it also prints these.
 */
export function benchExamine([argument]: readonly string[] = []): Promise<string> {
  return withServer({ ANSWER_LIMIT_PER_ADDRESS: '100000' }, async ({ origin, publishableKey }) => {
    const examine = async (text: string): Promise<{ examination: Examination; milliseconds: number }> => {
      const began = performance.now();
      const response = await fetch(`${origin}/functions/v1/examine`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return { examination: examineResponse.parse(body).data, milliseconds: performance.now() - began };
    };
    const lines: string[] = [];
    for (const file of ['texts', 'later'] as const) {
      const outcomes: Outcome[] = [];
      const labelled = labelledTexts(file);
      for (const each of labelled) outcomes.push(outcomeOf(each, (await examine(each.text)).examination));
      lines.push(...table(file, labelled, outcomes, argument === 'misses'));
    }
    const texts = labelledTexts('texts').map(({ text }) => text);
    const prose = readContent(['questions'])
      .questions.map(({ explanation }) => explanation)
      .join('\n\n');
    const times = async (textAt: (at: number) => string): Promise<string> => {
      const spent: number[] = [];
      for (let at = 0; at < longTexts; at++)
        spent.push((await examine(textAt(at).slice(0, maxExaminedLength))).milliseconds);
      return `p50 ${quantile(spent, 0.5).toFixed(0)} ms, longest ${Math.max(...spent).toFixed(0)} ms`;
    };
    const turned = (at: number): string[] => [...texts.slice(at * 5), ...texts.slice(0, at * 5)];
    const usual = await times((at) => [...turned(at).slice(0, 6), prose].join('\n\n'));
    const dense = await times((at) => turned(at).join('\n\n'));
    return [
      ...lines,
      `20,000 characters, six of these texts and prose: ${usual}`,
      `20,000 characters of such texts alone, more than 200 quotations: ${dense}`,
    ].join('\n');
  });
}

function table(
  file: string,
  texts: readonly LabelledText[],
  outcomes: readonly Outcome[],
  withMisses: boolean,
): string[] {
  const planted = texts.reduce((sum, each) => sum + each.planted.length, 0);
  const missed = outcomes.flatMap((outcome) => outcome.missed);
  const alarms = outcomes.flatMap((outcome) => outcome.alarms);
  const right = outcomes.reduce((sum, outcome) => sum + outcome.right, 0);
  return [
    `${file}: ${texts.length}`,
    `  planted errors found   ${((planted - missed.length) / planted).toFixed(3)}   ${planted - missed.length} of ${planted}`,
    `  false alarms           ${(alarms.length / right).toFixed(3)}   ${alarms.length} of ${right}`,
    ...(withMisses
      ? [...missed.map((text) => `  missed: ${text}`), ...alarms.map((text) => `  false alarm: ${text}`)]
      : []),
  ];
}

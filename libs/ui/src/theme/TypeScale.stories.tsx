import { makeStyles } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from './tokens.ts';
import { typeScale, type FontSize } from './type-scale.ts';

const useStyles = makeStyles({
  list: { margin: 0, fontFamily: tokens.fontFamilyBase, color: tokens.colorNeutralForeground1 },
  name: {
    margin: '20px 0 2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  sample: { margin: 0, overflowWrap: 'anywhere' },
});

const interfaceSteps = ['Base100', 'Base200', 'Base300', 'Base400', 'Base500', 'Base600'] as const;
const titleSteps = ['Hero700', 'Hero800', 'Hero900', 'Hero1000'] as const;

function Specimen() {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {interfaceSteps.map((step) => (
        <div key={step}>
          <dt className={styles.name}>{step}, the interface</dt>
          <dd
            className={styles.sample}
            style={{ fontSize: tokens[`fontSize${step}`], lineHeight: tokens[`lineHeight${step}`] }}
          >
            The quiet part is the margin
          </dd>
        </div>
      ))}
      {titleSteps.map((step) => (
        <div key={step}>
          <dt className={styles.name}>{step}, titles</dt>
          <dd
            className={styles.sample}
            style={{
              fontFamily: tokens.fontFamilySerif,
              fontSize: tokens[`fontSize${step}`],
              lineHeight: tokens[`lineHeight${step}`],
            }}
          >
            An open book
          </dd>
        </div>
      ))}
      <div>
        <dt className={styles.name}>Scripture</dt>
        <dd
          className={styles.sample}
          data-testid="scripture"
          style={{
            fontFamily: tokens.fontFamilySerif,
            fontSize: tokens.fontSizeScripture,
            lineHeight: tokens.lineHeightScripture,
            maxWidth: '34em',
          }}
        >
          A page is set for one who stays: long enough a line to carry a thought, short enough that the eye finds its
          way back, and room between the lines to breathe.
        </dd>
      </div>
    </dl>
  );
}

const atSize = (fontSize: FontSize): StoryObj => ({
  render: () => (
    <div data-font-size={fontSize}>
      <Specimen />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(Number.parseFloat(getComputedStyle(canvas.getByTestId('scripture')).fontSize)).toBeCloseTo(
      Number.parseFloat(typeScale(fontSize).fontSizeScripture) * 16,
      1,
    );
  },
});

/**
 * Literata for scripture and titles, Instrument Sans for everything else: both variable and self-hosted.
 *
 * - Use sizes from the scale, never literal values: then Small, Medium and Large apply everywhere, including dialogs
 *   and remotes.
 * - They are in rem, so that they scale with the browser's font size.
 * - Scripture has its own size, larger than the interface, with 60 to 70 characters per line.
 */
const meta = { title: 'theme/Type scale' } satisfies Meta;

export default meta;

export const Small = atSize('small');
export const Medium = atSize('medium');
export const Large = atSize('large');

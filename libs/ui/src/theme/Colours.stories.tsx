import { makeStyles } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookOf } from '../testing/look.ts';
import { rubric } from './brand.ts';
import { measuredPairs } from '../testing/colour-pairs.ts';
import { bereaTheme, type Mode } from './theme.ts';
import { tokens } from './tokens.ts';

const useStyles = makeStyles({
  table: {
    borderCollapse: 'collapse',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground1,
    '& th, & td': { textAlign: 'start', padding: '8px 12px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  sample: { display: 'inline-block', minWidth: '72px', paddingBlock: '4px', textAlign: 'center' },
  shape: { display: 'inline-block', width: '72px', height: '20px', border: '2px solid' },
  ratio: { whiteSpace: 'nowrap' },
  ramp: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
  },
  step: { width: '76px', padding: '28px 0 8px 8px' },
});

const surfaces = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorNeutralBackground4',
  'colorNeutralBackground5',
  'colorNeutralBackground6',
  'colorSubtleBackgroundHover',
  'colorSubtleBackgroundPressed',
  'colorSubtleBackgroundSelected',
  'colorNeutralStroke1',
  'colorNeutralStroke2',
  'colorNeutralStroke3',
] as const;

function Pairs({ mode }: { mode: Mode }) {
  const styles = useStyles();
  const theme = bereaTheme(mode, 'medium');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Use', 'Looks like', 'Tokens', 'Contrast', 'Needed'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measuredPairs(theme).map(({ use, front, back, needed, ratio, passes }) => (
          <tr key={use}>
            <th scope="row">{use}</th>
            <td style={{ backgroundColor: theme[back] }}>
              {needed === 3 ? (
                <span className={styles.shape} style={{ borderColor: theme[front] }} />
              ) : (
                <span className={styles.sample} style={{ color: theme[front] }}>
                  Sample
                </span>
              )}
            </td>
            <td>
              {front} on {back}
            </td>
            <td className={styles.ratio}>
              {ratio.toFixed(1)} {passes ? 'passes' : 'fails'}
            </td>
            <td>{needed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Dark text on warm paper, or light text on warm black in the dark theme. One accent colour: rubric, the red of
 * initials in manuscripts.
 *
 * - Use `tokens`, never literal colours: only then do both themes and forced colours work.
 * - Never use colour alone: a highlight also has a name, and an invalid field a message.
 * - Add each new foreground and background pair to `colour-pairs.ts`, where its contrast is tested.
 */
const meta = { title: 'theme/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contrast of each pair according to WCAG 2. A pair below its minimum fails this story. */
export const Contrast: Story = {
  render: (_, { globals }) => <Pairs mode={lookOf(globals).theme} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/passes$/).length).toBeGreaterThan(0);
    await expect(canvas.queryAllByText(/fails$/)).toEqual([]);
  },
};

/** Background colours, from the page to the lowest layer, and the border colours. */
export const PapersAndLines: Story = {
  render: function Surfaces(_, { globals }) {
    const styles = useStyles();
    const theme = bereaTheme(lookOf(globals).theme, 'medium');
    return (
      <table className={styles.table}>
        <thead>
          <tr>
            {['Token', 'Looks like', 'Value'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {surfaces.map((token) => (
            <tr key={token}>
              <th scope="row">{token}</th>
              <td>
                {token.includes('Stroke') ? (
                  <hr style={{ width: '72px', border: 'none', borderTop: `1px solid ${theme[token]}` }} />
                ) : (
                  <span
                    className={styles.shape}
                    style={{ borderColor: theme.colorNeutralStroke1, backgroundColor: theme[token] }}
                  />
                )}
              </td>
              <td>{theme[token]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
};

/** The Fluent ramp of the accent colour. Components use semantic tokens (`colorBrandForeground1`), never ramp steps. */
export const Rubric: Story = {
  render: function Ramp() {
    const styles = useStyles();
    return (
      <ol className={styles.ramp}>
        {Object.entries(rubric).map(([step, colour]) => (
          <li
            key={step}
            className={styles.step}
            style={{ backgroundColor: colour, color: Number(step) < 100 ? '#FFFFFF' : '#000000' }}
          >
            {step}
            <br />
            {colour}
          </li>
        ))}
      </ol>
    );
  },
};

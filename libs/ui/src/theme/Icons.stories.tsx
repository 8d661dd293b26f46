import { makeStyles } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons.ts';
import { tokens } from './tokens.ts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  glyph: { flexShrink: 0 },
  icon: { display: 'flex', alignItems: 'center', gap: '10px' },
});

function Grid() {
  const styles = useStyles();
  return (
    <ul className={styles.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon className={styles.glyph} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * Fluent's regular line icons, the ones in use.
 *
 * - An icon beside a text is decoration and hidden from the ear; an icon alone gives its button an `aria-label`.
 * - 20 px inside controls, 24 px where it leads a card, 16 px only to dismiss.
 * - One more is added to `icons.ts` by name, so that nobody loads the other ten thousand.
 */
const meta = { title: 'theme/Icons', component: Grid } satisfies Meta<typeof Grid>;

export default meta;

export const All: StoryObj<typeof meta> = {};

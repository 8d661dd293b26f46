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
 * The Fluent regular icons in use.
 *
 * - An icon next to text is decorative and hidden from screen readers; an icon-only button needs an `aria-label`.
 * - 20 px inside controls, 24 px at the start of a card, 16 px only to dismiss.
 * - Add new icons to `icons.ts` by name, so that the other ten thousand are not loaded.
 */
const meta = { title: 'theme/Icons', component: Grid } satisfies Meta<typeof Grid>;

export default meta;

export const All: StoryObj<typeof meta> = {};

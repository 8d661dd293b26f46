import { Button, Dismiss20Regular, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { floating } from '../floating.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    ...floating,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: 'fit-content',
    maxWidth: '100%',
    marginTop: '16px',
    padding: '6px 6px 6px 16px',
    boxShadow: tokens.shadow8,
    ...hideInPrint,
  },
  text: { margin: 0, minWidth: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

interface ChosenBarProps {
  /** 'John 3:16-18', or what a finger may do now. */
  text: string;
  /** Opens the menu of the chosen verses, at the button. */
  onMenu?: (at: DOMRect) => void;
  /** The name of the button that ends it. */
  leave: string;
  onLeave: () => void;
}

/** What is chosen in the chapter, and what leads to its menu and ends it. */
export function ChosenBar({ text, onMenu, leave, onLeave }: ChosenBarProps) {
  const styles = useStyles();
  return (
    <div className={styles.bar} role="group" aria-label="Chosen verses">
      <p className={styles.text} role="status">
        {text}
      </p>
      {onMenu && (
        <Button
          appearance="primary"
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget.getBoundingClientRect())}
        >
          Actions
        </Button>
      )}
      <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={leave} title={leave} onClick={onLeave} />
    </div>
  );
}

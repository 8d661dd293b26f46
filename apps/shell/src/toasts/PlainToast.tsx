import type { Toast } from '@berea/shell-api';
import { Button, Dismiss20Regular, makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({
  toast: {
    position: 'fixed',
    top: '68px',
    right: '16px',
    left: '16px',
    zIndex: 1_000_001,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    marginLeft: 'auto',
    maxWidth: '320px',
    padding: '12px 8px 12px 14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  title: { margin: 0, fontWeight: 600 },
  text: { margin: '4px 0 0' },
});

interface PlainToastProps {
  toast: Toast;
  onClose: () => void;
}

/** A toast where the code that shows toasts did not come, which is most likely when the message is that nothing comes. */
export function PlainToast({ toast: { title, description, action }, onClose }: PlainToastProps) {
  const styles = useStyles();
  return (
    <div className={styles.toast} role="alert">
      <div>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.text}>{description}</p>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button appearance="transparent" size="small" icon={<Dismiss20Regular />} aria-label="Close" onClick={onClose} />
    </div>
  );
}

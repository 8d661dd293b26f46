import { Button, makeStyles, tokens } from '@berea/ui';
import { KeyForm } from './KeyForm.tsx';
import { storedOverride, type Override } from './stored-override.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 24px',
    borderBottom: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0 },
});

/** Shows what everybody gets, from now on. */
function end(): void {
  storedOverride.remove();
  location.reload();
}

/** Says that this tab tries a version, or that it cannot, and leads back. */
export function OverrideBar({
  override: { remote, version },
  missing = false,
}: {
  override: Override;
  missing?: boolean;
}) {
  const styles = useStyles();
  return (
    <section className={styles.bar} aria-label="Version override">
      <p className={styles.text}>
        {missing
          ? `${remote} ${version} is not published here, or was withdrawn. This tab shows what is released.`
          : `This tab tries ${remote} ${version}.`}
      </p>
      <Button size="small" onClick={end}>
        {missing ? 'Close' : 'Back to what is released'}
      </Button>
    </section>
  );
}

/** Asks for the operator's key, without which a link changes nothing. */
export function AskForKey({ override, hash }: { override: Override; hash: string }) {
  const styles = useStyles();
  const tryIt = (key: string) => {
    storedOverride.write({ ...override, key });
    location.reload();
  };
  return (
    <section className={styles.bar} aria-label="Version override">
      <p className={styles.text}>
        A link asks to try {override.remote} {override.version} in this tab. Only who operates this site can do that.
      </p>
      <KeyForm hash={hash} onKey={tryIt} submit="Try it">
        <Button size="small" onClick={end}>
          No, thank you
        </Button>
      </KeyForm>
    </section>
  );
}

import { Button, makeStyles, tokens } from '@berea/ui';
import { useEffect, useState } from 'react';
import { isOperatorKey } from '../override/operator-key.ts';
import { KeyForm } from '../override/KeyForm.tsx';
import { useLocation } from '@berea/shell-api';
import { registryOfHost } from '../remotes/registry.ts';
import { shellOfPage } from '../newest/is-newer.ts';
import type { Page } from './facts.ts';
import { Inspector } from './Inspector.tsx';
import { storedInspection } from './stored-inspection.ts';

const useStyles = makeStyles({
  ask: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 24px',
    borderTop: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
  },
  text: { margin: 0 },
});

interface Props extends Pick<Page, 'registry' | 'store'> {
  /** The hash of the operator's key; undefined where nobody has one. */
  readonly hash: string | undefined;
}

/** The inspector of a tab that asked for it, once the operator's key is known. Without it nothing is shown but the question. */
export function InspectedTab({ hash, registry, store }: Props) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [stored, setStored] = useState(() => storedInspection.read());
  const [isAllowed, setAllowed] = useState<boolean>();
  const [host, setHost] = useState<Page['host']>();
  const key = stored?.key;

  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const allowed = key !== undefined && hash !== undefined && (await isOperatorKey(key, hash).catch(() => false));
      if (isHere) setAllowed(allowed);
      const found = allowed ? await registryOfHost() : undefined;
      if (isHere) setHost(found);
    };
    void check();
    return () => void (isHere = false);
  }, [key, hash]);

  const end = () => {
    storedInspection.remove();
    setStored(undefined);
  };
  const accept = (given: string) => {
    storedInspection.write({ key: given });
    setStored({ key: given });
  };
  if (!stored || hash === undefined || isAllowed === undefined) return null;
  if (isAllowed)
    return <Inspector page={{ registry, host, store, shell: shellOfPage() }} path={pathname} onEnd={end} />;
  return (
    <section className={styles.ask} aria-label="Page inspector">
      <p className={styles.text}>
        A link asks to show what this page is made of. Only who operates this site can do that.
      </p>
      <KeyForm hash={hash} onKey={accept} submit="Show it">
        <Button size="small" onClick={end}>
          No, thank you
        </Button>
      </KeyForm>
    </section>
  );
}

import { useLocation } from '@berea/shell-api';
import { Button, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { Dismiss16Regular } from '@berea/ui/shell';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Registry } from '@berea/registry';
import { useQuiet } from '../install/use-quiet.ts';
import { storedOverride } from '../override/stored-override.ts';
import { registryOfHost } from '../remotes/registry.ts';
import { forVisitor } from '../remotes/visitor.ts';
import { isNewer, shellOfPage } from './is-newer.ts';
import { isSomethingUnsaved } from './unsaved.ts';

const useStyles = makeStyles({
  offer: {
    position: 'fixed',
    left: '16px',
    bottom: `calc(16px + ${tokens.bottomBarHeight})`,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    padding: '4px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ...hideInPrint,
  },
});

/** How often the host is asked at most. Milliseconds. */
const pause = 60_000;

/** Asks the host. @returns the name of the newer revision, if this page would be another with it */
async function newerRevision(registry: Registry): Promise<string | undefined> {
  const found = await registryOfHost();
  const newer = found && forVisitor(found);
  return newer && isNewer({ shell: shellOfPage(), registry }, newer) ? `${newer.epoch}-${newer.revision}` : undefined;
}

/**
 * Offers to load the page again when there is something newer on the host than it was made from. It looks when another
 * address is opened; what is on the screen is never replaced. A tab that tries a version is left alone.
 * @param registry what this page was made from
 */
export function NewestOffer({ registry }: { registry: Registry }) {
  const { pathname } = useLocation();
  const [newer, setNewer] = useState<string>();
  const [declined, setDeclined] = useState<string>();
  const isSaving = useIsMutating() > 0;
  // The page itself came from the host.
  const asked = useRef(performance.timeOrigin);

  useEffect(() => {
    if (storedOverride.read() !== undefined || Date.now() - asked.current < pause) return;
    asked.current = Date.now();
    void newerRevision(registry).then(setNewer);
  }, [pathname, registry]);

  if (newer === undefined || newer === declined || isSaving) return null;
  return <Offer key={pathname} onClose={() => setDeclined(newer)} />;
}

/** Shown once nobody does anything, while nothing unsaved is open. What is begun meanwhile ends it for this address. */
function Offer({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const isQuiet = useQuiet();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    setShown(!isSomethingUnsaved());
    const stop = new AbortController();
    for (const type of ['input', 'focusin'])
      document.addEventListener(type, () => isSomethingUnsaved() && setShown(false), { signal: stop.signal });
    return () => stop.abort();
  }, [isQuiet]);
  if (!isShown) return null;
  return (
    <aside className={styles.offer} aria-label="A newer Berea">
      <Button appearance="subtle" onClick={() => location.reload()}>
        Reload for the newest version
      </Button>
      <Button appearance="subtle" size="small" icon={<Dismiss16Regular />} aria-label="Not now" onClick={onClose} />
    </aside>
  );
}

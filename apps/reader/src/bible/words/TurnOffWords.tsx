import { useHydrated, useSettings } from '@berea/shell-api';
import { Button } from '@berea/ui';

interface TurnOffWordsProps {
  className: string;
  /** Called when it was pressed: the button is gone then, and the focus needs another place. */
  onTurnedOff: () => void;
}

/**
 * Turns off that a tap on a word opens its Hebrew or Greek, and so says that it is on. Renders nothing while it is off, and
 * nothing on the server, which knows no settings.
 */
export function TurnOffWords({ className, onTurnedOff }: TurnOffWordsProps) {
  const { settings, change } = useSettings();
  const hydrated = useHydrated();
  if (!hydrated || !settings.reading.includes('words')) return null;
  return (
    <Button
      className={className}
      title="A tap on a word opens its Hebrew or Greek."
      onClick={() => {
        change({ reading: settings.reading.filter((option) => option !== 'words') });
        onTurnedOff();
      }}
    >
      Original words: turn off
    </Button>
  );
}

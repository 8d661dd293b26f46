import { useHydrated, useSettings } from '@berea/shell-api';
import { Button } from '@berea/ui';

/**
 * Says that a tap on a word of the text opens its Hebrew or Greek, and ends that. Nothing while that is off, and nothing in
 * the server's HTML, which knows no settings.
 */
export function LeaveWords({ className }: { className: string }) {
  const { settings, change } = useSettings();
  const hydrated = useHydrated();
  if (!hydrated || !settings.reading.includes('words')) return null;
  return (
    <Button
      className={className}
      title="A tap on a word opens its Hebrew or Greek."
      onClick={() => change({ reading: settings.reading.filter((option) => option !== 'words') })}
    >
      Original words: turn off
    </Button>
  );
}

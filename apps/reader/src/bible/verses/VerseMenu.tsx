import type { Version } from '@berea/scripture';
import { fillAddress, useExtensions, useNavigate } from '@berea/shell-api';
import { contributedIcon, makeStyles, textSize, tokens } from '@berea/ui';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@berea/ui/menus';
import { useMemo } from 'react';
import { keyName } from '../keys/action.ts';
import { usesTouch } from '../touch.ts';
import type { VerseAction } from './verse-actions.ts';
import { passageReference, type Verse } from './verse.ts';

const useStyles = makeStyles({
  reference: { padding: '6px 8px 4px', ...textSize(200), fontWeight: 600, color: tokens.colorNeutralForeground3 },
});

interface VerseMenuProps {
  verse: Verse;
  version: Version;
  actions: readonly VerseAction[];
  at: DOMRect;
  onClose: () => void;
}

/**
 * The context menu of a verse, opened at the position of the click or the verse. The keys of its actions are named
 * where there is a keyboard.
 */
export function VerseMenu({ verse, version, actions, at, onClose }: VerseMenuProps) {
  const positioning = useMemo(() => {
    const scrolledAtOpening = scrollY;
    return {
      // It moves with the text when the page is scrolled: otherwise an entry would jump away from under the pointer.
      target: {
        getBoundingClientRect: () => new DOMRect(at.x, at.y + scrolledAtOpening - scrollY, at.width, at.height),
      },
      position: 'below',
      align: 'start',
      // Where there is room neither below nor above, it lies over the verse instead of beyond the window's edge, and
      // scrolls in a low window.
      shiftToCoverTarget: true,
      overflowBoundaryPadding: 8,
      autoSize: 'height',
    } as const;
  }, [at]);
  const styles = useStyles();
  const touch = usesTouch();
  // Entries of other remotes: questions about the verse, studies of it.
  const extensions = useExtensions('verse-menu');
  const navigate = useNavigate();
  return (
    <Menu open positioning={positioning} onOpenChange={(_, { open }) => !open && onClose()}>
      <MenuPopover>
        {/* The list is named by it. */}
        <div className={styles.reference} aria-hidden="true">
          {passageReference(verse)}
        </div>
        <MenuList aria-label={passageReference(verse)}>
          {actions
            .filter(({ applies }) => applies(verse))
            .map(({ label, key, Icon, run }) => (
              <MenuItem
                key={label}
                icon={<Icon />}
                secondaryContent={key && !touch ? <kbd aria-hidden="true">{keyName(key)}</kbd> : undefined}
                onClick={() => run(verse)}
              >
                {label}
              </MenuItem>
            ))}
          {extensions.length > 0 && <MenuDivider />}
          {extensions.map(({ label, href, icon }) => {
            const Symbol = contributedIcon(icon);
            const address = fillAddress(href, { reference: passageReference(verse), version: version.id });
            return (
              <MenuItem key={label} icon={<Symbol width="20" height="20" />} onClick={() => void navigate(address)}>
                {label}
              </MenuItem>
            );
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

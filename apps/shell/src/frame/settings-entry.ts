import { useRoles } from '../remotes/registry-context.ts';

/** The entry of the settings in a menu; none where no remote has them. */
export function useSettingsEntry(): readonly { path: string; label: string; description: string }[] {
  const { settings: path } = useRoles();
  return path === undefined ? [] : [{ path, label: 'Settings', description: 'Theme and font size' }];
}

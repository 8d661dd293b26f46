import { RuleList } from '@berea/ui/passwords';
import { passwordRules } from '@berea/validation';

/** The rules shown in the list. The maximum length is left out because nobody exceeds it by accident. */
const shown = passwordRules.filter(({ message }) => !message.includes('less than'));

/** 'Password must be at least 8 characters' → 'At least 8 characters' */
const short = (message: string): string => message.replace(/^Password must (be|contain) a/, 'A');

/** The list of password rules, ticked off while the user types. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <RuleList
      label="Password rules"
      rules={shown.map(({ message, passes }) => ({ text: short(message), met: passes(password) }))}
    />
  );
}

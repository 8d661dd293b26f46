import { RuleList } from '@berea/ui/forms';
import { passwordRules } from '@berea/validation';

/** The rules of a password, ticking off as it is typed. The upper limit is left out: nobody meets it by accident. */
const shown = passwordRules.filter(({ message }) => !message.includes('less than'));

/** 'Password must be at least 8 characters' → 'At least 8 characters' */
const short = (message: string): string => message.replace(/^Password must (be|contain) a/, 'A');

export function PasswordRules({ password }: { password: string }) {
  return (
    <RuleList
      label="Password rules"
      rules={shown.map(({ message, passes }) => ({ text: short(message), met: passes(password) }))}
    />
  );
}

import { RuleList } from '@berea/ui/forms';
import { passwordRules } from '@berea/validation';

/** The rules of a password, ticking off as it is typed. The upper limit is left out: nobody meets it by accident. */
const shown = passwordRules.filter(({ message }) => !message.includes('less than'));

export function PasswordRules({ password }: { password: string }) {
  return <RuleList label="Password rules" rules={shown.map(({ message, passes }) => ({ text: message.replace('Password must ', ''), met: passes(password) }))} />;
}

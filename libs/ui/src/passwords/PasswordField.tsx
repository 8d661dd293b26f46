import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { Eye20Regular, EyeOff20Regular } from '../inner-icons.ts';
import { TextField, type TextFieldProps } from '../forms/TextField.tsx';

/**
 * A password field with a button to show the password. Set `autoComplete` so that password managers know which password
 * it is.
 */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'contentAfter'> & { autoComplete: 'current-password' | 'new-password' },
) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

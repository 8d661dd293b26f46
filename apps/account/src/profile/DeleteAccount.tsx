import { CallFailure, useDeleteAccount } from '@berea/api';
import { useHost, useNavigate } from '@berea/shell-api';
import { Button } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, DialogTrigger } from '@berea/ui/dialogs';
import { PasswordField } from '@berea/ui/forms';
import { useState, type FormEvent } from 'react';

/** Deletes the account, after its password was given once more. */
export function DeleteAccount() {
  const { client, toast } = useHost();
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const show = (shown: boolean) => {
    setOpen(shown);
    setPassword('');
    setProblem(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem('Enter your password');
    try {
      await remove.mutateAsync(password);
    } catch (failure) {
      const wrong = failure instanceof CallFailure && failure.code === 'invalid_password';
      return setProblem(wrong ? 'This is not your password' : 'Your account could not be deleted. Please try again.');
    }
    // The session is gone with the account; this browser forgets it, too.
    await client.auth.signOut({ scope: 'local' });
    toast({ title: 'Account deleted', description: 'Your account and everything in it are gone.', kind: 'success' });
    await navigate('/');
  };

  return (
    <Dialog open={open} onOpenChange={(_, data) => show(data.open)}>
      <DialogTrigger disableButtonEnhancement><Button>Delete my account</Button></DialogTrigger>
      <DialogSurface>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <DialogTitle>Delete your account?</DialogTitle>
            <DialogContent>
              <p>Your highlights, notes and studies go with it. This action cannot be undone. Download your data first if you want to keep it.</p>
              <PasswordField
                label="Password" autoComplete="current-password" value={password} error={problem}
                onChange={(_, data) => {
                  setPassword(data.value);
                  setProblem(undefined);
                }}
              />
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement><Button disabled={remove.isPending}>Cancel</Button></DialogTrigger>
              <Button type="submit" appearance="primary" disabled={remove.isPending}>{remove.isPending ? 'Deleting...' : 'Delete account'}</Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

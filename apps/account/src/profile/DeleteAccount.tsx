import { CallFailure, useDeleteAccount } from '@berea/api';
import { useAuth, useEndSession, useHost } from '@berea/shell-api';
import { Button, useSingleFlight } from '@berea/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@berea/ui/dialogs';
import { PasswordField } from '@berea/ui/passwords';
import { useState, type SyntheticEvent } from 'react';

/** For each error code of the delete-account function, the text shown under the password. */
const messages: Readonly<Record<string, string>> = {
  invalid_password: 'This is not your password',
  rate_limited: 'Too many attempts. Please wait a few minutes and try again.',
};

/** Deletes the account after the user confirms with the password. */
export function DeleteAccount() {
  const { toast } = useHost();
  const endSession = useEndSession(useAuth().user?.id);
  const remove = useDeleteAccount();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const [send, busy] = useSingleFlight(async () => {
    try {
      await remove.mutateAsync(password);
    } catch (failure) {
      const code = failure instanceof CallFailure ? failure.code : undefined;
      return setProblem(messages[code ?? ''] ?? 'Your account could not be deleted. Please try again.');
    }
    await endSession({ accountDeleted: true });
    toast({ title: 'Account deleted', description: 'Your account and everything in it are gone.', kind: 'success' });
  });
  const show = (shown: boolean) => {
    // A pending deletion cannot be cancelled, and the dialog must stay open to show its outcome.
    if (busy) return;
    setOpen(shown);
    setPassword('');
    setProblem(undefined);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') setProblem('Enter your password');
    else void send();
  };

  return (
    <Dialog open={open} onOpenChange={(_, data) => show(data.open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button>Delete my account</Button>
      </DialogTrigger>
      <DialogSurface>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>Delete your account?</DialogTitle>
            <DialogContent>
              <p>
                Your highlights, notes, collections, reading plans and studies go with it. This action cannot be undone.
                Download your data first if you want to keep it.
              </p>
              <PasswordField
                label="Password"
                autoComplete="current-password"
                value={password}
                error={problem}
                onChange={(_, data) => {
                  setPassword(data.value);
                  setProblem(undefined);
                }}
              />
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button disabled={busy}>Cancel</Button>
              </DialogTrigger>
              <Button type="submit" appearance="primary" disabled={busy}>
                {busy ? 'Deleting...' : 'Delete account'}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

import { useAuth, useHost, useNamedLinks, usePageHeading } from '@berea/shell-api';
import {
  Button,
  LinkButton,
  makeStyles,
  Page,
  PageTitle,
  quietText,
  sectionTitle,
  tokens,
  useSingleFlight,
} from '@berea/ui';
import { useId, useState, type ReactNode } from 'react';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './data/DownloadData.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' },
  section: { marginTop: '36px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: {
    margin: '0 0 4px',
    ...sectionTitle,
  },
  text: { margin: '0 0 16px', maxWidth: '56ch', ...quietText },
});

/** What other remotes keep for a person, by the name of its link. */
const ownThings = [
  { name: 'notes', label: 'My Notes' },
  { name: 'collections', label: 'My Collections' },
  { name: 'plans', label: 'My Reading' },
] as const;

/** The profile page: email, links to the journal and to other things of the user, log out, change password, download data, delete account. */
export function ProfileScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Profile');
  const { user, signOut } = useAuth();
  const linkTo = useNamedLinks();
  const [logOut, loggingOut] = useSingleFlight(signOut);
  // The shell's route guard requires a user, but there is a render without one between sign-out and the redirect.
  if (!user) return null;
  const email = user.email ?? '';
  return (
    <Page>
      <PageTitle ref={heading} lead={email}>
        Profile
      </PageTitle>
      <div className={styles.actions}>
        <LinkButton href="/saved-studies" appearance="primary">
          My Studies
        </LinkButton>
        {ownThings.map(({ name, label }) => {
          const href = linkTo(name);
          return (
            href && (
              <LinkButton key={name} href={href}>
                {label}
              </LinkButton>
            )
          );
        })}
        <Button disabled={loggingOut} onClick={() => void logOut()}>
          Log Out
        </Button>
      </div>
      <Section title="Change password" text="Every other device will be signed out.">
        <ChangePassword />
      </Section>
      <Section
        title="Download my data"
        text="Your highlights, notes, collections, studies and what you have read, to read or to keep."
      >
        <DownloadData userId={user.id} email={email} />
      </Section>
      <Section title="Delete my account" text="Removes the account and everything in it, for good.">
        <DeleteAccount />
      </Section>
    </Page>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}

function ChangePassword() {
  const { toast } = useHost();
  const [open, setOpen] = useState(false);
  if (!open) return <Button onClick={() => setOpen(true)}>Choose a new password</Button>;
  const changed = () => {
    setOpen(false);
    toast({ title: 'Success', description: 'Your password has been changed.', kind: 'success' });
  };
  return <NewPasswordForm askCurrent onChanged={changed} />;
}

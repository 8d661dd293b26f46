import { usePageHeading, useSettings } from '@berea/shell-api';
import { makeStyles, Page, PageTitle, quietLink, quietText, sectionTitle, tokens } from '@berea/ui';
import type { FontSize, Theme } from '@berea/validation';
import { Choices } from '@berea/ui/choices';
import { useId } from 'react';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const fontSizes: readonly { value: FontSize; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

const useStyles = makeStyles({
  sampleFrame: { marginTop: '28px', paddingTop: '24px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  sample: {
    margin: 0,
    maxWidth: '32em',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeScripture,
    lineHeight: tokens.lineHeightScripture,
    color: tokens.colorNeutralForeground2,
  },
  sources: { margin: '32px 0 0', ...quietText },
  link: quietLink,
  card: { marginTop: '28px', paddingTop: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: {
    margin: '0 0 8px',
    ...sectionTitle,
  },
  options: { marginLeft: '-8px', columnGap: '16px', flexWrap: 'wrap' },
});

/** The appearance settings. Changes apply immediately to the whole page and are stored in this browser. */
export function SettingsScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Settings');
  const { settings, change } = useSettings();
  return (
    <Page>
      <PageTitle ref={heading} lead="How Berea looks on this device.">
        Settings
      </PageTitle>
      <ChoiceCard title="Theme" options={themes} value={settings.theme} onChange={(theme) => change({ theme })} />
      <ChoiceCard
        title="Font Size"
        options={fontSizes}
        value={settings.fontSize}
        onChange={(fontSize) => change({ fontSize })}
      />
      <div className={styles.sampleFrame}>
        <p className={styles.sample}>
          This is the size in which scripture will be set, on this page and on every other.
        </p>
      </div>
      <p className={styles.sources}>
        <a className={styles.link} href="/sources">
          Sources and licences
        </a>{' '}
        of the texts
      </p>
    </Page>
  );
}

interface ChoiceCardProps<T extends string> {
  title: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One setting: a heading and a radio group. */
function ChoiceCard<T extends string>({ title, ...choices }: ChoiceCardProps<T>) {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <Choices className={styles.options} aria-labelledby={heading} {...choices} />
    </section>
  );
}

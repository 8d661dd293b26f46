import { hideInPrint, makeStyles, plainText, quietLink } from '@berea/ui';

const useStyles = makeStyles({
  line: { margin: '12px 0 0', ...plainText, ...hideInPrint },
  link: quietLink,
});

/** The way from a page that answers to the one that checks what a text quotes. */
export function ExamineLink() {
  const styles = useStyles();
  return (
    <p className={styles.line}>
      Have you heard or read a text that quotes the Bible?{' '}
      <a className={styles.link} href="/examine">
        Check its quotations
      </a>
    </p>
  );
}

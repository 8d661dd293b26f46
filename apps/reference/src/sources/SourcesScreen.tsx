import { useSources } from '@berea/api';
import { productTitle, usePageHeading } from '@berea/shell-api';
import { LoadingText, makeStyles, Notice, Page, PageTitle } from '@berea/ui';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { Paragraphs } from '../answers/Paragraphs.tsx';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { byKind } from './kinds.ts';
import { SourceList } from './SourceList.tsx';

const useStyles = makeStyles({ wait: { marginTop: '36px' } });

/** All texts that the product shows or uses, with their origin and licence. */
export function SourcesScreen() {
  const styles = useStyles();
  useScrollToTop();
  const heading = usePageHeading('Sources');
  const { data, isError, isFetching, refetch } = useSources();
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead={`Every text that ${productTitle} shows or draws on, whose it is, and on what terms.`}
      >
        Sources
      </PageTitle>
      {!data && isFetching && <LoadingText label="Loading..." lines={10} below="36px" />}
      {isError && !isFetching && (
        <div className={styles.wait}>
          <Notice title="The list of sources could not be loaded" onRetry={() => void refetch()}>
            Please check your connection and try again.
          </Notice>
        </div>
      )}
      {data &&
        byKind(data).map(({ title, use, sources }) => (
          <AnswerSection key={title} title={title}>
            <SourceList title={title} use={use} sources={sources} />
          </AnswerSection>
        ))}
      {data && (
        <AnswerSection title="Our own writing">
          <Paragraphs
            text={`What is marked as our own writing (overviews of books, entries, answers, defences and studies) was written for ${productTitle}. It holds references and never the text of a verse: each reference is looked up, and the verse is shown from the stored text of the version you read.`}
          />
        </AnswerSection>
      )}
    </Page>
  );
}

import { LoadingText, Page } from '@berea/ui';

/** Shown while the code that reads the address is loading. */
export function LoadingPage() {
  return (
    <Page>
      <LoadingText label="Loading..." lines={7} />
    </Page>
  );
}

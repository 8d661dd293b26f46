import { productTitle, usePageDescription, usePageHeading } from '@berea/shell-api';
import { LinkButton, makeStyles, Page, PageTitle } from '@berea/ui';
import { MessageForm } from './MessageForm.tsx';
import { PrayerForm } from './PrayerForm.tsx';
import type { MouseEvent } from 'react';

/** The ids of the headings. */
const [message, prayer] = ['message', 'prayer'] as const;

/** The contact page: one form for messages and one for prayer requests. */
export function ContactScreen() {
  const heading = usePageHeading('Contact Us');
  usePageDescription(() => `Write to the people behind ${productTitle}, or ask them to pray for you.`);
  return (
    <Page>
      <PageTitle ref={heading} lead="We'd love to hear from you. Send us a message or share your prayer request.">
        Contact Us
      </PageTitle>
      <ToPrayer heading={prayer} />
      <MessageForm heading={message} />
      <PrayerForm heading={prayer} />
    </Page>
  );
}

const useStyles = makeStyles({ link: { marginTop: '20px' } });

/** Leads to the prayer form, which begins below the first screen; the other one begins right here. */
function ToPrayer({ heading }: { heading: string }) {
  return (
    <LinkButton className={useStyles().link} href={`#${heading}`} onClick={goTo}>
      Prayer request
    </LinkButton>
  );
}

/** Moves the focus too, and adds no step that Back would have to take. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  // Here, not in the first HTML: every byte of it is counted.
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

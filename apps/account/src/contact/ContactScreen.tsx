import { productTitle, usePageDescription, usePageHeading } from '@berea/shell-api';
import { Page, PageTitle } from '@berea/ui';
import { MessageForm } from './MessageForm.tsx';
import { PrayerForm } from './PrayerForm.tsx';
import { ToPrayer } from './ToPrayer.tsx';

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

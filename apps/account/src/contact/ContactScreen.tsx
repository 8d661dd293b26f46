import { usePageHeading } from '@berea/shell-api';
import { Page, PageTitle } from '@berea/ui';
import { FormList } from './FormList.tsx';
import { MessageForm } from './MessageForm.tsx';
import { PrayerForm } from './PrayerForm.tsx';

const message = { name: 'Write to us', heading: 'message' };
const prayer = { name: 'Prayer request', heading: 'prayer' };

/** The contact page: one form for messages and one for prayer requests. */
export function ContactScreen() {
  const heading = usePageHeading('Contact Us');
  return (
    <Page>
      <PageTitle ref={heading} lead="We'd love to hear from you. Send us a message or share your prayer request.">
        Contact Us
      </PageTitle>
      <FormList forms={[message, prayer]} />
      <MessageForm heading={message.heading} />
      <PrayerForm heading={prayer.heading} />
    </Page>
  );
}

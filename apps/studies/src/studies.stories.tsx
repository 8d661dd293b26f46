import { json, silence, screenStories, type Routes } from '@berea/shell-api/testing/stories';
import { todayHere } from '@berea/validation';
import { addDays } from './plans/days.ts';
import { answering, id, row, study, table, tablePath } from './testing/answers.ts';
import { remote } from './testing/remote.ts';

/** The screens of studies, journal and plans: each empty, loading, with an error, and full. */
export default { title: 'Remotes/Studies', parameters: { bleed: true } };

const show = screenStories(remote);
const refused = () => json({ error: 'Busy.', message: 'Busy.' }, 400);

const hope = '/guided-studies?topic=Hope';
export const GuidedBefore = show('/guided-studies', 'Managing anger');
export const GuidedLoading = show(hope, 'Preparing your study...', { routes: answering(silence) });
export const GuidedFailed = show(hope, 'Try again', { routes: answering(refused) });
export const GuidedFull = show(hope, study.studySections[0]!.teachingText, { routes: answering() });

const journal = (routes: Routes) => ({ signedIn: true, routes });
export const JournalLoading = show('/saved-studies', 'Loading...', journal({ [tablePath]: silence }));
export const JournalFailed = show('/saved-studies', 'Try again', journal({ [tablePath]: refused }));
export const JournalEmpty = show('/saved-studies', 'No saved studies yet', journal(table([])));
export const JournalFull = show('/saved-studies', 'Anger', journal(table([row(1, 'Hope'), row(2, 'Anger')])));
export const SavedStudy = show(`/saved-studies/${id(1)}`, 'Read slowly.', journal(table([row(1, 'Hope')])));

const started = addDays(todayHere(), -3);
const john = { id: id(1), name: 'John slowly', books: ['John'], days: 21, started_on: started, moved_days: 0 };
const plans = (plans: NonNullable<Routes[string]>) => ({
  signedIn: true,
  routes: {
    '/rest/v1/reading_plans': plans,
    '/rest/v1/chapters_read': () => json([{ chapter: 'John 1', read_on: started }]),
  },
});
export const PlansLoading = show('/plans', 'Loading...', plans(silence));
export const PlansFailed = show('/plans', 'Try again', plans(refused));
export const PlansEmpty = show(
  '/plans',
  'The Gospels in 30 days',
  plans(() => json([])),
);
export const PlansFull = show(
  '/plans',
  'John slowly',
  plans(() => json([john])),
);

import { typedDraft } from '@berea/api';

/** Where the topic is kept until there is a study of it. */
export const topicDraft = typedDraft('topic');

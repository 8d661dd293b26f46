import { setContent } from '@berea/content';
import { readContent } from '@berea/content/files';

/** All our content. Whoever imports this for a test is answered from it. */
export const content = readContent();
setContent(content);

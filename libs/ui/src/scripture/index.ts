export { ChapterText } from './ChapterText.tsx';
export { parseChapter, verseText } from './chapter.ts';

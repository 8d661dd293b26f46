/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { JournalScreen as Journal } from '../journal/JournalScreen.tsx';
export { SavedStudyScreen as SavedStudy } from '../journal/SavedStudyScreen.tsx';

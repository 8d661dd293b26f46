// One chunk: they are small and rarely shown, and each chunk makes the remote's entry larger.
export { WayBack } from './focus-mode/WayBack.tsx';
export { StartPlaces } from './StartPlaces.tsx';
export { PassageGoesOn, PlanLinks } from './chapter-end.tsx';

// One chunk: they are small and seldom shown, and each chunk makes the remote's entry larger.
export { WayBack } from './bare/WayBack.tsx';
export { StartPlaces } from './StartPlaces.tsx';
export { PassageGoesOn, PlanLinks } from './chapter-end.tsx';

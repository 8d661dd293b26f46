export { CareCard, type CareCardProps } from './CareCard.tsx';
export { CareHelp, type CareHelpProps } from './CareHelp.tsx';
export { HelpFirst, type HelpFirstProps } from './HelpFirst.tsx';

export { CareHelp, type CareHelpProps } from './CareHelp.tsx';
export { HelpFirst, type HelpFirstProps } from './HelpFirst.tsx';

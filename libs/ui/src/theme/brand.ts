import type { BrandVariants } from '@fluentui/react-components';
import colours from './colours.json' with { type: 'json' };

/**
 * Rubric, the accent colour: the red of initials and headings in manuscripts. Step 80 is for the light theme, 100 for
 * the dark.
 */
export const { rubric }: { readonly rubric: BrandVariants } = colours;

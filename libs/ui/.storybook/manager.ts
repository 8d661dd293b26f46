import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { rubric } from '../src/theme/brand.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Berea',
    appBg: '#F6F0E6',
    colorPrimary: rubric[80],
    colorSecondary: rubric[80],
  }),
});

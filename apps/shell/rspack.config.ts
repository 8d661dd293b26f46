import { shell } from '@berea/platform/bundler';

export default shell(import.meta.dirname);

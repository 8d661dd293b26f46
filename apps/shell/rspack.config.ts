import { shell } from '@berea/tools/bundler';

export default shell(import.meta.dirname);

import { remote } from '@berea/tools/bundler';

export default remote(import.meta.dirname);

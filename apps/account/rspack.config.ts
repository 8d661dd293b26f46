import { remote } from '@berea/platform/bundler';

export default remote(import.meta.dirname);

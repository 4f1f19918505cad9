import { requireBuild } from '../../deploy/files.ts';

/** Says in one sentence, before any test runs, that the site has to be built first. */
export default () => requireBuild('dist');

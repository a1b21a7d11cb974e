import { remote } from '@ziba/shared/build/webpack-remote';

export default remote(import.meta.url);

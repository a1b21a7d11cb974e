import { shell } from '@ziba/shared/build/webpack-shell';

export default shell(import.meta.url);

import { lazyPart } from '../../ui/controls/lazy-part';
import type { SignConsentProps } from './sign-consent-dialog';

const Later = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "consents" */ './sign-consent-dialog')).SignConsentDialog,
);

/** `SignConsentDialog`, whose code is loaded when it is first opened. */
export const SignConsent = (props: SignConsentProps) => <Later {...props} />;

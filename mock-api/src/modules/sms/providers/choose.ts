import type { Config } from '../../../config';
import { kavenegar } from './kavenegar';
import { noProvider, outbox } from './outbox';
import type { SmsProvider } from './provider';

/** The provider that the settings name. */
export function smsProviderOf({
  smsProvider,
  smsApiKey = '',
  smsLine,
  smsUrl,
}: Config): SmsProvider {
  if (smsProvider === 'kavenegar')
    return kavenegar({ apiKey: smsApiKey, line: smsLine, url: smsUrl });
  return smsProvider === 'outbox' ? outbox : noProvider;
}

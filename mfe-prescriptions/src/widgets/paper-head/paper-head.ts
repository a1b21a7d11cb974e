import { readFileUrl } from '@ziba/shared/api/read-file-url';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Session } from '@ziba/shared/session/session-store';
import { readLetterhead, type PrescriptionLetterhead } from '../../data/transcriptions.api';

/** What stands around a printed text: the heading of the clinic, and the stamp of the doctor. */
export interface PaperHead extends Pick<PrescriptionLetterhead, 'receipt' | 'settings'> {
  /** The name of the clinic. */
  name: string;
  /** Addresses of pictures. */
  logo?: string;
  stampImage?: string;
}

/** Reads what stands around a printed prescription or report. `clinic` is that of the session. */
export async function readPaperHead(
  prescription: Transcription,
  clinic: Session['clinic'] | undefined,
): Promise<PaperHead> {
  const { receipt, settings, stamp } = await readLetterhead(prescription);
  const [logo, stampImage] = await Promise.all([
    readFileUrl(receipt?.clinic.image ?? clinic?.avatar_image ?? null),
    readFileUrl(stamp?.stamp_image ?? null),
  ]);
  const name = receipt?.clinic.name ?? clinic?.name ?? '';
  return { receipt, settings, name, logo, stampImage };
}

/** The clinic at the head of a paper; its settings may replace the heading. */
export const clinicOnPaper = ({ receipt, settings, name, logo }: PaperHead) => ({
  name: settings.print_title ?? name,
  address: settings.print_text ?? receipt?.clinic.address,
  phone: settings.print_text ? undefined : receipt?.clinic.phone,
  logo,
});

import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';

/** What an appointment is for: the title of its service, else its package type. */
export const serviceTitle = ({
  service,
  package_type,
}: Pick<AppointmentDetails, 'service' | 'package_type'>): string =>
  formatText(service?.title ?? packageTypeLabels[package_type]);

import { clinicTexts } from './clinic-texts';
import { namedInput } from './named';
import { editOf } from './versions';

/** A kind of clinics (text 1 §3). */
export const clinicCategoryInput = namedInput(clinicTexts.categoryName);
export const clinicCategoryUpdate = editOf(clinicCategoryInput);

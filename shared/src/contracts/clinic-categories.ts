import { clinicTexts } from './clinic-texts';
import { namedInput } from './named';
import { editOf } from './versions';

/** A kind of clinics. */
export const clinicCategoryInput = namedInput(clinicTexts.categoryName);
export const clinicCategoryUpdate = editOf(clinicCategoryInput);

// Written by `node shared/build/provided-modules.mjs`.
import * as cardText from '@ziba/shared/ui/fields/bank/card-text';
import * as shebaText from '@ziba/shared/ui/fields/bank/sheba-text';
import * as cardField from '@ziba/shared/ui/fields/card-field';
import * as messageTextField from '@ziba/shared/ui/fields/message-text-field';
import * as shebaField from '@ziba/shared/ui/fields/sheba-field';
import * as uiFormsWizardWizard from '@ziba/shared/ui/forms/wizard/wizard';

/** Forms in steps, bank accounts and the text of an SMS; keys are paths below `@ziba/shared`. */
export const wizard = {
  'ui/fields/bank/card-text': cardText,
  'ui/fields/bank/sheba-text': shebaText,
  'ui/fields/card-field': cardField,
  'ui/fields/message-text-field': messageTextField,
  'ui/fields/sheba-field': shebaField,
  'ui/forms/wizard/wizard': uiFormsWizardWizard,
};

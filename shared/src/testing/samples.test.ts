import { appointmentDetails } from '../contracts/appointment-details';
import { appointment } from '../contracts/appointments';
import { loginAnswer } from '../contracts/auth';
import { device } from '../contracts/devices';
import { internalServiceDocument } from '../contracts/internal-service-documents';
import { internalService } from '../contracts/internal-services';
import { clinic, clinicSummary } from '../contracts/clinics';
import { named } from '../contracts/named';
import { uploadedFile } from '../contracts/files';
import { financialDocument } from '../contracts/financial-documents';
import { financialInfo } from '../contracts/financial-info';
import { insurance } from '../contracts/insurances';
import { notification } from '../contracts/notifications';
import { patientAlert } from '../contracts/patient-alerts';
import { patient, patientInput } from '../contracts/patients';
import { payment } from '../contracts/payments';
import { productFinancial } from '../contracts/product-financial';
import { product, productInput } from '../contracts/products';
import { service, serviceInput } from '../contracts/services';
import { generalSettings } from '../contracts/settings';
import { ticket } from '../contracts/tickets';
import { treatmentPlan } from '../contracts/treatment-plans';
import { treatmentSession } from '../contracts/treatment-sessions';
import { staffUser } from '../contracts/users';
import * as accounting from './accounting-samples';
import * as clinics from './clinic-samples';
import { aPayment, aTreatmentPlan, aTreatmentSession } from './plan-samples';
import * as samples from './samples';
import { aLogin, aPlatformLogin } from './session-samples';

it.each([
  ['aNamed', named, samples.aNamed()],
  ['aPatient', patient, samples.aPatient()],
  ['aPatientAlert', patientAlert, samples.aPatientAlert()],
  ['aProduct', product, samples.aProduct()],
  ['aService', service, samples.aService()],
  ['aProductFinancial', productFinancial, samples.aProductFinancial()],
  ['aFinancialDocument', financialDocument, samples.aFinancialDocument()],
  ['aDevice', device, accounting.aDevice()],
  ['aFinancialInfo', financialInfo, accounting.aFinancialInfo()],
  ['anInsurance', insurance, accounting.anInsurance()],
  ['anInternalService', internalService, accounting.anInternalService()],
  ['anInternalServiceDocument', internalServiceDocument, accounting.anInternalServiceDocument()],
  ['aStaffUser', staffUser, samples.aStaffUser()],
  ['aNotification', notification, samples.aNotification()],
  ['aClinicSummary', clinicSummary, clinics.aClinicSummary()],
  ['aClinic', clinic, clinics.aClinic()],
  ['anAppointment', appointment, clinics.anAppointment()],
  ['anAppointmentDetails', appointmentDetails, clinics.anAppointmentDetails()],
  ['aTreatmentPlan', treatmentPlan, aTreatmentPlan()],
  ['aTreatmentSession', treatmentSession, aTreatmentSession()],
  ['aPayment', payment, aPayment()],
  ['anUploadedFile', uploadedFile, clinics.anUploadedFile()],
  ['aTicket', ticket, clinics.aTicket()],
  ['someGeneralSettings', generalSettings, clinics.someGeneralSettings()],
  ['aLogin', loginAnswer, aLogin()],
  ['aPlatformLogin', loginAnswer, aPlatformLogin()],
])('%s is what the server would answer', (_, contract, sample) => {
  expect(contract.parse(sample)).toEqual(sample);
});

it.each([
  ['aPatientInput', patientInput, samples.aPatientInput()],
  ['aProductInput', productInput, samples.aProductInput()],
  ['aServiceInput', serviceInput, samples.aServiceInput()],
])('%s is what the server would accept', (_, contract, sample) => {
  expect(contract.safeParse(sample).error).toBeUndefined();
});

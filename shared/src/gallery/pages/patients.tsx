import { useState } from 'react';
import { PatientAlerts } from '../../domain/patient-alerts/patient-alerts';
import { PatientCard } from '../../domain/patient-picker/patient-card';
import { PaymentDialog } from '../../domain/payments/payment-dialog';
import { PaymentSums } from '../../domain/payments/payment-sums';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/views/card';
import type { GalleryPage } from '../gallery-page';

const Known = () => <PatientCard patientId={7} />;
const Alerts = () => (
  <Card>
    <PatientAlerts patientId={7} />
    <PatientAlerts patientId={8} />
  </Card>
);
const Nobody = () => <PatientCard patientId={undefined} />;
const Broken = () => <PatientCard patientId={8} />;

const visit = {
  target: 'appointment',
  id: 12,
  name: 'ویزیت سارا رضایی',
  total: 4_500_000,
  paid: 3_300_000,
  remaining: 1_200_000,
} as const;

const Sums = () => (
  <Card>
    <PaymentSums of={visit} />
    <PaymentSums of={{ total: 4_500_000, paid: 4_500_000, remaining: 0 }} />
  </Card>
);

function Payment() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button icon="receipt" onClick={() => setIsOpen(true)}>
        دریافت پول
      </Button>
      {isOpen && <PaymentDialog payable={visit} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

export const patients: GalleryPage = {
  path: 'patients',
  title: 'زیباجو و پرداخت',
  examples: [
    { name: 'کارت زیباجو', Show: Known },
    { name: 'هنوز کسی انتخاب نشده', Show: Nobody },
    { name: 'ناموفق', Show: Broken },
    { name: 'هشدارهای پزشکی', Show: Alerts },
    { name: 'هزینه، پرداخت و مانده', Show: Sums },
    { name: 'دریافت پول', Show: Payment },
  ],
};

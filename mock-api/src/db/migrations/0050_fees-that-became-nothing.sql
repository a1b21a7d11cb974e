-- A prescription's charge follows its fee down to nothing, and leaves the account of a patient whom it no longer
-- belongs to. (A merge moves the entries of the account before the prescription: nothing is left to take back.)
CREATE OR REPLACE FUNCTION accrue_transcription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.patient_id <> NEW.patient_id THEN
    PERFORM accrue_charge(NEW.clinic_id, OLD.patient_id, 'transcription', NEW.id, 0);
  END IF;
  PERFORM accrue_charge(NEW.clinic_id, NEW.patient_id, 'transcription', NEW.id, CASE
    WHEN NEW.canceled_at IS NOT NULL THEN 0
    WHEN NEW.type = 'pharmacy' OR NEW.reported_at IS NOT NULL THEN NEW.fee
    ELSE NEW.paid_amount END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER accrue ON transcriptions;
--> statement-breakpoint
CREATE TRIGGER accrue AFTER INSERT ON transcriptions FOR EACH ROW
WHEN (NEW.fee > 0) EXECUTE FUNCTION accrue_transcription();
--> statement-breakpoint
CREATE TRIGGER accrue_changes AFTER UPDATE ON transcriptions FOR EACH ROW
WHEN ((OLD.patient_id, OLD.type, OLD.fee, OLD.paid_amount, OLD.canceled_at, OLD.reported_at)
  IS DISTINCT FROM
  (NEW.patient_id, NEW.type, NEW.fee, NEW.paid_amount, NEW.canceled_at, NEW.reported_at))
EXECUTE FUNCTION accrue_transcription();
--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
-- Charges of prescriptions that hang: the fee became nothing, or the prescription went to another patient.
INSERT INTO patient_ledger (clinic_id, patient_id, kind, amount, ref_kind, ref_id)
SELECT l.clinic_id, l.patient_id, 'charge', -sum(l.amount), 'transcription', l.ref_id
FROM patient_ledger l
JOIN transcriptions t ON t.clinic_id = l.clinic_id AND t.id = l.ref_id
WHERE l.kind = 'charge' AND l.ref_kind = 'transcription' AND (t.fee = 0 OR t.patient_id <> l.patient_id)
GROUP BY l.clinic_id, l.patient_id, l.ref_id
HAVING sum(l.amount) <> 0
ORDER BY l.ref_id;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);

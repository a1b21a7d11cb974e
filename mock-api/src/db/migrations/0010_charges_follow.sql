-- What a patient is charged follows from what was done and paid, whoever changes it: the whole price once
-- a thing is done, before that no more than has been paid for it, and nothing once it is canceled.
CREATE FUNCTION accrue_charge(clinic integer, patient integer, kind_of text, id_of integer, wanted bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  charged bigint;
BEGIN
  SELECT coalesce(-sum(amount), 0) INTO charged FROM patient_ledger
  WHERE clinic_id = clinic AND patient_id = patient AND kind = 'charge'
    AND ref_kind = kind_of AND ref_id = id_of;
  IF charged <> wanted THEN
    INSERT INTO patient_ledger (clinic_id, patient_id, kind, amount, ref_kind, ref_id)
    VALUES (clinic, patient, 'charge', charged - wanted, kind_of, id_of);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION accrue_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM accrue_charge(NEW.clinic_id, NEW.patient_id, 'appointment', NEW.id, CASE
    WHEN NEW.status IN ('canceled', 'no_show') THEN 0
    WHEN NEW.status = 'done' THEN NEW.fee_amount - NEW.discount_amount - NEW.insurance_share
    ELSE NEW.paid_amount END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Only changes: an appointment is booked unpaid, and loading a million of them must stay quick.
CREATE TRIGGER accrue AFTER UPDATE ON appointments FOR EACH ROW
WHEN ((OLD.status, OLD.paid_amount, OLD.fee_amount, OLD.discount_amount, OLD.insurance_share)
  IS DISTINCT FROM (NEW.status, NEW.paid_amount, NEW.fee_amount, NEW.discount_amount, NEW.insurance_share))
EXECUTE FUNCTION accrue_appointment();
--> statement-breakpoint
CREATE FUNCTION accrue_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  patient integer;
BEGIN
  SELECT patient_id INTO patient FROM treatment_plans
  WHERE clinic_id = NEW.clinic_id AND id = NEW.treatment_plan_id;
  PERFORM accrue_charge(NEW.clinic_id, patient, 'session', NEW.id, CASE NEW.status
    WHEN 'canceled' THEN 0 WHEN 'done' THEN NEW.service_cost ELSE NEW.paid_amount END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accrue AFTER UPDATE ON treatment_sessions FOR EACH ROW
WHEN ((OLD.status, OLD.paid_amount, OLD.service_cost)
  IS DISTINCT FROM (NEW.status, NEW.paid_amount, NEW.service_cost))
EXECUTE FUNCTION accrue_session();
--> statement-breakpoint
-- A pharmacy prescription is done with its writing, a surgical one with its report.
CREATE FUNCTION accrue_transcription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM accrue_charge(NEW.clinic_id, NEW.patient_id, 'transcription', NEW.id, CASE
    WHEN NEW.canceled_at IS NOT NULL THEN 0
    WHEN NEW.type = 'pharmacy' OR NEW.reported_at IS NOT NULL THEN NEW.fee
    ELSE NEW.paid_amount END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accrue AFTER INSERT OR UPDATE ON transcriptions FOR EACH ROW
WHEN (NEW.fee > 0) EXECUTE FUNCTION accrue_transcription();

ALTER TABLE "doctor_slots" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "doctor_slots" ADD COLUMN "inside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_slots" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "patient_slots" ADD COLUMN "inside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_slots" DROP CONSTRAINT "doctor_slots_key";
--> statement-breakpoint
ALTER TABLE "doctor_slots" ADD CONSTRAINT "doctor_slots_key" PRIMARY KEY("clinic_id","doctor_id","slot","inside");--> statement-breakpoint
ALTER TABLE "patient_slots" DROP CONSTRAINT "patient_slots_key";
--> statement-breakpoint
ALTER TABLE "patient_slots" ADD CONSTRAINT "patient_slots_key" PRIMARY KEY("clinic_id","patient_id","slot","inside");
--> statement-breakpoint
-- What happens during an appointment shares its time: of an appointment and what belongs to it, both may have the same
-- slot. One function for each table, because a plan is kept only for statements that are written out.
CREATE FUNCTION share_time_of_doctor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.owner_kind = 'appointment' THEN
    UPDATE doctor_slots SET inside = true WHERE clinic_id = NEW.clinic_id
      AND doctor_id = NEW.doctor_id AND slot = NEW.slot AND appointment_id = NEW.owner_id AND NOT inside;
  ELSIF NEW.appointment_id IS NOT NULL THEN
    NEW.inside := EXISTS (SELECT FROM doctor_slots WHERE clinic_id = NEW.clinic_id
      AND doctor_id = NEW.doctor_id AND slot = NEW.slot
      AND owner_kind = 'appointment' AND owner_id = NEW.appointment_id);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- As for the doctor. No time that is still to come is reserved for a patient who is archived.
CREATE FUNCTION share_time_of_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.slot > app_now() AND EXISTS (
    SELECT FROM patients WHERE clinic_id = NEW.clinic_id AND id = NEW.patient_id AND archived_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the patient is archived'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_not_archived';
  END IF;
  IF NEW.owner_kind = 'appointment' THEN
    UPDATE patient_slots SET inside = true WHERE clinic_id = NEW.clinic_id
      AND patient_id = NEW.patient_id AND slot = NEW.slot AND appointment_id = NEW.owner_id AND NOT inside;
  ELSIF NEW.appointment_id IS NOT NULL THEN
    NEW.inside := EXISTS (SELECT FROM patient_slots WHERE clinic_id = NEW.clinic_id
      AND patient_id = NEW.patient_id AND slot = NEW.slot
      AND owner_kind = 'appointment' AND owner_id = NEW.appointment_id);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- When the time of an appointment is released, what stands in it keeps its own.
CREATE FUNCTION keep_time_inside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'UPDATE %I s SET inside = false FROM gone g WHERE s.clinic_id = g.clinic_id
       AND s.%I = g.%I AND s.slot = g.slot AND s.inside AND NOT g.inside',
    TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER share_time BEFORE INSERT ON "doctor_slots"
FOR EACH ROW EXECUTE FUNCTION share_time_of_doctor();
--> statement-breakpoint
CREATE TRIGGER share_time BEFORE INSERT ON "patient_slots"
FOR EACH ROW EXECUTE FUNCTION share_time_of_patient();
--> statement-breakpoint
CREATE TRIGGER keep_time AFTER DELETE ON "doctor_slots" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_time_inside('doctor_id');
--> statement-breakpoint
CREATE TRIGGER keep_time AFTER DELETE ON "patient_slots" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION keep_time_inside('patient_id');
--> statement-breakpoint
-- Sessions and operations that were put into their appointment reserved nothing until now. Where somebody else was
-- booked meanwhile, that booking keeps the time.
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
CREATE TEMPORARY TABLE standing ON COMMIT DROP AS
SELECT 'session' AS kind, t.clinic_id, t.id, p.doctor_id, p.patient_id, p.appointment_id, t.starts_at,
  t.starts_at + coalesce(t.estimated_duration, 0.5)::float8 * interval '1 hour' AS ends_at
FROM treatment_sessions t
JOIN treatment_plans p ON p.clinic_id = t.clinic_id AND p.id = t.treatment_plan_id
JOIN patients c ON c.clinic_id = p.clinic_id AND c.id = p.patient_id AND c.archived_at IS NULL
WHERE t.status <> 'canceled' AND t.archived_at IS NULL
  AND to_char(t.starts_at AT TIME ZONE 'Asia/Tehran', 'HH24:MI') <> '00:00'
UNION ALL
SELECT 'operation', t.clinic_id, t.id, t.doctor_id, t.patient_id, t.appointment_id, t.operation_date,
  t.operation_date + coalesce(t.operation_minutes, 30) * interval '1 minute'
FROM transcriptions t
JOIN patients c ON c.clinic_id = t.clinic_id AND c.id = t.patient_id AND c.archived_at IS NULL
WHERE t.type = 'surgical' AND t.canceled_at IS NULL AND t.archived_at IS NULL
  AND to_char(t.operation_date AT TIME ZONE 'Asia/Tehran', 'HH24:MI') <> '00:00';
--> statement-breakpoint
UPDATE doctor_slots s SET appointment_id = o.appointment_id FROM standing o
WHERE s.clinic_id = o.clinic_id AND s.owner_kind = o.kind AND s.owner_id = o.id;
--> statement-breakpoint
UPDATE patient_slots s SET appointment_id = o.appointment_id FROM standing o
WHERE s.clinic_id = o.clinic_id AND s.owner_kind = o.kind AND s.owner_id = o.id;
--> statement-breakpoint
INSERT INTO doctor_slots (clinic_id, doctor_id, slot, owner_kind, owner_id, appointment_id)
SELECT o.clinic_id, o.doctor_id, slot, o.kind, o.id, o.appointment_id FROM standing o,
  generate_series(date_bin('15 minutes', o.starts_at, timestamptz 'epoch'),
    o.ends_at - interval '1 microsecond', interval '15 minutes') AS slot
WHERE o.ends_at > app_now() AND o.doctor_id IS NOT NULL AND o.appointment_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM doctor_slots s WHERE s.clinic_id = o.clinic_id AND s.slot = slot.slot
    AND s.owner_kind = o.kind AND s.owner_id = o.id)
ORDER BY o.id, slot
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO patient_slots (clinic_id, patient_id, slot, owner_kind, owner_id, appointment_id)
SELECT o.clinic_id, o.patient_id, slot, o.kind, o.id, o.appointment_id FROM standing o,
  generate_series(date_bin('15 minutes', o.starts_at, timestamptz 'epoch'),
    o.ends_at - interval '1 microsecond', interval '15 minutes') AS slot
WHERE o.ends_at > app_now() AND o.appointment_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM patient_slots s WHERE s.clinic_id = o.clinic_id AND s.slot = slot.slot
    AND s.owner_kind = o.kind AND s.owner_id = o.id)
ORDER BY o.id, slot
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE standing;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
--> statement-breakpoint
-- Whoever archives a patient locks the row; whatever was to be added for the patient waits for that and is refused here.
-- A debt can be paid also then.
CREATE FUNCTION refuse_row_of_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT clinic_id, patient_id FROM added) a
    JOIN patients p ON p.clinic_id = a.clinic_id AND p.id = a.patient_id
    WHERE p.archived_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the patient is archived'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_not_archived';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- After refuse_rows_of_merged, whose trigger comes before this one and says more.
CREATE FUNCTION refuse_rows_of_archived(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER patient_there AFTER INSERT ON %s REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_row_of_archived()', target);
END
$$;
--> statement-breakpoint
SELECT refuse_rows_of_archived(target) FROM unnest(ARRAY['appointments', 'treatment_plans', 'transcriptions',
  'photo_sets', 'patient_consents', 'patient_alerts']::regclass[]) AS target;
--> statement-breakpoint
-- A picture has no patient of its own.
CREATE FUNCTION refuse_photo_of_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a JOIN photo_sets s ON s.clinic_id = a.clinic_id AND s.id = a.photo_set_id
    JOIN patients p ON p.clinic_id = s.clinic_id AND p.id = s.patient_id
    WHERE p.archived_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the patient is archived'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_not_archived';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER patient_there AFTER INSERT ON photos REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION refuse_photo_of_archived();

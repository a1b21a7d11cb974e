-- Who sees which rows of the table of 0041.
SELECT protect_tenant_table('patient_merges');
--> statement-breakpoint
-- A merge of two files moves rows to another patient, also those of append-only tables. Nothing else of them changes.
CREATE FUNCTION refuse_change_but_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - 'patient_id' IS DISTINCT FROM to_jsonb(NEW) - 'patient_id' THEN
    RAISE EXCEPTION '% is append-only but for its patient', TG_TABLE_NAME
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- For append-only tables with the column patient_id, after make_append_only.
CREATE FUNCTION let_patient_change(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP TRIGGER append_only ON %s', target);
  EXECUTE format(
    'CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON %s
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', target);
  EXECUTE format(
    'CREATE TRIGGER append_only_but_patient BEFORE UPDATE ON %s
     FOR EACH ROW EXECUTE FUNCTION refuse_change_but_patient()', target);
  EXECUTE format('GRANT UPDATE (patient_id) ON %s TO ziba_app', target);
END
$$;
--> statement-breakpoint
SELECT let_patient_change('patient_ledger');
--> statement-breakpoint
SELECT let_patient_change('discount_uses');
--> statement-breakpoint
-- A request that chose a patient just before the file was merged must not add its row to the archived file, where
-- nobody would look for it. The row waits for the merge, because it refers to the locked patient, and is refused here.
CREATE FUNCTION refuse_row_of_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a JOIN patient_merges m
      ON m.clinic_id = a.clinic_id AND m.merged_id = a.patient_id AND m.undone_at IS NULL
  ) THEN
    RAISE EXCEPTION 'the file of the patient was merged into another one'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_not_merged';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_rows_of_merged(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER patient_not_merged AFTER INSERT ON %s REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_row_of_merged()', target);
END
$$;
--> statement-breakpoint
SELECT refuse_rows_of_merged('appointments');
--> statement-breakpoint
SELECT refuse_rows_of_merged('treatment_plans');
--> statement-breakpoint
SELECT refuse_rows_of_merged('transcriptions');
--> statement-breakpoint
SELECT refuse_rows_of_merged('payments');

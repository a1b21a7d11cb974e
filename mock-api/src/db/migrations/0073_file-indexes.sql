-- Reading a patient's file costs about the same however long it is: its newest rows stand in the order of an index, and
-- the visits that are expected are few.
DROP INDEX "treatment_plans_patient";--> statement-breakpoint
CREATE INDEX "treatment_plans_patient" ON "treatment_plans" USING btree ("clinic_id","patient_id","id");--> statement-breakpoint
DROP INDEX "appointments_patient";--> statement-breakpoint
CREATE INDEX "appointments_patient" ON "appointments" USING btree ("clinic_id","patient_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_expected" ON "appointments" USING btree ("clinic_id","patient_id") WHERE "appointments"."status" in ('waiting', 'visiting') and "appointments"."archived_at" is null;

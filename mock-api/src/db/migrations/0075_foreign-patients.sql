-- A clinic may register patients who have no national code by the number of a passport or a residence card.
ALTER TABLE "clinics" ADD COLUMN "foreign_patients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "foreign_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_foreign_id_form" CHECK ("patients"."foreign_id" ~ '^[A-Z0-9]{5,20}$');--> statement-breakpoint
CREATE UNIQUE INDEX "patients_foreign_id" ON "patients" USING btree ("clinic_id","foreign_id") WHERE "patients"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("patients"."full_name" || ' ' || coalesce("patients"."national_code", '') || ' ' || coalesce("patients"."foreign_id", '') || ' ' || "patients"."contact_number" || ' ' || coalesce("patients"."father_name", ''))) STORED;

-- The desk registers a patient with a name and a phone number; these follow later.
ALTER TABLE "patients"
  ALTER COLUMN "national_code" DROP NOT NULL,
  ALTER COLUMN "birth_date" DROP NOT NULL;
--> statement-breakpoint
-- A missing code would make the whole text null, and nobody would find the patient.
ALTER TABLE "patients" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("patients"."full_name" || ' ' || coalesce("patients"."national_code", '') || ' ' || "patients"."contact_number" || ' ' || coalesce("patients"."father_name", ''))) STORED;
--> statement-breakpoint
-- A person who is registered a second time is found by the phone number.
CREATE INDEX "patients_contact_number" ON "patients" USING btree ("clinic_id","contact_number");

-- A clinic may let these fields follow after the registration; they are null until then.
ALTER TABLE "patients"
  ALTER COLUMN "father_name" DROP NOT NULL,
  ALTER COLUMN "gender" DROP NOT NULL,
  ALTER COLUMN "address" DROP NOT NULL,
  ALTER COLUMN "weight" DROP NOT NULL,
  ALTER COLUMN "height" DROP NOT NULL,
  ALTER COLUMN "insurance_type" DROP NOT NULL,
  ALTER COLUMN "special_disease" DROP NOT NULL;
--> statement-breakpoint
-- A missing name of the father would make the whole text null, and nobody would find the patient.
ALTER TABLE "patients" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("patients"."full_name" || ' ' || "patients"."national_code" || ' ' || "patients"."contact_number" || ' ' || coalesce("patients"."father_name", ''))) STORED;
